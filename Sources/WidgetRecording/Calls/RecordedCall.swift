/// One call of a provider, or a request that the reload budget refused.
///
/// A call is passed on far more often than changed, so that its facts are stored by reference and
/// copied when one is changed.
public struct RecordedCall: Hashable, Sendable {
  /// The facts about a call.
  struct Facts: Hashable, Sendable {
    var id: CallID
    var kind: String
    var family: FamilyName
    var configuration: ConfigurationName
    var parameters: [String: JSONValue]?
    var question: ProviderQuestion
    var isPreview: Bool
    var at: SimulatedInstant
    var developerMode: DeveloperMode?
    var repetition: CallRepetition?
    var isRetried = false
    var endedInViews = false
    var outcome: CallOutcome
    var duration: Duration?
    var standardOutput = ""
    var standardError = ""
    var laterCrash: LateCrash?
    var drawingProblem: String?
    var drawingFailure: RecordedFailure?
  }

  /// Facts that do not change as long as more than one call has them.
  private final class Storage: Hashable, @unchecked Sendable {
    var facts: Facts

    init(_ facts: Facts) {
      self.facts = facts
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || left.facts == right.facts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(facts) }
  }

  private var storage: Storage

  /// The facts.
  var facts: Facts {
    get { storage.facts }
    set { storage = Storage(newValue) }
  }

  /// Creates a call of which nothing but its outcome is known.
  public init(
    bundle: String, kind: String, family: FamilyName, configuration: ConfigurationName = .defaults,
    mode: ProviderMode, isPreview: Bool = false, at: SimulatedInstant, outcome: CallOutcome
  ) {
    let id = CallID(
      bundle: bundle, kind: kind, family: family, configuration: configuration, mode: mode
    )
    storage = Storage(
      Facts(
        id: id, kind: kind, family: family, configuration: configuration,
        question: ProviderQuestion(mode), isPreview: isPreview, at: at, outcome: outcome))
  }

  /// Creates the call that stands for asking an extension for its widgets, which named none.
  ///
  /// It has neither kind nor family.
  public init(failedDescriptionOf bundle: String, at: SimulatedInstant, outcome: CallOutcome) {
    self.init(
      bundle: bundle, kind: "", family: FamilyName(rawValue: ""), mode: .placeholder, at: at,
      outcome: outcome)
    facts.question = .widgets
    facts.id = CallID(
      bundle: bundle, kind: Facts.nothing, family: FamilyName(rawValue: Facts.nothing),
      configuration: .defaults, mode: .placeholder)
  }

  /// Whether the call stands for asking an extension for its widgets.
  public var isDescription: Bool { storage.facts.question == .widgets }

  /// Whether a timeline was delivered that counts: the call returned, and is neither a repetition
  /// nor a preview.
  public var deliveredTimeline: Bool {
    timeline != nil && !isRepetition && mode != .preview
  }

  /// Whether the call belongs to the simulation with a Developer Mode.
  public func counts(in mode: DeveloperMode) -> Bool {
    developerMode == nil || developerMode == mode
  }
}

extension RecordedCall {
  /// The call's stable name.
  public var id: CallID {
    get { storage.facts.id }
    set { update { $0.id = newValue } }
  }

  /// The widget's kind.
  public var kind: String {
    get { storage.facts.kind }
    set { update { $0.kind = newValue } }
  }

  /// The family asked for.
  public var family: FamilyName {
    get { storage.facts.family }
    set { update { $0.family = newValue } }
  }

  /// The configuration.
  public var configuration: ConfigurationName {
    get { storage.facts.configuration }
    set { update { $0.configuration = newValue } }
  }

  /// The values of a suggested configuration, which only the proposal names; nil for any other.
  public var parameters: [String: JSONValue]? {
    get { storage.facts.parameters }
    set { update { $0.parameters = newValue } }
  }

  /// The question.
  public var question: ProviderQuestion {
    get { storage.facts.question }
    set { update { $0.question = newValue } }
  }

  /// The word for the question.
  public var mode: ProviderMode { storage.facts.question.mode }

  /// Whether the context said that this is the widget gallery.
  public var isPreview: Bool {
    get { storage.facts.isPreview }
    set { update { $0.isPreview = newValue } }
  }

  /// The name of the `#Preview` that was shown; nil for any other question.
  public var preview: String? { storage.facts.question.preview }

  /// The simulated instant.
  public var at: SimulatedInstant {
    get { storage.facts.at }
    set { update { $0.at = newValue } }
  }

  /// The Developer Mode of the sequence this call belongs to; nil counts for both.
  public var developerMode: DeveloperMode? {
    get { storage.facts.developerMode }
    set { update { $0.developerMode = newValue } }
  }

  /// The reason for asking for a timeline; nil for other questions and for repetitions.
  public var reason: RequestReason? { storage.facts.question.reason }

  /// The repetition that the call is; nil for a call that a device makes.
  public var repetition: CallRepetition? {
    get { storage.facts.repetition }
    set { update { $0.repetition = newValue } }
  }

  /// Whether the call is a repetition that no device makes.
  public var isRepetition: Bool { storage.facts.repetition != nil }

  /// Whether the call gave no answer and was made again.
  public var isRetried: Bool {
    get { storage.facts.isRetried }
    set { update { $0.isRetried = newValue } }
  }

  /// The way in which the call ended.
  public var outcome: CallOutcome {
    get { storage.facts.outcome }
    set { update { $0.outcome = newValue } }
  }

  /// Real time that the call took, without that in which the machine had no processor for it.
  public var duration: Duration? {
    get { storage.facts.duration }
    set { update { $0.duration = newValue } }
  }

  /// Texts that the provider printed, cut at a stated size.
  public var standardOutput: String {
    get { storage.facts.standardOutput }
    set { update { $0.standardOutput = newValue } }
  }

  /// Texts that the provider wrote to standard error, cut at a stated size.
  public var standardError: String {
    get { storage.facts.standardError }
    set { update { $0.standardError = newValue } }
  }

  /// Whether the provider had answered and its process ended, or was stopped, while the views of
  /// the answer were evaluated.
  public var endedInViews: Bool {
    get { storage.facts.endedInViews }
    set { update { $0.endedInViews = newValue } }
  }

  /// The crash of the process after its answer, which an event of its own records; nil for none.
  public var laterCrash: LateCrash? {
    get { storage.facts.laterCrash }
    set { update { $0.laterCrash = newValue } }
  }

  /// The reason for which entries lack a drawing, in words; nil where all requested ones have one.
  public var drawingProblem: String? {
    get { storage.facts.drawingProblem }
    set { update { $0.drawingProblem = newValue } }
  }

  /// The trap by which a view ended the process that drew it; nil where none did.
  public var drawingFailure: RecordedFailure? {
    get { storage.facts.drawingFailure }
    set { update { $0.drawingFailure = newValue } }
  }

  /// Changes the facts, those of this call alone.
  private mutating func update(_ change: (inout Facts) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
    change(&storage.facts)
  }
}
