public import WidgetRecording

/// The source of a proposal to show a widget.
public enum ProposalSource: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// A relevant shortcut.
  case relevantShortcut
  /// A relevant intent.
  case relevantIntent
  /// Donations that come back day by day.
  case donation
  /// An answer of `relevance()` on Apple Watch.
  case relevance
}

/// The outcome of a proposal in one stack, with the reason where nothing was inserted.
public enum ProposalOutcome: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// The platform and its version do not read the source.
  case platform
  /// The donations are of an intent that is not predictable with these values.
  case ineligible
  /// The widget uses the location, and the person has not allowed it.
  case permission
  /// A member of the stack has these values; it may rotate to the top instead.
  case member
  /// The stack has Widget Suggestions off.
  case disabled
  /// The kind does not support the stack's family.
  case family
  /// Enough suggestions of the kind were shown.
  case limit
  /// The widget was inserted.
  case shown

  /// The reason in words, as reports and messages have it.
  public var phrase: String {
    switch self {
    case .platform: "the platform does not read it, or has no stack there"
    case .ineligible: "the donations are not predictable with these values"
    case .permission: "the permission that it needs is not granted"
    case .member: "a widget of the stack has these values and may rotate to the top"
    case .disabled: "Widget Suggestions are off"
    case .family: "it does not support the family of the stack"
    case .limit: "enough suggestions of its kind were shown"
    case .shown: "it was inserted"
    }
  }
}

/// A widget that a donation or an update proposes for a while, and what became of it in a stack.
public struct SuggestionProposal: Hashable, Sendable {
  /// The first instant.
  public var from: SimulatedInstant
  /// The instant after the last.
  public var to: SimulatedInstant
  /// The kind of the widget.
  public var kind: String
  /// The parameter values that the clue sets; the intent's defaults complete them.
  public var values: [String: JSONValue]
  /// The source.
  public var source: ProposalSource
  /// The outcome.
  public var outcome: ProposalOutcome

  /// Creates a proposal.
  public init(
    from: SimulatedInstant, to: SimulatedInstant, kind: String, values: [String: JSONValue],
    source: ProposalSource, outcome: ProposalOutcome
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.values = values
    self.source = source
    self.outcome = outcome
  }

  /// The kind, and the values that the clue sets, as people read them.
  public var title: String {
    let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.plainText)" }
    return ([kind] + values).joined(separator: " ")
  }
}

extension SuggestionProposal: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      from: .distantPast, to: .distantPast, kind: "", values: [:], source: .donation,
      outcome: .shown)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("from", &from)
    try fields.required("kind", &kind)
    try fields.required("outcome", &outcome)
    try fields.required("source", &source)
    try fields.required("to", &to)
    try fields.defaulted("values", &values, [:])
  }
}
