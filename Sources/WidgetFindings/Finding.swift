public import WidgetRecording

/// One fault that a check found, and where.
public struct Finding: Hashable, Sendable {
  /// The severity of a fault.
  public typealias Level = FindingLevel

  /// The severity.
  public var level: Level
  /// One lower-case clause without a full stop, naming the thing and the number.
  public var message: String {
    get { words.text }
    set { words = Words(newValue) }
  }
  /// The message in parts; of a finding that was read, the whole of it as the statement.
  public var words: Words
  /// The call that shows it.
  public var call: CallID?
  /// The simulated instant of that call.
  public var at: SimulatedInstant?
  /// The position of the entry in its timeline, from 0.
  public var entry: Int?
  /// The digest of the drawing that shows it; nil where none is looked at.
  public var drawing: String?
  /// The Developer Mode in which it shows; nil where it does not matter.
  public var developerMode: DeveloperMode?
  /// The author's file.
  public var file: String?
  /// The line in that file.
  public var line: Int?
  /// A text that survives unrelated changes; baselines and comparisons match by it.
  public var fingerprint: String
  /// The part of the fingerprint that is the same in every environment.
  public var fault: String
  /// Whether a baseline knows this finding.
  public var baselined: Bool

  /// Creates a finding; its place is set afterwards.
  public init(level: Level, message: String, fingerprint: String) {
    self.init(level: level, words: Words(message), fingerprint: fingerprint)
  }

  /// Creates a finding whose message has parts; its place is set afterwards.
  public init(level: Level, words: Words, fingerprint: String) {
    self.level = level
    self.words = words
    self.fingerprint = fingerprint
    fault = fingerprint
    baselined = false
  }
}

/// One check, its subject and its outcome.
public struct CheckResult: Hashable, Sendable {
  /// The check.
  public var check: CheckID
  /// The subject: `bundle`, `bundle/kind`, or `bundle/kind/family/configuration`.
  public var subject: String
  /// The outcome.
  public var outcome: Outcome

  /// Creates a result.
  public init(check: CheckID, subject: String, outcome: Outcome) {
    self.check = check
    self.subject = subject
    self.outcome = outcome
  }
}

extension CheckResult {
  /// The outcome of one check on one subject.
  public enum Outcome: Hashable, Sendable {
    /// It holds.
    case pass
    /// It does not hold.
    case fail([Finding])
    /// There is nothing to look at, and why.
    case notApplicable(String)
    /// The provider gave too little, and how its call ended.
    case open(String)

    /// The word that stands in `results.json`.
    public var name: String {
      switch self {
      case .pass: "pass"
      case .fail: "fail"
      case .notApplicable: "notApplicable"
      case .open: "open"
      }
    }

    /// The reason for which there was nothing to look at, or the call's outcome; nil otherwise.
    public var reason: String? {
      switch self {
      case .notApplicable(let reason), .open(let reason): reason
      case .pass, .fail: nil
      }
    }

    /// The findings; empty unless the check failed.
    public var findings: [Finding] {
      if case .fail(let findings) = self { findings } else { [] }
    }
  }
}
