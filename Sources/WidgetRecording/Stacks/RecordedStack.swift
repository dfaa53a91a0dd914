/// A part of a person's day on Apple Watch, for contextual clues.
public struct StackContext: Hashable, Sendable {
  /// The time.
  public var interval: SimulatedInterval
  /// The condition that holds then, such as `location: work`.
  public var context: RecordedContext

  /// Creates a part of a day.
  public init(_ interval: SimulatedInterval, _ context: RecordedContext) {
    self.interval = interval
    self.context = context
  }
}

extension StackContext: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(SimulatedInterval(.distantPast, .distantPast), .unknown)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("context", &context)
    try fields.required("from", &interval.start)
    try fields.required("to", &interval.end)
  }
}

/// A Smart Stack to simulate.
public struct RecordedStack: Hashable, Sendable {
  /// The stack's name.
  public var name: String
  /// The family of all its members.
  public var family: FamilyName
  /// Its members, top first.
  public var members: [MemberName]
  /// Whether Smart Rotate is on.
  public var smartRotate: Bool
  /// Whether Widget Suggestions are on.
  public var widgetSuggestions: Bool
  /// The limit on rotations to one member.
  public var rotationLimit: RateLimit
  /// The limit on suggestions of one kind.
  public var suggestionLimit: RateLimit
  /// The person's day, on Apple Watch; nil where the manifest does not say.
  public var context: [StackContext]?
  /// The widgets that the person pinned, on Apple Watch; nil where the manifest does not say.
  public var pinned: [MemberName]?
  /// The manifest's expectations; nil where it has none.
  public var expect: [StackExpectation]?

  /// Creates a stack with the assumed limits.
  public init(
    name: String, family: FamilyName, members: [MemberName], smartRotate: Bool = true,
    widgetSuggestions: Bool = true, rotationLimit: RateLimit = .assumedRotations,
    suggestionLimit: RateLimit = .assumedSuggestions
  ) {
    self.name = name
    self.family = family
    self.members = members
    self.smartRotate = smartRotate
    self.widgetSuggestions = widgetSuggestions
    self.rotationLimit = rotationLimit
    self.suggestionLimit = suggestionLimit
  }
}

extension RecordedStack: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(name: "", family: .systemSmall, members: []) }

  /// Reads or writes the members; a limit that is absent has its assumed value.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("context", &context)
    try fields.optional("expect", &expect)
    try fields.required("family", &family)
    try fields.required("members", &members)
    try fields.required("name", &name)
    try fields.optional("pinned", &pinned)
    try fields.defaulted("rotationLimit", &rotationLimit, .assumedRotations)
    try fields.defaulted("smartRotate", &smartRotate, true)
    try fields.defaulted("suggestionLimit", &suggestionLimit, .assumedSuggestions)
    try fields.defaulted("widgetSuggestions", &widgetSuggestions, true)
  }
}
