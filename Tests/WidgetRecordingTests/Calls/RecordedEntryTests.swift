import TestSupport
import Testing
import WidgetRecording

/// An entry as a value: what is rarely known of it changes nothing while it is not known.
@Suite struct RecordedEntryTests {
  private static let changes: [@Sendable (inout RecordedEntry, Bool) -> Void] = [
    { $0.drawings = $1 ? ["a"] : [] }, { $0.secondDate = $1 ? 3 : nil },
    { $0.foreignViews = $1 ? ["Map"] : [] }, { $0.missingAssets = $1 ? ["a"] : [] },
    { $0.tapFreeDigest = $1 ? "t" : nil }, { $0.idleParts = $1 ? ["gesture"] : [] },
    { $0.lacksContainerBackground = $1 }, { $0.readsClock = $1 ? false : nil },
    { $0.runsWithTime = $1 }, { $0.isRandom = $1 },
    { $0.similarAssets = $1 ? ["cup": "Cup"] : [:] },
  ]

  @Test(arguments: 0..<11)
  func `a fact that is taken back leaves the entry as it was`(_ index: Int) throws {
    let plain = RecordedEntry(date: 1, digest: "d")
    var entry = plain
    Self.changes[index](&entry, true)
    #expect(entry != plain)
    #expect(Set([entry, plain]).count == 2)
    #expect(try RecordedEntry(json: entry.json) == entry)
    let copy = entry
    Self.changes[index](&entry, false)
    #expect(entry == plain && entry.hashValue == plain.hashValue)
    #expect(entry.json == plain.json)
    #expect(copy != plain)
  }

  @Test func `entries that came to the same facts by other ways are equal`() {
    var forth = RecordedEntry(date: 1)
    var back = forth
    for change in Self.changes { change(&forth, true) }
    for change in Self.changes.reversed() { change(&back, true) }
    #expect(forth == back && forth.hashValue == back.hashValue)
    #expect(forth.json == back.json)
    var other = back
    other.drawings = ["b"]
    #expect(forth != other)
    #expect(forth.drawings == ["a"] && back.drawings == ["a"])
  }

  @Test func `facts that no entry has are read as none`() throws {
    let entry = try RecordedEntry(
      json: """
        {"date":1,"drawings":[],"foreignViews":null,"idleParts":[],"readsClock":null,\
        "lacksContainerBackground":false,"secondDate":null}
        """)
    #expect(entry == RecordedEntry(date: 1))
    #expect(entry.drawings.isEmpty && entry.foreignViews.isEmpty && entry.missingAssets.isEmpty)
    #expect(entry.idleParts.isEmpty && !entry.lacksContainerBackground)
    #expect(entry.secondDate == nil && entry.tapFreeDigest == nil && entry.readsClock == nil)
    #expect(entry.json == #"{"date":1,"relevance":null}"#)
  }

  // MARK: - Entries of a call

  @Test(
    arguments: [
      (.returned(.entry(RecordedEntry(date: 1))), 1), (.returned(.entry(nil)), 0),
      (.timeline([RecordedEntry(date: 1), RecordedEntry(date: 2)]), 2), (.timeline([]), 0),
      (.returned(.clues([])), 0), (.returned(.recommendations(["a"])), 0),
      (.returned(.abandoned), 0), (.rejected, 0), (.exceededMemory(), 0), (.exited(status: 0), 0),
    ] as [(CallOutcome, Int)])
  func `every entry of a call is changed once, and nothing else`(
    _ outcome: CallOutcome, _ count: Int
  ) {
    var call = RecordedCall.ended(outcome)
    var dates: [SimulatedInstant] = []
    call.updateEntries { entry in
      dates.append(entry.date)
      entry.drawings = ["\(dates.count)"]
    }
    #expect(dates.count == count)
    #expect(call.entries.map(\.drawings) == (0..<count).map { ["\($0 + 1)"] })
    call.updateEntries { $0.drawings = [] }
    #expect(call.outcome == outcome)
  }

  @Test func `a call is unanswered where it neither returned nor threw`() {
    let cases: [(CallOutcome, Bool)] = [
      (.rejected, false), (.timeline([]), false),
      (.returned(.failure(RecordedFailure(message: "m"))), false), (.returned(.abandoned), true),
      (.timedOut(wasBusy: true), true), (.crashed(signal: nil, nil), true),
      (.exited(status: nil), true), (.exceededMemory(), true),
    ]
    for (outcome, isUnanswered) in cases {
      #expect(RecordedCall.ended(outcome).isUnanswered == isUnanswered, "\(outcome)")
    }
  }

  @Test func `what an answer measured is what its call tells`() {
    var answer = ProviderAnswer(.abandoned)
    answer.waited = 2.5
    answer.accesses = [RecordedAccess(.write, of: "suite", key: "k")]
    let call = RecordedCall.ended(.answered(answer))
    #expect(call.waited == 2.5 && call.accesses == answer.accesses)
    let none = RecordedCall.ended(.exceededMemory())
    #expect(none.waited == 0 && none.accesses.isEmpty)
  }

  @Test(arguments: RecordedAccess.Kind.allCases)
  func `an access of every kind is read back`(_ kind: RecordedAccess.Kind) throws {
    let bare = RecordedAccess(kind, of: "")
    #expect(bare.json == #"{"kind":"\#(kind.rawValue)","name":""}"#)
    #expect(try RecordedAccess(json: bare.json) == bare)
    let full = RecordedAccess(kind, of: "g", key: "k", value: .number(255))
    #expect(try RecordedAccess(json: full.json) == full)
  }

  @Test(arguments: [
    #"{"date":1.5,"digest":"00000000000000ff","relevance":{"duration":30,"score":0.1}}"#,
    #"{"relevance":{"score":0.1,"duration":30},"digest":"00000000000000ff","date":1.5}"#,
    #"{ "date" : 15e-1, "digest" : "00000000000000ff", "relevance" : {"duration":30,"score":1e-1} }"#,
    #"{"date":1.5,"digest":"00000000000000f\u0066","relevance":{"duration":30,"score":0.1}}"#,
    #"{"date":1.5,"digest":"00000000000000ff","relevance":{"duration":30,"score":0.1},"new":[]}"#,
    #"{"date":1.5,"digest":"00000000000000ff","readsClock":null,"relevance":{"duration":30,"score":0.1}}"#,
  ])
  func `an entry is the same however it is written`(_ text: String) throws {
    let entry = RecordedEntry(
      date: 1.5, relevance: RecordedRelevance(score: 0.1, duration: 30),
      digest: ContentDigest("00000000000000ff"))
    #expect(try RecordedEntry(json: text) == entry)
  }

  @Test(arguments: [
    #"{"date":1.5,"digest":"00000000000000ff","relevance":{"duration":"NaN","score":"-Infinity"}}"#,
    #"{"date":-1.5,"digest":"00000000000000ff","relevance":{"duration":-1,"score":-2}}"#,
    #"{"date":"Infinity","digest":"short","relevance":null}"#,
    #"{"date":1,"relevance":null}"#,
  ])
  func `an entry of unusual values is written as it was read`(_ text: String) throws {
    #expect(try RecordedEntry(json: text).json == text)
  }

  @Test func `a digest of another form takes the place of a number and back`() {
    var entry = RecordedEntry(date: 1, digest: "00000000000000ff")
    entry.digest = "another"
    #expect(entry.digest == "another" && entry == RecordedEntry(date: 1, digest: "another"))
    entry.digest = "00000000000000fe"
    #expect(entry == RecordedEntry(date: 1, digest: "00000000000000fe") && !entry.hasFurtherFacts)
    entry.digest = nil
    #expect(entry == RecordedEntry(date: 1))
  }
}
