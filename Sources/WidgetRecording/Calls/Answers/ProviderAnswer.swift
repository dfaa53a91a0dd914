/// The answer of a provider to one call: made in the extension, sent, recorded and read as it is.
public struct ProviderAnswer: Hashable, Sendable {
  /// The content of a provider's answer.
  public enum Content: Hashable, Sendable {
    /// The entry of a placeholder, a snapshot or a relevance entry; nil where there was none.
    case entry(RecordedEntry?)
    /// A timeline.
    case timeline(RecordedTimeline)
    /// The clues of `relevance()`, in the provider's order.
    case clues([RelevanceAttribute])
    /// The descriptions of the configurations that `recommendations()` offers.
    case recommendations([String])
    /// An error that the provider threw, or the reason why it could not be called.
    case failure(RecordedFailure)
    /// Nothing: the provider let go of its completion handler without calling it.
    ///
    /// A device waits out its limit, so such a call counts as one whose time ran out.
    case abandoned
  }

  /// The answer itself.
  public var content: Content
  /// The number of times that the provider called its completion handler.
  public var completions: Int
  /// The most bytes by which the process grew during the call; nil where this was not measured.
  public var peakMemory: Int?
  /// The connections attempted during the call.
  public var network: [RecordedConnection]
  /// The provider's accesses to things shared with its app and other widgets, each once.
  public var accesses: [RecordedAccess] = []
  /// The hosts whose answers were still to come when the time of an idle call had run out, sorted.
  public var awaitedHosts: [String] = []
  /// Simulated seconds that the clocks were moved on while the extension waited.
  public var waited = 0.0

  /// Creates an answer that was given once, without connections where none are named.
  public init(_ content: Content, completions: Int = 1, network: [RecordedConnection] = []) {
    self.content = content
    self.completions = completions
    self.network = network
  }

  /// Whether something is known of a call that waited beyond its limit.
  public var hasMeasures: Bool {
    !network.isEmpty || !accesses.isEmpty || !awaitedHosts.isEmpty
  }
}

extension ProviderAnswer {
  /// Reads or writes the members beside those of a call or of an extension's message.
  ///
  /// - Parameters:
  ///   - fields: The members.
  ///   - mode: The provider's mode, which decides the members of an answer.
  /// - Throws: `JSONError` where a member is not of its type.
  mutating func code(_ fields: inout some JSONFields, mode: ProviderMode) throws(JSONError) {
    try content.code(&fields, mode: mode)
    try codeMeasures(&fields)
  }

  /// Reads or writes the members beside those of the content.
  ///
  /// - Parameter fields: The members.
  /// - Throws: `JSONError` where a member is not of its type.
  mutating func codeMeasures(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.defaulted("completions", &completions, 1)
    try fields.optional("peakMemory", &peakMemory)
    try fields.defaulted("network", &network, [])
    try codeUses(&fields)
    try fields.sparse("waited", &waited, 0)
    try fields.check("peakMemory", peakMemory ?? 0 >= 0, "a number of bytes, not below 0")
    try fields.check("waited", waited >= 0, "a number of seconds, not below 0")
  }

  /// Reads or writes what was asked of others, which is known of calls without an answer too.
  mutating func codeUses(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("accesses", &accesses)
    try fields.list("awaited", &awaitedHosts)
  }
}

extension ProviderAnswer.Content {
  /// Reads or writes the content: of several keys, the first that is there decides.
  fileprivate mutating func code(
    _ fields: inout some JSONFields, mode: ProviderMode
  ) throws(JSONError) {
    var failure: RecordedFailure?
    var isAbandoned = self == .abandoned
    if case .failure(let known) = self { failure = known }
    try fields.optional("failure", &failure)
    try fields.sparse("abandoned", &isAbandoned, false)
    if let failure {
      self = .failure(failure)
    } else if isAbandoned {
      self = .abandoned
    } else {
      try codeValue(&fields, mode: mode)
    }
  }

  private mutating func codeValue(
    _ fields: inout some JSONFields, mode: ProviderMode
  ) throws(JSONError) {
    switch mode {
    case .placeholder, .snapshot, .entry:
      var entries = [entry].compactMap(\.self)
      try fields.defaulted("entries", &entries, [])
      guard entries.count <= 1 else {
        throw JSONError(.badValue("an answer in the mode '\(mode.rawValue)' has one entry"))
          .inside("entries")
      }
      self = .entry(entries.first)
    case .timeline, .preview:
      var timeline = timeline ?? RecordedTimeline(entries: [], policy: .atEnd)
      try fields.defaulted("entries", &timeline.entries, [])
      try fields.optional("place", &timeline.place)
      try fields.defaulted("policy", &timeline.policy, .atEnd)
      self = .timeline(timeline)
    case .relevance:
      var clues = clues
      try fields.defaulted("attributes", &clues, [])
      self = .clues(clues)
    case .recommendations:
      var texts = recommendations
      try fields.defaulted("recommendations", &texts, [])
      self = .recommendations(texts)
    }
  }

  /// The entry of an answer that has one.
  var entry: RecordedEntry? {
    if case .entry(let entry) = self { entry } else { nil }
  }

  /// The timeline of an answer that has one.
  var timeline: RecordedTimeline? {
    if case .timeline(let timeline) = self { timeline } else { nil }
  }

  /// The clues; none in an answer of another kind.
  var clues: [RelevanceAttribute] {
    if case .clues(let clues) = self { clues } else { [] }
  }

  /// The texts of what is offered; none in an answer of another kind.
  var recommendations: [String] {
    if case .recommendations(let texts) = self { texts } else { [] }
  }
}
