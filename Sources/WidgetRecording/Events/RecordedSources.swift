/// A method of a provider that almost is one that WidgetKit calls.
public struct RecordedNearMiss: Hashable, Sendable, Codable {
  /// The type name of the provider.
  public var provider: String
  /// The method as it is declared, such as `relevances()`.
  public var method: String
  /// The method that WidgetKit calls, such as `relevance()`.
  public var requirement: String
  /// The author's file, relative to the manifest's root.
  public var file: String
  /// The line in that file, from 1.
  public var line: Int

  /// Creates a note of a method.
  public init(provider: String, method: String, requirement: String, file: String, line: Int) {
    self.provider = provider
    self.method = method
    self.requirement = requirement
    self.file = file
    self.line = line
  }
}

/// What somebody who read an extension's sources saw in them.
public struct RecordedSources: Hashable, Sendable, Codable {
  /// The methods of providers that almost are ones that WidgetKit calls, by file and line.
  public var nearMisses: [RecordedNearMiss]

  /// Creates what was seen.
  public init(nearMisses: [RecordedNearMiss]) {
    self.nearMisses = nearMisses
  }
}
