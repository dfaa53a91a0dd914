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

  /// The numbers of rotations to one member, of its suggestions, or of both.
  public struct Frequency: Hashable, Sendable {
    /// The member; for suggestions alone also a kind, which stands for all of its configurations.
    public var member: MemberName
    /// The number of rotations expected.
    public var rotations: Count?
    /// The number of suggestions expected.
    public var suggestions: Count?

    /// Creates an expectation.
    public init(of member: MemberName, rotations: Count? = nil, suggestions: Count? = nil) {
      self.member = member
      self.rotations = rotations
      self.suggestions = suggestions
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
  /// The numbers expected of one member.
  public var frequency: Frequency?
  /// The member expected on top.
  public var top: Top?

  /// Creates an expectation.
  public init(
    developerMode: DeveloperMode? = nil, frequency: Frequency? = nil, top: Top? = nil
  ) {
    self.developerMode = developerMode
    self.frequency = frequency
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
    var member = frequency?.member
    try fields.optional("member", &member)
    var onTop = top?.member
    try fields.optional("onTop", &onTop)
    var rotations = frequency?.rotations
    try fields.optional("rotations", &rotations)
    var suggestions = frequency?.suggestions
    try fields.optional("suggestions", &suggestions)
    guard fields.isReading else { return }
    if onTop != nil, at == nil { throw JSONError(.missingKey("at")) }
    if at != nil, onTop == nil { throw JSONError(.missingKey("onTop")) }
    let isCounted = rotations != nil || suggestions != nil
    if isCounted, member == nil { throw JSONError(.missingKey("member")) }
    guard onTop != nil || isCounted else {
      throw JSONError(.badValue("an expectation has 'onTop', 'rotations' or 'suggestions'"))
    }
    frequency =
      isCounted
      ? member.map { Frequency(of: $0, rotations: rotations, suggestions: suggestions) } : nil
    top = onTop.flatMap { member in at.map { Top(member, at: $0) } }
  }
}
