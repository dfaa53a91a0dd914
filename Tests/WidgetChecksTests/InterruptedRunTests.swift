import TestSupport
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

/// The verdicts on an interrupted run.
@Suite struct InterruptedRunTests {
  private func recording(_ interruption: RecordedInterruption?) -> Recording {
    let header = RecordedHeader(
      bundle: "B", system: PlatformVersion(.iOS), span: SimulatedInterval(0, 86400),
      timeZone: "UTC", locale: "en_US")
    let calls = ["Done", "Cut"].map { kind in
      RecordingEvent.call(
        RecordedCall(
          bundle: "B", kind: kind, family: .systemSmall, mode: .timeline, at: 0,
          outcome: .timeline([RecordedEntry(date: 60), RecordedEntry(date: 0)])))
    }
    let widgets = ["Done", "Cut", "Missing"].map {
      RecordingEvent.widget(
        RecordedWidget(kind: $0, families: [.systemSmall], configuration: .static))
    }
    let events = interruption.map { [RecordingEvent.interruption($0)] } ?? []
    return Recording(header: header, events: widgets + calls + events)
  }

  private func open(_ kind: String) -> RecordedInterruption.OpenCall {
    let id = CallID(
      bundle: "B", kind: kind, family: .systemSmall, configuration: .defaults, mode: .timeline)
    return .init(id: id, kind: kind, family: .systemSmall, configuration: .defaults)
  }

  private func results(_ interruption: RecordedInterruption?) -> [CheckResult] {
    let recording = recording(interruption)
    return CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording, modes: [.off, .on]))
  }

  private var cut: RecordedInterruption {
    RecordedInterruption(made: 3, planned: 5, open: [open("Cut"), open("Missing")])
  }

  @Test func `a run that came to its end leaves nothing open`() {
    #expect(!results(nil).contains { $0.outcome.name == "open" })
  }

  @Test func `nothing holds of a member whose calls were not all made`() {
    let results = results(cut)
    for kind in ["Cut", "Missing"] {
      let own = results.filter { $0.subject == "B/\(kind)/systemSmall/-" }
      #expect(!own.isEmpty)
      #expect(own.allSatisfy { ["open", "fail"].contains($0.outcome.name) })
      #expect(own.contains { $0.outcome == .open("interrupted, 3 of 5 calls made") })
    }
  }

  @Test func `a fault that was seen stays one`() {
    let faults = results(cut).filter { $0.check == CheckID("entries-out-of-order") }
    #expect(
      faults.map { "\($0.subject) \($0.outcome.name)" } == [
        "B/Cut/systemSmall/- fail", "B/Done/systemSmall/- fail", "B/Missing/systemSmall/- open",
      ])
  }

  @Test func `a member that was called to the end keeps what its own calls say`() {
    let own = results(cut).filter { $0.subject == "B/Done/systemSmall/-" }
    #expect(own.contains { $0.outcome == .pass })
    let stacks = Set(
      CheckCatalog.descriptors.filter { $0.group == .smartStacks }.map(\.id))
    let others = results(cut).filter { stacks.contains($0.check) }
    #expect(!others.isEmpty && others.allSatisfy { $0.outcome.name != "pass" })
  }

  @Test func `without widgets the bundle itself is open`() {
    var recording = recording(RecordedInterruption())
    recording.events.removeAll { if case .interruption = $0 { false } else { true } }
    let results = CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording, modes: [.off, .on]))
    #expect(!results.isEmpty)
    let reason = "interrupted before its widgets were known"
    #expect(results.allSatisfy { $0.outcome == .open(reason) })
  }

  @Test func `an interruption is read as it was written`() throws {
    let event = RecordingEvent.interruption(cut)
    let recording = recording(cut)
    let read = try Recording(recording.bytes, file: "a.jsonl")
    #expect(read.events.last == event)
    #expect(read.interruption == cut)
  }
}
