import JSON

/// The compiler and linker settings of a package's target.
///
/// Unsafe flags are passed over, as package managers do for what others depend on.
public struct PackageSettings: Hashable, Sendable {
  /// The arguments of the Swift compiler.
  public private(set) var swift: [String] = []
  /// The arguments of the C compiler.
  public private(set) var c: [String] = []
  /// The folders of headers, from the target's own.
  public private(set) var headerFolders: [String] = []
  /// The libraries that are linked.
  public private(set) var libraries: [String] = []
  /// The language mode that is named; nil for none.
  public private(set) var languageMode: String?

  /// Reads the settings of a target that hold.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - traits: The traits of the package that are chosen; each is a condition of its Swift code.
  ///   - holds: Whether a setting's condition holds.
  init(
    _ settings: [JSONValue], traits: Set<String> = [], _ holds: (JSONValue?) -> Bool
  ) {
    swift = traits.sorted().flatMap { ["-D", $0] }
    for setting in settings where holds(setting["condition"]) {
      guard let tool = setting["tool"]?.text, case .object(let kinds)? = setting["kind"] else {
        continue
      }
      for (kind, value) in kinds.sorted(by: { $0.key < $1.key }) {
        let texts =
          value["_0"]?.text.map { [$0] } ?? value["_0"]?.elements?.compactMap(\.text) ?? []
        add(kind, texts, for: tool)
      }
    }
  }

  private mutating func add(_ kind: String, _ texts: [String], for tool: String) {
    switch (tool, kind) {
    case ("swift", "define"): swift += texts.flatMap { ["-D", $0] }
    case ("swift", "enableUpcomingFeature"):
      swift += texts.flatMap { ["-enable-upcoming-feature", $0] }
    case ("swift", "enableExperimentalFeature"):
      swift += texts.flatMap { ["-enable-experimental-feature", $0] }
    case ("swift", "swiftLanguageMode"): languageMode = texts.first
    case ("swift", "defaultIsolation"):
      swift += texts.flatMap { ["-default-isolation", $0] }
    case ("c", "define"): c += texts.map { "-D\($0)" }
    case ("c", "headerSearchPath"): headerFolders += texts
    case ("linker", "linkedLibrary"): libraries += texts
    default: break
    }
  }
}
