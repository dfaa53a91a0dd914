import Foundation
import Testing
import WidgetManifest
import WidgetRecording
import WidgetSimulation

@testable import WidgetRunner

@Suite struct LaneTests {
  private let family = FamilyName(rawValue: "systemSmall")

  private var invocation: Invocation {
    get throws {
      let manifest = Manifest(
        name: "B", platform: .iOS, root: URL(fileURLWithPath: "/"),
        source: .sources(SourcesDeclaration(sources: []))
      )
      let widget = RecordedWidget(kind: "K", families: [family], configuration: "static")
      let plan = Plan(manifest, widgets: [widget])
      return try #require(plan.invocations.first { $0.mode == .timeline })
    }
  }

  private func lane(perDay: Int, modes: [DeveloperMode] = [.off, .on]) throws -> Lane {
    Lane(
      invocation: try invocation,
      modes: modes, budget: RateLimit(perDay: perDay, minimumInterval: 300), start: 1000
    )
  }

  private func answer(at instant: Double, policy: ReloadPolicy) -> RecordedCall {
    var call = RecordedCall(
      bundle: "B", kind: "K", family: family, mode: .timeline, at: instant
    )
    call.entries = [RecordedEntry(date: instant)]
    call.policy = policy
    return call
  }

  private func splits(_ lane: inout Lane) -> Bool {
    lane.split() != nil
  }

  @Test func `both modes share a lane while they agree`() throws {
    var lane = try lane(perDay: 40)
    #expect(lane.next == ReloadRequest(at: 1000, reason: .initial, isFree: false))
    #expect(!splits(&lane))
    #expect(lane.developerMode == nil)
    lane.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    #expect(lane.next == ReloadRequest(at: 5000, reason: .after, isFree: false))
    #expect(!splits(&lane))
  }

  @Test func `the lane with developer mode on splits off where the budget refuses`() throws {
    var lane = try lane(perDay: 1)
    lane.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    let split = lane.split()
    let other = try #require(split)
    #expect(lane.modes == [.off])
    #expect(lane.next?.reason == .rejected)
    #expect(other.modes == [.on])
    #expect(other.next == ReloadRequest(at: 5000, reason: .after, isFree: false))
  }

  @Test func `a request that was refused is made when the budget allows it`() throws {
    var lane = try lane(perDay: 1, modes: [.off])
    lane.advance(after: answer(at: 1000, policy: .after(5000)), reloads: false)
    #expect(lane.next == ReloadRequest(at: 5000, reason: .rejected, isFree: false))
    lane.advance(after: nil, reloads: false)
    #expect(lane.next == ReloadRequest(at: 1000 + 86_400, reason: .after, isFree: false))
  }

  @Test func `a provider that did not answer is not asked again`() throws {
    var lane = try lane(perDay: 40)
    var call = answer(at: 1000, policy: .never)
    call.outcome = .timedOut
    lane.advance(after: call, reloads: false)
    #expect(lane.next == nil)
  }

  @Test func `a provider that crashed is asked again`() throws {
    var lane = try lane(perDay: 40)
    var call = answer(at: 1000, policy: .never)
    call.outcome = .crashed
    lane.advance(after: call, reloads: false)
    #expect(lane.next?.at == 1000 + ReloadSchedule.retryInterval)
  }

  @Test func `a reload that the extension asks for comes after the interval`() throws {
    var lane = try lane(perDay: 40)
    lane.advance(after: answer(at: 1000, policy: .never), reloads: true)
    #expect(lane.next == ReloadRequest(at: 1300, reason: .appReload, isFree: false))
  }
}
