/// The build settings that concern the compilation of Swift.
struct SwiftSettings: Hashable, Sendable {
  /// The names for which `#if` is true, sorted.
  private(set) var defines: [String]
  /// The language mode, `5` or `6`.
  let languageMode: String
  /// Flags that change what the sources mean.
  let flags: [String]
  /// Conditions that no compiler takes, as written.
  let unusable: [String]

  /// Creates the settings that a package's manifest names.
  init(defines: [String], languageMode: String, flags: [String]) {
    self.defines = Set(defines.filter(Self.isIdentifier)).sorted()
    self.languageMode = languageMode
    self.flags = flags
    unusable = []
  }

  /// Reads the settings for Swift.
  init(_ settings: BuildSettings) {
    let other = settings.words("OTHER_SWIFT_FLAGS")
    let names =
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + LanguageFlags.defines(in: other)
    defines = Set(names.filter(Self.isIdentifier)).sorted()
    unusable = Set(names.filter { !Self.isIdentifier($0) }).sorted()
    let version = settings.text("SWIFT_VERSION") ?? "5"
    let major = Int(version.prefix { $0 != "." }) ?? 5
    languageMode = major >= 6 ? "6" : "5"
    flags = LanguageFlags.among(Self.flags(settings, isSix: major >= 6) + other)
  }

  /// Adds a name for which `#if` is true.
  mutating func define(_ name: String) { defines = Set(defines + [name]).sorted() }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// Settings for features of the language that change what sources mean or what compiles.
  ///
  /// Features that only forbid something are passed over: sources that keep to them compile without
  /// them, too. Swift 6 has some of the features by itself.
  private static let features: [(setting: String, name: String, isInSix: Bool)] = [
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", true),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", true),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
  ]

  /// The features that one setting turns on together.
  private static let approachable: Set<String> = [
    "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
    "DisableOutwardActorInference", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]

  private static func flags(_ settings: BuildSettings, isSix: Bool) -> [String] {
    var flags: [String] = []
    if settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX"), !isSix {
      flags.append("-enable-bare-slash-regex")
    }
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    for feature in features where !(isSix && feature.isInSix) {
      let isNamed = settings.isOn("SWIFT_UPCOMING_FEATURE_" + feature.setting)
      if isNamed || (isApproachable && approachable.contains(feature.name)) {
        flags += ["-enable-upcoming-feature", feature.name]
      }
    }
    return flags
  }
}
