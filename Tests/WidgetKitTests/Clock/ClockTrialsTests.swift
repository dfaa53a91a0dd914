import Testing

@testable import WidgetKit

@Suite struct ClockTrialsTests {
  @Test func `after some entries one in eight is tried`() {
    var trials = ClockTrials()
    var made = 0
    let results = (0..<60).map { _ in
      trials.result {
        made += 1
        return false
      }
    }
    #expect(made == 18)
    #expect(results.prefix(12).allSatisfy { $0 == false })
    #expect(results.indices.filter { results[$0] != nil }.suffix(6) == [15, 23, 31, 39, 47, 55])
  }

  @Test func `of many entries none is tried after one that depends on the time`() {
    var trials = ClockTrials()
    let results = (0..<60).map { index in trials.result { index == 3 } }
    #expect(results.prefix(12) == (0..<12).map { $0 == 3 }[...])
    #expect(results.dropFirst(12).allSatisfy { $0 == nil })
  }
}
