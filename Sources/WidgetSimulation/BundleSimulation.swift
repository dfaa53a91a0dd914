public import WidgetRecording

/// An interval in which a widget's effective score is one positive value set by one applied entry.
public struct RelevanceWindow: Hashable, Sendable {
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last.
  public var to: Double
  /// The effective score.
  public var score: Double
  /// The instant at which the entry was applied.
  public var appliedAt: Double
  /// The position of the call in the member's calls.
  public var call: Int
  /// The position of the entry in that call's entries, as the provider gave them.
  public var entry: Int

  /// Creates a window.
  public init(
    from: Double, to: Double, score: Double, appliedAt: Double, call: Int, entry: Int
  ) {
    self.from = from
    self.to = to
    self.score = score
    self.appliedAt = appliedAt
    self.call = call
    self.entry = entry
  }
}

/// A change of the widget on top of a stack.
public struct Rotation: Hashable, Sendable {
  /// The instant, in seconds since 1970.
  public var at: Double
  /// The member that was on top.
  public var from: String
  /// The member that is on top now.
  public var to: String
  /// The effective score of that member.
  public var score: Double
  /// Its score relative to its own greatest, in (0, 1].
  public var strength: Double

  /// Creates a rotation.
  public init(at: Double, from: String, to: String, score: Double, strength: Double) {
    self.at = at
    self.from = from
    self.to = to
    self.score = score
    self.strength = strength
  }
}

/// A rotation that a limit did not allow.
public struct Suppression: Hashable, Sendable {
  /// The limit that said no.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// The member rotated often enough in the last 24 hours.
    case perDay
    /// The member's last rotation was too short a time ago.
    case minimumInterval
  }

  /// The instant, in seconds since 1970.
  public var at: Double
  /// The member that would have come on top.
  public var member: String
  /// Its effective score.
  public var score: Double
  /// Its score relative to its own greatest.
  public var strength: Double
  /// The limit that said no.
  public var reason: Reason

  /// Creates a suppression.
  public init(at: Double, member: String, score: Double, strength: Double, reason: Reason) {
    self.at = at
    self.member = member
    self.score = score
    self.strength = strength
    self.reason = reason
  }
}

/// A widget that was inserted into a stack for a while.
public struct Suggestion: Hashable, Sendable {
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last.
  public var to: Double
  /// The kind of the inserted widget.
  public var kind: String
  /// Its configuration.
  public var configuration: String
  /// Where the proposal came from: `relevantShortcut`, `relevantIntent` or `donation`.
  public var source: String

  /// Creates a suggestion.
  public init(from: Double, to: Double, kind: String, configuration: String, source: String) {
    self.from = from
    self.to = to
    self.kind = kind
    self.configuration = configuration
    self.source = source
  }
}

/// A span in which one widget is on top.
public struct TopSpan: Hashable, Sendable {
  /// The widget: a member, or `kind/configuration` of a suggestion.
  public var member: String
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last.
  public var to: Double
  /// Whether it is there as a suggestion.
  public var isSuggestion: Bool

  /// Creates a span.
  public init(member: String, from: Double, to: Double, isSuggestion: Bool = false) {
    self.member = member
    self.from = from
    self.to = to
    self.isSuggestion = isSuggestion
  }
}

/// What became of one member of a stack.
public struct MemberSummary: Hashable, Sendable {
  /// The member.
  public var member: String
  /// Seconds on top.
  public var secondsOnTop: Double
  /// How many windows of relevance it had.
  public var windows: Int
  /// In how many of them it was on top at some time.
  public var windowsShown: Int
  /// How many timelines were asked for.
  public var reloads: Int
  /// How many requests the reload budget refused.
  public var rejectedReloads: Int

  /// Creates a summary.
  public init(
    member: String, secondsOnTop: Double, windows: Int, windowsShown: Int, reloads: Int,
    rejectedReloads: Int
  ) {
    self.member = member
    self.secondsOnTop = secondsOnTop
    self.windows = windows
    self.windowsShown = windowsShown
    self.reloads = reloads
    self.rejectedReloads = rejectedReloads
  }
}

/// All that happens to a stack with one Developer Mode.
public struct RotationTrace: Hashable, Sendable {
  /// The Developer Mode.
  public var developerMode: DeveloperMode
  /// The rotations, in order.
  public var rotations: [Rotation]
  /// The suppressions, in order.
  public var suppressions: [Suppression]
  /// The suggestions, in order.
  public var suggestions: [Suggestion]
  /// Who is on top when; the spans follow one another from start to end without a gap.
  public var tops: [TopSpan]
  /// The members, in stack order.
  public var members: [MemberSummary]

  /// Creates a trace.
  public init(
    developerMode: DeveloperMode, rotations: [Rotation] = [], suppressions: [Suppression] = [],
    suggestions: [Suggestion] = [], tops: [TopSpan] = [], members: [MemberSummary] = []
  ) {
    self.developerMode = developerMode
    self.rotations = rotations
    self.suppressions = suppressions
    self.suggestions = suggestions
    self.tops = tops
    self.members = members
  }
}

/// A stack and what happens to it in each Developer Mode.
public struct StackSimulation: Hashable, Sendable {
  /// The stack.
  public var stack: RecordedStack
  /// One trace for each mode, off before on.
  public var modes: [RotationTrace]

  /// Creates a simulation's result.
  public init(stack: RecordedStack, modes: [RotationTrace]) {
    self.stack = stack
    self.modes = modes
  }
}

/// A kind, family and configuration: what asks for timelines and what stands in a stack.
public struct Member: Hashable, Sendable, Comparable {
  /// The widget's kind.
  public var kind: String
  /// The family.
  public var family: FamilyName
  /// The configuration; `-` where there is none.
  public var configuration: String

  /// Creates a member.
  public init(kind: String, family: FamilyName, configuration: String) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The name by which a stack calls it: `kind`, or `kind/configuration`.
  public var name: String {
    configuration == "-" ? kind : "\(kind)/\(configuration)"
  }

  /// Orders by kind, family, configuration.
  public static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.family, left.configuration)
      < (right.kind, right.family, right.configuration)
  }
}
