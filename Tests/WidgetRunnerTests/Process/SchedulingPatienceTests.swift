import Foundation
import Testing

@testable import WidgetRunner

@Suite struct SchedulingPatienceTests {
  @Test func `what a process waited for a processor is given to it once`() {
    var scheduling = SchedulingPatience()
    scheduling.begin(at: .seconds(5))
    scheduling.begin(at: .seconds(6))
    #expect(scheduling.extend(at: .seconds(7)) == .seconds(2))
    #expect(scheduling.extend(at: .milliseconds(7500)) == .milliseconds(500))
    #expect(scheduling.extend(at: .milliseconds(7500)) == nil)
  }

  @Test func `a process of which nothing is known has no time beyond the limit`() {
    var scheduling = SchedulingPatience()
    #expect(scheduling.extend(at: .seconds(7)) == nil)
    scheduling.begin(at: nil)
    #expect(scheduling.extend(at: .seconds(7)) == nil)
    scheduling.begin(at: .seconds(7))
    #expect(scheduling.extend(at: nil) == nil)
  }

  @Test func `the kernel counts the time for this process`() throws {
    let delay = try #require(ProcessWatch(getpid()).schedulingDelay)
    #expect(delay > .zero)
  }

  @Test func `a process that waits for the disk has more time, and not for ever`() {
    var disk = DiskPatience()
    #expect(disk.extend(false) == nil)
    let moments = (0..<100).compactMap { _ in disk.extend(true) }
    #expect(moments == Array(repeating: .milliseconds(100), count: 50))
  }

  @Test func `a thread's state comes after its name, whatever that is`() {
    #expect(ProcessWatch.state(in: "7 (a) S b) D 1 2") == "D")
    #expect(ProcessWatch.state(in: "7 (a)") == nil && ProcessWatch.state(in: "") == nil)
    #expect(ProcessWatch(getpid()).isWorking)
  }
}
