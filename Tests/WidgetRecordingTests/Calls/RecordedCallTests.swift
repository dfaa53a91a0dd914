import Testing
import TestSupport
import WidgetRecording

/// The facts that follow from a call.
@Suite struct RecordedCallTests {
  private static let failure = RecordedFailure(message: "m", stack: ["frame"])
  private static let entry = RecordedEntry(date: 1)

  /// Outcomes with the word for each, and whether the call returned and whether it failed.
  static let outcomes: [(CallOutcome, Termination?, Bool, Bool)] = [
    (.rejected, nil, false, false), (.timeline([]), .returned, true, false),
    (.returned(.entry(nil)), .returned, true, false),
    (.returned(.clues([])), .returned, true, false),
    (.returned(.recommendations([])), .returned, true, false),
    (.returned(.failure(failure)), .threw, false, true),
    (.returned(.abandoned), .timedOut, false, true),
    (.timedOut(wasBusy: nil), .timedOut, false, true),
    (.crashed(signal: 4, failure), .crashed, false, true),
    (.exited(status: 0), .exited, false, true),
    (.exceededMemory(), .exceededMemory, false, true),
  ]

  @Test(arguments: outcomes)
  func `an outcome has its word, and is a success, a failure or neither`(
    _ outcome: CallOutcome, _ word: Termination?, _ hasReturned: Bool, _ hasFailed: Bool
  ) {
    let call = RecordedCall.ended(outcome)
    #expect(outcome.termination == word)
    #expect(call.termination == word)
    #expect(call.hasReturned == hasReturned)
    #expect(call.hasFailed == hasFailed)
    #expect(call.isRejected == (outcome == .rejected))
  }

  @Test(arguments: outcomes)
  func `what an outcome does not have is nothing`(
    _ outcome: CallOutcome, _ word: Termination?, _ hasReturned: Bool, _ hasFailed: Bool
  ) {
    let call = RecordedCall.ended(outcome)
    let isTimeline = outcome == .timeline([])
    #expect((call.timeline != nil) == isTimeline)
    #expect(call.deliveredTimeline == isTimeline)
    #expect(call.entries.isEmpty && call.clues.isEmpty && call.recommendations.isEmpty)
    let isAnswered = [.returned, .threw].contains(word) || outcome == .returned(.abandoned)
    #expect((outcome.answer != nil) == isAnswered)
    #expect(call.completions == (isAnswered ? 1 : 0))
    #expect((call.failure != nil) == [.threw, .crashed].contains(word))
    #expect(call.peakMemory == nil && call.network.isEmpty)
  }

  @Test func `the facts of an answer are those of the call`() {
    var answer = ProviderAnswer(
      .timeline(RecordedTimeline(entries: [Self.entry, Self.entry], policy: .never)), completions: 3
    )
    answer.peakMemory = 7
    answer.network = [RecordedConnection(host: "h", port: 1, operation: .lookup, failure: .refused)]
    let call = RecordedCall.ended(.answered(answer))
    #expect(call.timeline?.policy == .never)
    #expect(call.entries == [Self.entry, Self.entry])
    #expect((call.completions, call.peakMemory) == (3, 7))
    #expect(call.network == answer.network)
    #expect(RecordedCall.ended(.returned(.entry(Self.entry))).entries == [Self.entry])
    let clues = [RelevanceAttribute(group: .ungrouped)]
    #expect(RecordedCall.ended(.returned(.clues(clues))).clues == clues)
    #expect(RecordedCall.ended(.returned(.recommendations(["a"]))).recommendations == ["a"])
    #expect(RecordedCall.ended(.returned(.failure(Self.failure))).failure == Self.failure)
    #expect(RecordedCall.ended(.crashed(signal: nil, Self.failure)).failure == Self.failure)
  }

  @Test func `a repetition delivers no timeline that counts`() {
    var call = RecordedCall.ended(.timeline([Self.entry]))
    #expect(call.deliveredTimeline)
    call.repetition = .asBefore
    #expect(!call.deliveredTimeline)
    #expect(call.timeline != nil)
  }

  @Test func `a call without a Developer Mode counts for both`() {
    var call = RecordedCall.ended(.rejected)
    #expect(DeveloperMode.allCases.allSatisfy { call.counts(in: $0) })
    for mode in DeveloperMode.allCases {
      call.developerMode = mode
      #expect(DeveloperMode.allCases.filter { call.counts(in: $0) } == [mode])
    }
  }

  @Test(arguments: outcomes)
  func `an answer can be changed, and nothing else`(
    _ outcome: CallOutcome, _ word: Termination?, _ hasReturned: Bool, _ hasFailed: Bool
  ) {
    var call = RecordedCall.ended(outcome)
    var changes = 0
    call.updateAnswer {
      $0.completions += 5
      changes += 1
    }
    #expect(changes == (outcome.answer == nil ? 0 : 1))
    #expect(call.completions == (outcome.answer?.completions).map { $0 + 5 } ?? 0)
    call.updateAnswer { $0.completions -= 5 }
    #expect(call.outcome == outcome)
  }

  @Test func `a call that is made is named after its parts`() throws {
    let call = RecordedCall(
      bundle: "B/1", kind: "K", family: .accessoryInline, configuration: .named("a/b"),
      mode: .entry,
      at: 0, outcome: .rejected)
    #expect(call.id.rawValue == "B/1/K/accessoryInline/a/b/entry")
    let usual = RecordedCall.ended(.rejected, mode: .snapshot)
    #expect(usual.id.rawValue == "B/K/systemSmall/-/snapshot")
    #expect((usual.isPreview, usual.isRepetition, usual.reason) == (false, false, nil))
    #expect(try CallID(json: call.id.json) == call.id)
  }
}
