public import WidgetRecording

/// A span in which one widget is on top.
public struct TopSpan: Hashable, Sendable {
  /// The widget: a member, or the name of a suggestion.
  public var member: MemberName
  /// The first instant.
  public var from: SimulatedInstant
  /// The instant after the last.
  public var to: SimulatedInstant
  /// Whether it is there as a suggestion.
  public var isSuggestion: Bool

  /// Creates a span.
  public init(
    member: MemberName, from: SimulatedInstant, to: SimulatedInstant, isSuggestion: Bool = false
  ) {
    self.member = member
    self.from = from
    self.to = to
    self.isSuggestion = isSuggestion
  }
}

/// The totals of one member of a stack.
public struct MemberSummary: Hashable, Sendable {
  /// The member.
  public var member: MemberName
  /// Seconds on top.
  public var secondsOnTop: Double
  /// The number of its windows of relevance.
  public var windows: Int
  /// In how many of them it was on top at some time.
  public var windowsShown: Int
  /// The number of timelines asked for.
  public var reloads: Int
  /// The number of requests that the reload budget refused.
  public var rejectedReloads: Int

  /// Creates a summary.
  public init(
    member: MemberName, secondsOnTop: Double, windows: Int, windowsShown: Int, reloads: Int,
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

extension MemberSummary: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      member: "", secondsOnTop: 0, windows: 0, windowsShown: 0, reloads: 0, rejectedReloads: 0)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("member", &member)
    try fields.required("rejectedReloads", &rejectedReloads)
    try fields.required("reloads", &reloads)
    try fields.required("secondsOnTop", &secondsOnTop)
    try fields.required("windows", &windows)
    try fields.required("windowsShown", &windowsShown)
  }
}

/// All that happens to a stack with one Developer Mode.
public struct RotationTrace: Hashable, Sendable {
  /// The Developer Mode.
  public var developerMode: DeveloperMode
  /// The rotations, in order.
  public var rotations: [Rotation]
  /// The suppressions, in order.
  public var suppressions: [RotationSuppression]
  /// The suggestions, in order.
  public var suggestions: [Suggestion]
  /// The proposals with their outcomes, in order; on Apple Watch the clues that count for nothing.
  public var proposals: [SuggestionProposal]
  /// The cards of the Smart Stack of Apple Watch; none on any other platform.
  public var cards: [CardSpan]
  /// The widgets on top in order of time; the spans follow one another without a gap.
  public var tops: [TopSpan]
  /// The members, in stack order.
  public var members: [MemberSummary]

  /// Creates a trace.
  public init(
    developerMode: DeveloperMode, rotations: [Rotation] = [],
    suppressions: [RotationSuppression] = [], suggestions: [Suggestion] = [],
    proposals: [SuggestionProposal] = [], cards: [CardSpan] = [],
    tops: [TopSpan] = [], members: [MemberSummary] = []
  ) {
    self.developerMode = developerMode
    self.rotations = rotations
    self.suppressions = suppressions
    self.suggestions = suggestions
    self.proposals = proposals
    self.cards = cards
    self.tops = tops
    self.members = members
  }
}

extension RotationTrace: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(developerMode: .off) }

  /// Reads or writes the members but for `tops`, which follow from the others.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.list("cards", &cards)
    try fields.required("developerMode", &developerMode)
    try fields.required("members", &members)
    try fields.defaulted("proposals", &proposals, [])
    try fields.required("rotations", &rotations)
    try fields.required("suggestions", &suggestions)
    try fields.required("suppressions", &suppressions)
  }
}
