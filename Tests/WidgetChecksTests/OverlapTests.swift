import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// One mistake, one finding: what speaks about whole widgets, with all checks on.
@Suite struct OverlapTests {
  /// The checks that find something, with their levels.
  private func speaking(_ events: [RecordingEvent]) -> [String] {
    let recording = Setting().recording([.described()] + events)
    let results = CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    return results.filter { !$0.outcome.findings.isEmpty }.map { result in
      "\(result.outcome.findings[0].level.rawValue) \(result.check.rawValue)"
    }
  }

  /// The timelines that the reload rules ask a provider for in a day without Developer Mode.
  private func day(
    policy: (Double) -> ReloadPolicy, entries: (Double) -> [RecordedEntry]
  ) -> [RecordingEvent] {
    var schedule = ReloadSchedule(
      budget: .assumedReloads, developerMode: .off, start: Setting.start
    )
    var events: [RecordingEvent] = []
    while let request = schedule.next(), request.at < Setting.start + 86_400 {
      let minute = (request.at - Setting.start) / 60
      guard let reason = request.reason else {
        events.append(.refused(at: minute))
        continue
      }
      let timeline = RecordedTimeline(entries: entries(minute), policy: policy(minute))
      events.append(
        .delivered(
          timeline.entries, at: minute, policy: timeline.policy, in: .off, reason: reason))
      schedule.delivered(timeline, at: request.at)
    }
    return events
  }

  @Test func `a clean template gives one note`() {
    let events = day(policy: { _ in .atEnd }) { now in
      (0..<5).map { .at(now + Double($0) * 60) }
    }
    #expect(speaking(events) == ["note relevance-never-set"])
  }

  @Test func `a widget with moments of its own gives nothing`() {
    let events = day(policy: { .after(minute: $0 + 240) }) { now in
      [.at(now), .at(now + 60, score: 10, minutes: 30), .at(now + 120, score: 5, minutes: 15)]
    }
    #expect(speaking(events) == [])
  }

  @Test func `one entry dated now is a thrash and nothing else`() {
    let events = day(policy: { _ in .atEnd }) { now in [.at(now, score: 0)] }
    #expect(speaking(events) == ["warning reload-thrash"])
  }

  @Test func `a date in the past is no thrash, and its refusals are told`() {
    let events = day(policy: { .after(minute: $0) }) { now in [.at(now, score: 0)] }
    #expect(
      events.contains { if case .call(let call) = $0 { call.isRejected } else { false } })
    #expect(
      speaking(events) == ["warning reload-budget-exceeded", "warning reload-in-past"])
  }

  @Test func `a date two minutes ahead is a thrash, and its refusals are told`() {
    let events = day(policy: { .after(minute: $0 + 2) }) { now in [.at(now, score: 0)] }
    #expect(speaking(events) == ["warning reload-budget-exceeded", "warning reload-thrash"])
  }

  @Test func `every ten minutes is no thrash and exceeds the budget`() {
    let events = day(policy: { .after(minute: $0 + 10) }) { now in [.at(now, score: 0)] }
    #expect(speaking(events) == ["warning reload-budget-exceeded"])
  }

  @Test func `an empty timeline is an error and nothing else`() {
    let events = day(policy: { _ in .atEnd }) { _ in [] }
    #expect(speaking(events) == ["error timeline-empty"])
  }

  @Test func `a default duration on one moment never ends and is nothing else`() {
    #expect(
      speaking([.timeline(.at(0), .at(60, score: 5))]) == [
        "warning relevance-never-ends"
      ]
    )
  }

  @Test func `one score at every hour is flat, and it is always on`() {
    let events = day(policy: { _ in .atEnd }) { now in
      (0..<5).map { .at(now + Double($0) * 60, score: 50) }
    }
    #expect(speaking(events) == ["warning relevance-always-on", "note relevance-flat"])
  }

  @Test func `entries a minute apart are too close and nothing else`() {
    let events = day(policy: { .after(minute: $0 + 60) }) { now in
      (0..<60).map { .at(now + Double($0), score: 0) }
    }
    #expect(speaking(events) == ["warning entries-too-close"])
  }

  @Test func `a duration the wrong way round is an error and nothing else`() {
    #expect(
      speaking([.timeline(.at(0), .at(60, score: 5, minutes: -30), .at(120, score: 0))]) == [
        "error relevance-duration-negative"
      ]
    )
  }
}
