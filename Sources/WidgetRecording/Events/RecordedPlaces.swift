/// A place in the author's sources.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, relative to the manifest's root.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// Where the author declares what belongs to a widget, besides the widget itself.
public struct RecordedPlaces: Hashable, Sendable, Codable {
  /// The provider's type.
  public var provider: SourcePlace?
  /// The type of its entries.
  public var entry: SourcePlace?
  /// The provider's methods, by the name of the mode in which they are called.
  public var methods: [String: SourcePlace]

  /// Creates places of which nothing is known yet.
  public init() {
    methods = [:]
  }

  /// Returns where the method stands that is called in a mode, or else the provider's type.
  public func method(for mode: ProviderMode) -> SourcePlace? {
    methods[mode.rawValue] ?? provider
  }
}
