import TestSupport
import Testing
import WidgetRecording

/// The facts that follow from all of a recording.
@Suite struct RecordingFactsTests {
  private static let claim = WidgetClaim(kind: "A")
  private static let widget = RecordedWidget(kind: "A", families: [], configuration: .static)
  private static let stack = RecordedStack(name: "S", family: .systemSmall, members: [])
  private static let donation = RecordedDonation(
    at: 1, interface: .usage, intent: "I", parameters: [:])
  private static let update = RelevantItemsUpdate<RelevantShortcut>(at: 1, items: [])
  private static let known = KnownFinding(check: "c", subject: "s", message: "m", fingerprint: "f")
  private static let comment = SuppressionComment(
    check: "c", type: nil, reason: nil, place: SourcePlace(file: "f", line: 1))

  private func recording(_ events: RecordingEvent...) -> Recording {
    Recording(header: .usual, events: events)
  }

  @Test func `an empty recording has none of anything`() {
    let empty = recording()
    #expect(empty.widgets.isEmpty && empty.claims.isEmpty && empty.stacks.isEmpty)
    #expect(empty.donations.isEmpty && empty.suppressions.isEmpty && empty.knownFindings.isEmpty)
    #expect(empty.relevantShortcuts.isEmpty && empty.relevantIntents.isEmpty)
    #expect(empty.calls.isEmpty && empty.repetitions.isEmpty)
    #expect((empty.build, empty.nearMisses, empty.declarations) == (nil, nil, nil))
  }

  @Test func `events of a kind are found in order among the others`() {
    var second = Self.claim
    second.kind = "B"
    let (later, intents) = (
      RelevantItemsUpdate<RelevantShortcut>(at: 2, items: []),
      RelevantItemsUpdate<RelevantIntent>(at: 2, items: [])
    )
    let all = recording(
      .claim(Self.claim), .relevantShortcuts(Self.update), .widget(Self.widget),
      .relevantIntents(intents), .stack(Self.stack), .claim(second), .donation(Self.donation),
      .relevantShortcuts(later), .knownFinding(Self.known), .suppression(Self.comment),
      .reloadRequest(RecordedReloadRequest(at: 1, kind: nil)), .widget(Self.widget))
    #expect(all.claims == [Self.claim, second])
    #expect(all.widgets == [Self.widget, Self.widget])
    #expect(all.stacks == [Self.stack])
    #expect(all.donations == [Self.donation])
    #expect(all.relevantShortcuts == [Self.update, later])
    #expect(all.relevantIntents == [intents])
    #expect(all.knownFindings == [Self.known])
    #expect(all.suppressions == [Self.comment])
    #expect(all.calls.isEmpty)
  }

  @Test func `of what is there once the first counts, and its absence is told from nothing`() {
    let miss = RecordedNearMiss(
      provider: "P", method: "m", requirement: "r", place: SourcePlace(file: "f", line: 1))
    let declared = RecordedDeclarations(infoPlist: ["a"])
    let all = recording(
      .claim(Self.claim), .build(.notNeeded), .build(.succeeded),
      .sources(RecordedSources(nearMisses: [miss])), .sources(RecordedSources(nearMisses: [])),
      .declarations(declared), .declarations(RecordedDeclarations()))
    #expect(all.build == .notNeeded)
    #expect(all.nearMisses == [miss])
    #expect(all.declarations == declared)
    #expect(recording(.sources(RecordedSources(nearMisses: []))).nearMisses == [])
  }

  @Test func `repetitions are none of the calls`() {
    let call = RecordedCall.ended(.timeline([RecordedEntry(date: 1)]))
    var again = call
    again.repetition = .asBefore
    let all = recording(.call(call), .call(again), .call(.ended(.rejected)))
    #expect(all.calls == [call, .ended(.rejected)])
    #expect(all.repetitions == [again])
  }

  private static func late(
    _ call: RecordedCall, _ completions: Int, _ mode: DeveloperMode? = nil
  ) -> RecordingEvent {
    .lateCompletion(
      LateCompletion(
        id: call.id, callAt: call.at, developerMode: mode, completions: completions))
  }

  @Test func `late completions are added to their call, however often they come`() {
    let call = RecordedCall.ended(.timeline([]))
    let all = recording(Self.late(call, 1), .call(call), Self.late(call, 2), Self.late(call, 4))
    #expect(all.calls.map(\.completions) == [8])
    #expect(all.events.count == 4)
  }

  @Test(
    arguments: [
      ([.max, .max], .max), ([.max, 1], .max), ([.min, .min], .min + 1), ([.min, -2], .min + 1),
      ([.max, .min], 0), ([-1, 0], 0),
    ] as [([Int], Int)])
  func `late completions beyond all numbers are as many as can be counted`(
    _ late: [Int], _ sum: Int
  ) throws {
    let call = RecordedCall.ended(.timeline([]))
    let all = Recording(
      header: .usual, events: [.call(call)] + late.map { Self.late(call, $0) })
    let read = try Recording(all.bytes, file: "a.jsonl")
    #expect(read == all)
    #expect(read.calls.map(\.completions) == [sum])
  }

  @Test func `a late crash belongs to its call`() {
    let call = RecordedCall.ended(.timeline([]))
    let later = RecordedCall.ended(.timeline([]), at: 6)
    let crash = LateCrash(id: call.id, callAt: 6, developerMode: nil, signal: 6)
    let all = recording(.call(call), .call(later), .lateCrash(crash))
    #expect(all.calls.map(\.laterCrash) == [nil, crash])
    #expect(all.calls.map(\.hasReturned) == [true, true])
  }

  @Test func `late completions belong to one name, instant and Developer Mode`() {
    let call = RecordedCall.ended(.timeline([]))
    let later = RecordedCall.ended(.timeline([]), at: 6)
    let other = RecordedCall.ended(.returned(.entry(nil)), mode: .snapshot)
    var off = call
    off.developerMode = .off
    let all = recording(
      .call(call), .call(later), .call(other), .call(off), Self.late(later, 1),
      Self.late(off, 3, .off), Self.late(call, 5, .on))
    #expect(all.calls.map(\.completions) == [1, 2, 1, 4])
  }

  @Test func `late completions are added once, to the first call and to no repetition`() {
    let call = RecordedCall.ended(.timeline([]))
    var again = call
    again.repetition = .asBefore
    let all = recording(.call(again), .call(call), .call(call), Self.late(call, 1))
    #expect(all.calls.map(\.completions) == [2, 1])
    #expect(all.repetitions.map(\.completions) == [1])
  }

  @Test func `a call that did not answer has no completions to add to`() {
    let crashed = RecordedCall.ended(.crashed(signal: 6, nil))
    let rejected = RecordedCall.ended(.rejected, at: 9)
    let all = recording(
      .call(crashed), .call(rejected), Self.late(crashed, 1), Self.late(rejected, 1))
    #expect(all.calls == [crashed, rejected])
  }

  @Test func `an instant that is not a number is no instant to find a call at`() {
    let call = RecordedCall.ended(.timeline([]), at: SimulatedInstant(.nan))
    #expect(recording(.call(call), Self.late(call, 1)).calls.map(\.completions) == [1])
  }

  @Test func `recordings are equal where all that they hold is`() {
    let one = recording(.claim(Self.claim))
    #expect(one == recording(.claim(Self.claim)))
    #expect(one != recording())
    #expect(one != Recording(header: .usual, events: one.events, isTruncated: true))
    var header = RecordedHeader.usual
    header.sandbox = "x"
    #expect(one != Recording(header: header, events: one.events))
    #expect(Set([one, one, recording()]).count == 2)
  }

  @Test(
    arguments: [
      (
        .unreadable("No such file"), 0, "r.jsonl: error: the recording cannot be read: No such file"
      ),
      (.empty, 0, "r.jsonl: error: the recording is empty; record it again"),
      (.malformed("x"), 7, "r.jsonl:7:1: error: not an event of a recording: x"),
      (
        .missingHeader, 2,
        "r.jsonl:2:1: error: the first line is no header; it must be an event 'header'"
      ),
      (.repeatedHeader, 3, "r.jsonl:3:1: error: a second header; a recording is that of one run"),
      (
        .unknownVersion(2), 1,
        """
        r.jsonl:1:1: error: the recording's version is 2, and this program reads 1; use the program \
        that wrote it
        """
      ),
      (
        .badSpan, 1,
        """
        r.jsonl:1:1: error: 'start' and 'end' are no dates, 'end' is before 'start', or ten years \
        lie between them
        """
      ),
      (.badInstant, 2, "r.jsonl:2:1: error: the event happened at no date; record it again"),
    ] as [(RecordingError.Problem, Int, String)])
  func `an error is one line: the place, the problem and what to do`(
    _ problem: RecordingError.Problem, _ line: Int, _ text: String
  ) {
    #expect(RecordingError(file: "r.jsonl", line: line, problem: problem).description == text)
  }
}
