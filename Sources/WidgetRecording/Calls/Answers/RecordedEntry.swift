/// One entry that a provider gave.
public struct RecordedEntry: Hashable, Sendable {
  /// The simulated instant at which the entry is to be shown.
  public var date: SimulatedInstant

  /// The entry's relevance; nil keeps an earlier one.
  public var relevance: RecordedRelevance?

  /// The digest's number, where it has one.
  private var digestNumber: UInt64?

  /// The facts that most entries lack, behind one reference: recordings hold very many entries, and
  /// copying one costs a count for each of its references.
  @usableFromInline var rare: RareFacts?

  /// Creates an entry.
  public init(
    date: SimulatedInstant, relevance: RecordedRelevance? = nil, digest: ContentDigest? = nil,
    secondDate: SimulatedInstant? = nil, foreignViews: [String] = [], missingAssets: [String] = []
  ) {
    self.date = date
    self.relevance = relevance
    var facts = Facts()
    facts.secondDate = secondDate
    facts.foreignViews = foreignViews
    facts.missingAssets = missingAssets
    rare = RareFacts(facts)
    self.digest = digest
  }

  private init(date: SimulatedInstant, relevance: RecordedRelevance?, digestNumber: UInt64) {
    self.date = date
    self.relevance = relevance
    self.digestNumber = digestNumber
  }
}

extension RecordedEntry {
  /// The facts about an entry's view, and its second date.
  @usableFromInline struct Facts: Hashable, Sendable {
    /// The text of a digest that is no number.
    var digestText: String?
    var drawings: [String] = []
    var secondDate: SimulatedInstant?
    var foreignViews: [String] = []
    var missingAssets: [String] = []
    var similarAssets: [String: String] = [:]
    var tapFreeDigest: ContentDigest?
    var idleParts: [String] = []
    var lacksContainerBackground = false
    var readsClock: Bool?
    var runsWithTime = false
    var isRandom = false
    var showsOwnText = false

    /// Whether there is nothing to keep.
    var isBlank: Bool {
      drawings.isEmpty && foreignViews.isEmpty && missingAssets.isEmpty && idleParts.isEmpty
        && similarAssets.isEmpty && digestText == nil && secondDate == nil
        && tapFreeDigest == nil && readsClock == nil
        && !lacksContainerBackground && !runsWithTime && !isRandom && !showsOwnText
    }
  }

  /// An immutable box; a change makes another one.
  @usableFromInline final class RareFacts: Hashable, Sendable {
    @usableFromInline let facts: Facts

    /// Creates a box; nil for facts that need none.
    init?(_ facts: Facts) {
      guard !facts.isBlank else { return nil }
      self.facts = facts
    }

    @usableFromInline static func == (left: RareFacts, right: RareFacts) -> Bool {
      left === right || left.facts == right.facts
    }

    @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(facts) }
  }

  /// Whether more may be known of the entry than its date, its relevance and its digest.
  @inlinable public var hasFurtherFacts: Bool { rare != nil }

  private var facts: Facts {
    get { rare?.facts ?? Facts() }
    set { rare = RareFacts(newValue) }
  }

  /// A text that changes when and only when the entry's content does.
  public var digest: ContentDigest? {
    get {
      digestNumber.map(ContentDigest.number) ?? rare?.facts.digestText.map(ContentDigest.other)
    }
    set {
      digestNumber = newValue?.number
      let text: String? = if case .other(let text) = newValue { text } else { nil }
      if text != nil || rare != nil { facts.digestText = text }
    }
  }

  /// The names of the entry's drawings, one for each appearance.
  public var drawings: [String] {
    get { rare?.facts.drawings ?? [] }
    set { facts.drawings = newValue }
  }

  /// A second reading of the entry's date, where it differs from the first.
  public var secondDate: SimulatedInstant? {
    get { rare?.facts.secondDate }
    set { facts.secondDate = newValue }
  }

  /// The kinds of views shown that widgets cannot have, sorted.
  public var foreignViews: [String] {
    get { rare?.facts.foreignViews ?? [] }
    set { facts.foreignViews = newValue }
  }

  /// The images and colours shown that no resource has, sorted.
  public var missingAssets: [String] {
    get { rare?.facts.missingAssets ?? [] }
    set { facts.missingAssets = newValue }
  }

  /// The names of images and colours that resources have, by the missing name that each is like.
  public var similarAssets: [String: String] {
    get { rare?.facts.similarAssets ?? [:] }
    set { facts.similarAssets = newValue }
  }

  /// The digest without tap actions; nil where it equals the digest.
  public var tapFreeDigest: ContentDigest? {
    get { rare?.facts.tapFreeDigest }
    set { facts.tapFreeDigest = newValue }
  }

  /// The things in the view that a widget never runs, such as gestures, sorted.
  public var idleParts: [String] {
    get { rare?.facts.idleParts ?? [] }
    set { facts.idleParts = newValue }
  }

  /// Whether the view names no background for its container.
  public var lacksContainerBackground: Bool {
    get { rare?.facts.lacksContainerBackground ?? false }
    set { facts.lacksContainerBackground = newValue }
  }

  /// Whether the view depends on the time at which it is drawn, although the entry is the same; nil
  /// where this was not tried.
  public var readsClock: Bool? {
    get { rare?.facts.readsClock }
    set { facts.readsClock = newValue }
  }

  /// Whether the view has a text or a gauge that runs by itself, so that it looks different at
  /// another date.
  public var runsWithTime: Bool {
    get { rare?.facts.runsWithTime ?? false }
    set { facts.runsWithTime = newValue }
  }

  /// Whether the view shows something else each time it is made, although the entry is the same.
  public var isRandom: Bool {
    get { rare?.facts.isRandom ?? false }
    set { facts.isRandom = newValue }
  }

  /// Whether the view shows a text that is among the entry's own values; known of placeholders and
  /// of snapshots for the gallery.
  public var showsOwnText: Bool {
    get { rare?.facts.showsOwnText ?? false }
    set { facts.showsOwnText = newValue }
  }
}

extension RecordedEntry: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(date: .distantPast) }

  /// Reads an entry.
  ///
  /// Recordings hold very many entries, nearly all of the same members, written in the same way:
  /// those are read without looking for members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public init(from reader: inout JSONReader) throws(JSONError) {
    if let entry = reader.attempt(Self.plain) {
      self = entry
    } else {
      self = try reader.readRecord()
    }
  }

  /// Reads an entry that has a date, a digest and a relevance and nothing else.
  private static func plain(_ reader: inout JSONReader) -> Self? {
    guard reader.take("{\"date\":"), let date = reader.takePlainNumber(),
      reader.take(",\"digest\":\""), let digest = reader.takeHexadecimal(),
      reader.take("\",\"relevance\":")
    else { return nil }
    var relevance: RecordedRelevance?
    if !reader.take("null}") {
      guard reader.take("{\"duration\":"), let duration = reader.takePlainNumber(),
        reader.take(",\"score\":"), let score = reader.takePlainNumber(), reader.take("}}")
      else { return nil }
      relevance = RecordedRelevance(score: score, duration: duration)
    }
    return Self(date: SimulatedInstant(date), relevance: relevance, digestNumber: digest)
  }

  /// Reads or writes the members; an absent relevance is written as null, because it says
  /// something.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var digest = digest
    try fields.required("date", &date)
    try fields.optional("digest", &digest)
    if fields.isReading { self.digest = digest }
    var facts = facts
    try fields.list("drawings", &facts.drawings)
    try fields.list("foreignViews", &facts.foreignViews)
    try fields.list("idleParts", &facts.idleParts)
    try fields.sparse("isRandom", &facts.isRandom, false)
    try fields.sparse("lacksContainerBackground", &facts.lacksContainerBackground, false)
    try fields.list("missingAssets", &facts.missingAssets)
    try fields.optional("readsClock", &facts.readsClock)
    try fields.nullable("relevance", &relevance)
    try fields.sparse("runsWithTime", &facts.runsWithTime, false)
    try fields.optional("secondDate", &facts.secondDate)
    try fields.sparse("showsOwnText", &facts.showsOwnText, false)
    try fields.sparse("similarAssets", &facts.similarAssets, [:])
    try fields.optional("tapFreeDigest", &facts.tapFreeDigest)
    if fields.isReading { self.facts = facts }
  }
}
