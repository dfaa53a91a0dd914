/// How often something may happen: at most so many times in 24 hours, so many seconds apart.
public struct RateLimit: Hashable, Sendable, Codable {
  /// The greatest number in any rolling 24 hours.
  public var perDay: Int
  /// The least number of seconds between two.
  public var minimumInterval: Double

  /// Creates a limit.
  public init(perDay: Int, minimumInterval: Double) {
    self.perDay = perDay
    self.minimumInterval = minimumInterval
  }

  /// The assumed limit on rotations to one member of one stack; Apple publishes no number.
  public static let assumedRotations = Self(perDay: 8, minimumInterval: 900)

  /// The assumed limit on suggestions of one kind; Apple publishes no number.
  public static let assumedSuggestions = Self(perDay: 4, minimumInterval: 3600)

  /// Reloads of one member; 40 is the low end of what Apple documents, the interval is assumed.
  public static let assumedReloads = Self(perDay: 40, minimumInterval: 300)
}

/// What a manifest expects of one member of a stack.
public struct StackExpectation: Hashable, Sendable, Codable {
  /// A range of numbers, open where nothing is said.
  public struct Count: Hashable, Sendable, Codable {
    /// The least number.
    public var atLeast: Int?
    /// The greatest number.
    public var atMost: Int?

    /// Creates a range.
    public init(atLeast: Int? = nil, atMost: Int? = nil) {
      self.atLeast = atLeast
      self.atMost = atMost
    }
  }

  /// The Developer Mode it holds in; nil means both.
  public var developerMode: DeveloperMode?
  /// The member whose rotations are counted.
  public var member: String?
  /// How many rotations to that member are expected.
  public var rotations: Count?
  /// An instant, in seconds since 1970.
  public var at: Double?
  /// The member expected on top at that instant.
  public var onTop: String?

  /// Creates an expectation with nothing said.
  public init() {}
}

/// A span of a person's day on Apple Watch, for contextual clues.
public struct StackContext: Hashable, Sendable, Codable {
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last, in seconds since 1970.
  public var to: Double
  /// What is true in between, such as `location: work`.
  public var context: RecordedContext

  /// Creates a span.
  public init(from: Double, to: Double, context: RecordedContext) {
    self.from = from
    self.to = to
    self.context = context
  }
}

/// A Smart Stack to simulate.
public struct RecordedStack: Hashable, Sendable, Codable {
  /// The stack's name.
  public var name: String
  /// The family of all its members.
  public var family: FamilyName
  /// Its members, top first: `kind`, or `kind/configuration`.
  public var members: [String]
  /// Whether Smart Rotate is on.
  public var smartRotate: Bool
  /// Whether Widget Suggestions are on.
  public var widgetSuggestions: Bool
  /// The limit on rotations to one member.
  public var rotationLimit: RateLimit
  /// The limit on suggestions of one kind.
  public var suggestionLimit: RateLimit
  /// What the person does and where, on Apple Watch.
  public var context: [StackContext]?
  /// What the manifest expects.
  public var expect: [StackExpectation]?

  /// Creates a stack with the assumed limits.
  public init(
    name: String, family: FamilyName, members: [String], smartRotate: Bool = true,
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

  /// Reads a stack; what is absent has its assumed value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    family = try values.decode(FamilyName.self, forKey: .family)
    members = try values.decode([String].self, forKey: .members)
    smartRotate = try values.decodeIfPresent(Bool.self, forKey: .smartRotate) ?? true
    widgetSuggestions = try values.decodeIfPresent(Bool.self, forKey: .widgetSuggestions) ?? true
    rotationLimit =
      try values.decodeIfPresent(RateLimit.self, forKey: .rotationLimit) ?? .assumedRotations
    suggestionLimit =
      try values.decodeIfPresent(RateLimit.self, forKey: .suggestionLimit) ?? .assumedSuggestions
    context = try values.decodeIfPresent([StackContext].self, forKey: .context)
    expect = try values.decodeIfPresent([StackExpectation].self, forKey: .expect)
  }
}
