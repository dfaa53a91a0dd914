import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// The words for calls whose providers gave no answer, in the results of checks that need one.
@Suite struct CallEndingTests {
  @Test func `calls that ended in every way are told apart`() {
    let error = ProviderAnswer(.failure(RecordedFailure(message: "no card")))
    let endings: [(CallOutcome, String)] = [
      (.timedOut(wasBusy: nil), "timed out"), (.exited(status: 0), "exited with status 0"),
      (.exceededMemory(), "exceeded its memory limit"),
      (.answered(error), "threw an error: no card"),
      (.crashed(signal: nil, nil), "crashed"),
    ]
    for (outcome, words) in endings {
      let recording = Setting().recording([.ended(.timeline, outcome)])
      let results = CheckCatalog.results(
        for: recording, simulation: BundleSimulation(recording))
      #expect(results.first { $0.check == "timeline-empty" }?.outcome == .open(words))
      #expect(results.first { $0.check == "completion-called-twice" }?.outcome == .open(words))
    }
  }

  @Test func `a stand-in that lets go of a closure makes no error of a missing answer`() {
    let levels = [nil, RecordedAccess.standInLettingGoOfClosure].map { key in
      var measures = ProviderAnswer(.abandoned, completions: 0)
      measures.accesses = [RecordedAccess(.standIn, of: "Sea", key: key)]
      let outcome = CallOutcome.timedOut(wasBusy: false, measures: measures)
      let recording = Setting().recording([.ended(.timeline, outcome)])
      let results = CheckCatalog.results(
        for: recording, simulation: BundleSimulation(recording))
      return results.first { $0.check == "completion-never-called" }?.outcome.findings.map(\.level)
    }
    #expect(levels == [[.error], [.note]])
  }

  @Test func `a preview that is not shown leaves nothing open`() {
    let failure = RecordedFailure(message: "its widget shows others")
    let recording = Setting().recording([.called(.preview, .failure(failure))])
    let results = CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    #expect(results.filter { if case .open = $0.outcome { true } else { false } }.isEmpty)
    #expect(
      results.first { $0.check == "completion-called-twice" }?.outcome
        == .notApplicable("no preview was shown"))
    let shown = results.first { $0.check == "preview-not-shown" }
    #expect(shown?.outcome.findings.map(\.level) == [.warning])
  }

  @Test func `a preview in a family that its widget has elsewhere is no subject of checks`() {
    let failure = RecordedFailure(message: "its widget shows others")
    let all = { (events: [RecordingEvent]) in
      let recording = Setting().recording([.described()] + events)
      return CheckCatalog.results(for: recording, simulation: BundleSimulation(recording))
    }
    let shown = all([.called(.preview), .called(.preview, family: .accessoryRectangular)])
    #expect(shown.contains { "\($0.subject)".contains("systemSmall") })
    #expect(!shown.contains { "\($0.subject)".contains("accessoryRectangular") })
    // One that fails is told all the same.
    let failed = all([.called(.preview, .failure(failure), family: .accessoryRectangular)])
    #expect(
      failed.flatMap { $0.check == "preview-not-shown" ? $0.outcome.findings : [] }.count == 1)
  }
}
