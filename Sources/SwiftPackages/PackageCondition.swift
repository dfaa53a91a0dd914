import JSON

/// The condition under which a setting or a dependency of a package holds.
struct PackageCondition {
  /// The name that manifests have for Linux.
  static let linux = "linux"
  /// The names that manifests have for the platforms of widgets.
  static let applePlatforms = ["ios", "macos", "watchos", "visionos"]

  private let platforms: Set<String>
  private let configuration: String?
  private let traits: Set<String>

  /// Reads a condition; one that is absent always holds.
  init(_ value: JSONValue?) {
    platforms = Set(value?["platformNames"]?.elements?.compactMap(\.text) ?? [])
    configuration = value?["config"]?.text
    traits = Set(value?["traits"]?.elements?.compactMap(\.text) ?? [])
  }

  /// Whether it holds on a platform in a release, with some traits.
  func holds(on platform: String, traits chosen: Set<String>) -> Bool {
    (platforms.isEmpty || platforms.contains(platform))
      && (configuration == nil || configuration == "release")
      && (traits.isEmpty || !traits.isDisjoint(with: chosen))
  }
}
