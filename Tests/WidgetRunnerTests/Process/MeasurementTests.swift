import Testing
import WidgetRecording

@testable import WidgetRunner

/// Recordings that do not differ from run to run, and what is left out for it.
@Suite struct MeasurementTests {
  private func answer(peakMemory: Int) -> Step {
    var answer = ProviderAnswer(.entry(ScriptedExtension.entry))
    answer.peakMemory = peakMemory
    return .answer(answer)
  }

  @Test func `what differs from run to run can be left out`() throws {
    var script = try ScriptedExtension(
      "K", scenes: [.on(.placeholder, answer(peakMemory: 70_000_000))])
    let measured = try script.run().calls
    #expect(measured.prefix(2).map(\.peakMemory) == [70_000_000, 70_000_000])
    #expect(measured.allSatisfy { ($0.duration ?? .zero) > .zero })
    script.options.measurement = .omitted
    let calls = try script.run().calls
    #expect(calls.allSatisfy { $0.duration == .zero })
    // Thirty megabytes are the limit: what is above stays above, in whole limits.
    #expect(calls.prefix(2).map(\.peakMemory) == [90_000_000, 90_000_000])
  }

  @Test func `of an extension that cannot describe itself nothing is measured either`() throws {
    var script = try ScriptedExtension("K", scenes: [.on("describe", .exit(2))])
    script.options.measurement = .omitted
    #expect(try script.run().failedDescription?.duration == .zero)
  }

  @Test func `the order of a recording does not depend on how many processes run at once`() throws {
    // The first kind is the slowest.
    var script = try ScriptedExtension(
      "C", "A", "B", scenes: [.on("placeholder", kind: "C", Step("sleep", .number(0.2)), .usual)])
    script.options.measurement = .omitted
    script.options.jobs = 1
    let one = try script.run()
    script.options.jobs = 3
    #expect(try script.run() == one)
    var kinds: [String] = []
    for call in one.calls where kinds.last != call.kind { kinds.append(call.kind) }
    #expect(kinds == ["C", "A", "B"])
  }

  private func event(_ outcome: CallOutcome) -> RecordingEvent {
    var call = RecordedCall(
      bundle: "B", kind: "K", family: .systemSmall, mode: .timeline, at: 0, outcome: outcome)
    call.duration = .seconds(3)
    return .call(call)
  }

  private func outcome(_ event: RecordingEvent) -> CallOutcome? {
    if case .call(let call) = event { call.outcome } else { nil }
  }

  @Test(
    arguments: [
      (0, 100, nil), (100, 100, nil), (101, 100, 200), (200, 100, 200), (201, 100, 300),
      (Int.max, 100, Int.max), (Int.max, Int.max - 1, Int.max), (5, 0, 5), (5, -1, 5),
    ] as [(Int, Int, Int?)])
  func `a growth above the limit is rounded up to whole limits`(
    _ bytes: Int, _ limit: Int, _ expected: Int?
  ) {
    var answer = ProviderAnswer(.clues([]))
    answer.peakMemory = bytes
    let changed = outcome(event(.answered(answer)).withoutMeasurements(memoryLimit: limit))
    #expect(changed?.answer?.peakMemory == expected)
  }

  @Test func `of a crash the words stay and the stack goes`() {
    let failure = RecordedFailure(
      message: "x", place: SourcePlace(file: "A.swift", line: 1), stack: ["f"])
    let crash = event(.crashed(signal: 4, failure)).withoutMeasurements(memoryLimit: 1)
    var bare = failure
    bare.stack = []
    #expect(outcome(crash) == .crashed(signal: 4, bare))
  }

  @Test func `what is no call stays as it is`() {
    let event = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 3, kind: nil))
    #expect(event.withoutMeasurements(memoryLimit: 1) == event)
  }
}
