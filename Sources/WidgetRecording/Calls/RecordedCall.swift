/// One call of a provider, or a request that the reload budget refused.
public struct RecordedCall: Hashable, Sendable {
  /// The call's stable name.
  public var id: CallID
  /// The widget's kind.
  public var kind: String
  /// The family asked for.
  public var family: FamilyName
  /// The configuration.
  public var configuration: ConfigurationName
  /// The values of a suggested configuration, which only the proposal names; nil for any other.
  public var parameters: [String: JSONValue]?
  /// The question.
  public var mode: ProviderMode
  /// Whether the context said that this is the widget gallery.
  public var isPreview: Bool
  /// The name of the `#Preview` that was shown; nil in any other mode.
  public var preview: String?
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The Developer Mode of the sequence this call belongs to; nil counts for both.
  public var developerMode: DeveloperMode?
  /// The reason for asking for a timeline; nil for other modes and for repetitions.
  public var reason: RequestReason?
  /// Whether the call is a repetition that no device makes, for comparing answers.
  ///
  /// It asks again what was just answered, what a process without stored data would answer, or what
  /// is new shortly before and after midnight. It counts for nothing else: it is no reload, replaces
  /// no timeline, and what the extension did meanwhile is not recorded.
  public var isRepetition: Bool
  /// Whether the process of a repeated call found no defaults and files of the manifest's.
  public var isWithoutData = false
  /// The way in which the call ended.
  public var outcome: CallOutcome
  /// Real time that the call took, without that in which the machine had no processor for it.
  public var duration: Duration?
  /// Texts that the provider printed, cut at a stated size.
  public var standardOutput: String
  /// Texts that the provider wrote to standard error, cut at a stated size.
  public var standardError: String

  /// The crash of the process after its answer, which an event of its own records; nil for none.
  public var laterCrash: LateCrash?

  /// The reason for which entries lack a drawing, in words; nil where all requested ones have one.
  public var drawingProblem: String?

  /// Creates a call of which nothing but its outcome is known.
  public init(
    bundle: String, kind: String, family: FamilyName, configuration: ConfigurationName = .defaults,
    mode: ProviderMode, isPreview: Bool = false, at: SimulatedInstant, outcome: CallOutcome
  ) {
    id = CallID(
      bundle: bundle, kind: kind, family: family, configuration: configuration, mode: mode
    )
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.mode = mode
    self.isPreview = isPreview
    self.at = at
    self.outcome = outcome
    isRepetition = false
    standardOutput = ""
    standardError = ""
  }

  /// Whether a timeline was delivered that counts: the call returned, and is neither a repetition nor
  /// a preview.
  public var deliveredTimeline: Bool {
    timeline != nil && !isRepetition && mode != .preview
  }

  /// Whether the call belongs to the simulation with a Developer Mode.
  public func counts(in mode: DeveloperMode) -> Bool {
    developerMode == nil || developerMode == mode
  }
}

extension RecordedCall {
  /// The word for the outcome; nil where no provider was called.
  public var termination: Termination? {
    outcome.termination
  }

  /// Whether the provider answered as it should.
  public var hasReturned: Bool {
    termination == .returned
  }

  /// Whether a provider was called and did not answer as it should.
  public var hasFailed: Bool {
    termination.map { $0 != .returned } ?? false
  }

  /// Whether a provider was called and neither answered nor threw an error.
  public var isUnanswered: Bool {
    hasFailed && termination != .threw
  }

  /// Whether the reload budget refused the request, so that no provider was called.
  public var isRejected: Bool {
    if case .rejected = outcome { true } else { false }
  }

  /// The timeline, where the call returned one.
  public var timeline: RecordedTimeline? {
    outcome.answer?.content.timeline
  }

  /// The entries of the timeline, or the one entry of another answer.
  public var entries: [RecordedEntry] {
    guard case .answered(let answer) = outcome else { return [] }
    return answer.content.timeline?.entries ?? answer.content.entry.map { [$0] } ?? []
  }

  /// The clues of `relevance()`, in the provider's order.
  public var clues: [RelevanceAttribute] {
    outcome.answer?.content.clues ?? []
  }

  /// The descriptions of the configurations that `recommendations()` offered.
  public var recommendations: [String] {
    outcome.answer?.content.recommendations ?? []
  }

  /// The words of the trap or the thrown error, where there are any.
  public var failure: RecordedFailure? {
    switch outcome {
    case .crashed(_, let failure): failure
    case .answered(let answer):
      if case .failure(let failure) = answer.content { failure } else { nil }
    default: nil
    }
  }

  /// The number of times that the provider called its completion handler.
  public var completions: Int {
    outcome.answer?.completions ?? 0
  }

  /// The most bytes by which the process grew during the call; nil where this was not measured.
  public var peakMemory: Int? {
    outcome.answer?.peakMemory
  }

  /// The connections that the provider attempted.
  public var network: [RecordedConnection] {
    outcome.answer?.network ?? []
  }

  /// The provider's accesses to things shared with its app and other widgets.
  public var accesses: [RecordedAccess] {
    outcome.answer?.accesses ?? []
  }

  /// Simulated seconds that the clocks were moved on while the extension waited.
  public var waited: Double {
    outcome.answer?.waited ?? 0
  }

  /// Changes the entries of the answer, where there are any.
  public mutating func updateEntries(_ change: (inout RecordedEntry) -> Void) {
    updateAnswer { answer in
      switch answer.content {
      case .entry(var entry?):
        change(&entry)
        answer.content = .entry(entry)
      case .timeline(var timeline):
        answer.content = .entry(nil)
        for index in timeline.entries.indices { change(&timeline.entries[index]) }
        answer.content = .timeline(timeline)
      default: break
      }
    }
  }

  /// Changes the answer, where there is one.
  public mutating func updateAnswer(_ change: (inout ProviderAnswer) -> Void) {
    guard case .answered(var answer) = outcome else { return }
    // The call gives up its own reference first, so that a long timeline is not copied.
    outcome = .rejected
    change(&answer)
    outcome = .answered(answer)
  }
}

extension RecordedCall: JSONRecord {
  /// The word that stands in the place of a reason where the reload budget refused.
  private static let rejected = "rejected"

  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      bundle: "", kind: "", family: .systemSmall, mode: .timeline, at: .distantPast,
      outcome: .answered(ProviderAnswer(.entry(nil))))
  }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("id", &id)
    try fields.required("kind", &kind)
    try fields.required("family", &family)
    try fields.defaulted("configuration", &configuration, .defaults)
    try fields.optional("parameters", &parameters)
    try fields.required("mode", &mode)
    try fields.defaulted("isPreview", &isPreview, false)
    try fields.optional("preview", &preview)
    try fields.required("at", &at)
    try fields.optional("developerMode", &developerMode)
    try fields.sparse("repeats", &isRepetition, false)
    try fields.sparse("withoutData", &isWithoutData, false)
    var word = isRejected ? Self.rejected : reason?.rawValue
    try fields.optional("reason", &word)
    guard word != Self.rejected else {
      (outcome, reason) = (.rejected, nil)
      return
    }
    if fields.isReading { reason = try Self.reason(word) }
    try outcome.code(&fields, mode: mode)
    var seconds = duration?.seconds
    try fields.optional("seconds", &seconds)
    if fields.isReading { duration = seconds.map(Duration.init(reading:)) }
    try fields.optional("drawingProblem", &drawingProblem)
    try fields.defaulted("stderr", &standardError, "")
    try fields.defaulted("stdout", &standardOutput, "")
  }

  private static func reason(_ word: String?) throws(JSONError) -> RequestReason? {
    guard let word else { return nil }
    guard let reason = RequestReason(rawValue: word) else {
      throw JSONError(.badValue("'\(word)' is no reason to ask for a timeline")).inside("reason")
    }
    return reason
  }
}
