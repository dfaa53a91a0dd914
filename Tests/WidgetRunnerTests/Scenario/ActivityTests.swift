import JSON
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The Live Activities that the app's side starts, updates and ends during a run.
@Suite struct ActivityTests {
  private static let start = ScriptedExtension.start

  /// A change of the activity of a number, made some seconds after the request.
  private func change(
    _ change: RecordedActivity.Change, _ name: String = "1", state: Double,
    staleAfter seconds: Double? = nil
  ) -> RecordingEvent {
    var activity = RecordedActivity(at: 0, kind: "Parcel", name: name, change)
    activity.content = ActivityContentValue(attributes: .object([:]), state: .number(state))
    activity.staleDate = seconds.map { SimulatedInstant($0) }
    return .activity(activity)
  }

  /// Runs a day on which the app's function is called at some minutes, each time with other events.
  private func run(_ calls: [(Double, [RecordingEvent])]) throws -> [RecordedActivity] {
    let scenes = calls.map { _, events in
      var message = Scene.on(.function, times: 1)
      message.steps = [.acted(.done, events)]
      return message
    }
    var script = try ScriptedExtension.day(
      calls.map { ($0.0, .call(function: "go")) }, scenes: scenes, activities: ["Parcel"])
    script.manifest.app = AppDeclaration(sources: [])
    return try script.run().activities
  }

  private func lines(_ activities: [RecordedActivity]) -> [String] {
    activities.map { activity in
      let minute = Int(saturating: (activity.at - Self.start) / 60)
      let state = activity.content.map { "\($0.state.number ?? -1)\($0.isStale ? " stale" : "")" }
      return "\(minute) \(activity.name) \(activity.change.rawValue) \(state ?? "-")"
    }
  }

  @Test func `contents are recorded in the order in which the app brings them`() throws {
    let activities = try run([
      (5, [change(.start, state: 1)]), (10, [change(.update, state: 2)]),
      (15, [change(.start, "2", state: 7), change(.end, state: 3)]),
    ])
    #expect(
      lines(activities) == ["5 1 start 1.0", "10 1 update 2.0", "15 2 start 7.0", "15 1 end 3.0"])
    #expect(activities.allSatisfy { $0.kind == "Parcel" })
  }

  @Test func `a content becomes stale at its instant, and only while it is shown`() throws {
    let activities = try run([
      (5, [change(.start, state: 1, staleAfter: 600)]), (30, [change(.end, state: 2)]),
    ])
    #expect(lines(activities) == ["5 1 start 1.0", "15 1 stale 1.0 stale", "30 1 end 2.0"])
  }

  @Test func `an update comes before the old content is stale`() throws {
    let activities = try run([
      (5, [change(.start, state: 1, staleAfter: 600)]), (10, [change(.update, state: 2)]),
      (40, [change(.end, state: 3)]),
    ])
    #expect(lines(activities) == ["5 1 start 1.0", "10 1 update 2.0", "40 1 end 3.0"])
  }

  @Test func `what ended never becomes stale`() throws {
    let activities = try run([
      (5, [change(.start, state: 1, staleAfter: 600)]),
      (10, [change(.end, state: 2, staleAfter: 60)]), (50, []),
    ])
    #expect(lines(activities) == ["5 1 start 1.0", "10 1 end 2.0"])
  }

  @Test func `of several contents each becomes stale at its own instant`() throws {
    let activities = try run([
      (
        5,
        [
          change(.start, "1", state: 1, staleAfter: 1200),
          change(.start, "2", state: 2, staleAfter: 600),
        ]
      ), (50, []),
    ])
    #expect(
      lines(activities) == [
        "5 1 start 1.0", "5 2 start 2.0", "15 2 stale 2.0 stale", "25 1 stale 1.0 stale",
      ])
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a content that is stale at no date never is`(_ seconds: Double) throws {
    let activities = try run([
      (5, [change(.start, state: 1, staleAfter: seconds)]), (30, [change(.update, state: 2)]),
    ])
    #expect(lines(activities) == ["5 1 start 1.0", "30 1 update 2.0"])
  }
}
