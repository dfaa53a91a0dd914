/// A scale that a widget's author declares for the relevance of its entries.
public struct RelevanceScale: Hashable, Sendable, Codable {
  /// The least positive score.
  public var minimum: Double?
  /// The greatest score.
  public var maximum: Double?
  /// The only scores there are, instead of a range.
  public var levels: [Double]?

  /// Creates a range.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a list of levels.
  public init(levels: [Double]) {
    self.levels = levels
  }
}

/// A widget as the extension describes it.
public struct RecordedWidget: Hashable, Sendable, Codable {
  /// The widget's kind.
  public var kind: String
  /// The families it supports on this platform.
  public var families: [FamilyName]
  /// The families that it names and the platform does not have; nil where there are none.
  public var foreignFamilies: [FamilyName]?
  /// Its configuration: `static`, `intent`, `appIntent`, `relevance`, `activity` or `control`.
  public var configuration: String
  /// The name shown in the widget gallery.
  public var displayName: String?
  /// The description shown in the widget gallery.
  public var description: String?
  /// The kind of the timeline widget that this relevance widget may replace.
  public var associatedKind: String?
  /// The scale its author declares.
  public var relevanceScale: RelevanceScale?
  /// The names of its configurable parameters.
  public var parameters: [String]?
  /// The type name of its configuration intent.
  public var intent: String?
  /// The type name of its provider, with the types around it.
  public var provider: String?
  /// The type name of its provider's entries, with the types around it.
  public var entry: String?
  /// The type name of the widget itself, with the types around it.
  public var type: String?
  /// The author's file that declares it.
  public var file: String?
  /// The line in that file.
  public var line: Int?
  /// Where the author declares its provider and entries.
  public var places: RecordedPlaces?

  /// Creates a widget; everything else is set afterwards.
  public init(kind: String, families: [FamilyName], configuration: String) {
    self.kind = kind
    self.families = families
    self.configuration = configuration
  }
}

/// What the manifest says of a widget before anybody asked the extension.
public struct RecordedClaim: Hashable, Sendable, Codable {
  /// The widget's kind.
  public var kind: String
  /// The families it is said to support; nil where nothing is said.
  public var families: [FamilyName]?

  /// Creates a claim.
  public init(kind: String, families: [FamilyName]? = nil) {
    self.kind = kind
    self.families = families
  }
}
