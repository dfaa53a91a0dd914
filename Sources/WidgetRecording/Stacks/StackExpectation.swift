/// A manifest's expectation of the simulation of a stack.
public struct StackExpectation: Hashable, Sendable {
  /// A range of numbers, open where nothing is said.
  public struct Count: Hashable, Sendable {
    /// The least number.
    public var atLeast: Int?
    /// The greatest number.
    public var atMost: Int?

    /// Creates a range.
    public init(atLeast: Int? = nil, atMost: Int? = nil) {
      self.atLeast = atLeast
      self.atMost = atMost
    }

    /// Whether a number is in the range.
    public func contains(_ number: Int) -> Bool {
      number >= atLeast ?? .min && number <= atMost ?? .max
    }
  }

  /// The rotations to one member.
  public struct Rotations: Hashable, Sendable {
    /// The member.
    public var member: MemberName
    /// The number expected.
    public var count: Count

    /// Creates an expectation.
    public init(of member: MemberName, _ count: Count) {
      self.member = member
      self.count = count
    }
  }

  /// The suggestions of one kind, or of one configuration of a kind.
  public struct Suggestions: Hashable, Sendable {
    /// The kind, or the kind and configuration.
    public var widget: MemberName
    /// The number expected.
    public var count: Count

    /// Creates an expectation.
    public init(of widget: MemberName, _ count: Count) {
      self.widget = widget
      self.count = count
    }
  }

  /// The member on top at an instant.
  public struct Top: Hashable, Sendable {
    /// The member.
    public var member: MemberName
    /// The instant.
    public var at: SimulatedInstant

    /// Creates an expectation.
    public init(_ member: MemberName, at: SimulatedInstant) {
      self.member = member
      self.at = at
    }
  }

  /// The Developer Mode it holds in; nil means both.
  public var developerMode: DeveloperMode?
  /// The rotations expected.
  public var rotations: Rotations?
  /// The suggestions expected.
  public var suggestions: Suggestions?
  /// The member expected on top.
  public var top: Top?

  /// Creates an expectation.
  public init(
    developerMode: DeveloperMode? = nil, rotations: Rotations? = nil,
    suggestions: Suggestions? = nil, top: Top? = nil
  ) {
    self.developerMode = developerMode
    self.rotations = rotations
    self.suggestions = suggestions
    self.top = top
  }
}

extension StackExpectation.Count: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("atLeast", &atLeast)
    try fields.optional("atMost", &atMost)
  }
}

extension StackExpectation: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type, or half of an expectation is missing.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var at = top?.at
    try fields.optional("at", &at)
    try fields.optional("developerMode", &developerMode)
    var member = rotations?.member ?? suggestions?.widget
    try fields.optional("member", &member)
    var onTop = top?.member
    try fields.optional("onTop", &onTop)
    var count = rotations?.count
    try fields.optional("rotations", &count)
    var inserted = suggestions?.count
    try fields.optional("suggestions", &inserted)
    guard fields.isReading else { return }
    if onTop != nil, at == nil { throw JSONError(.missingKey("at")) }
    if at != nil, onTop == nil { throw JSONError(.missingKey("onTop")) }
    if count != nil || inserted != nil, member == nil { throw JSONError(.missingKey("member")) }
    guard onTop != nil || count != nil || inserted != nil else {
      throw JSONError(.badValue("an expectation has 'onTop', 'rotations' or 'suggestions'"))
    }
    suggestions = member.flatMap { member in inserted.map { Suggestions(of: member, $0) } }
    rotations = member.flatMap { member in count.map { Rotations(of: member, $0) } }
    top = onTop.flatMap { member in at.map { Top(member, at: $0) } }
  }
}
