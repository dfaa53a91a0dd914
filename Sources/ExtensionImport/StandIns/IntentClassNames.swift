import PropertyLists

/// The names of the types that Xcode makes of definitions of SiriKit intents.
enum IntentClassNames {
  /// Returns the names that definitions give.
  ///
  /// - Parameter definitions: The files; what is no definition has none.
  /// - Returns: The names.
  static func all(in definitions: some Sequence<AbsolutePath>) -> Set<String> {
    definitions.reduce(into: Set()) { names, file in
      guard let root = file.data.flatMap(PropertyListBounds.value) as? [String: Any] else { return }
      names.formUnion(named("INType", in: root) + named("INEnum", in: root))
      for name in named("INIntent", in: root, ending: "Intent") {
        names.formUnion(["", "Handling", "Response", "ResponseCode"].map { name + $0 })
      }
    }
  }

  /// The name of the class that an intent's description becomes; nil without a name.
  static func className(ofIntent entry: [String: Any]) -> String? {
    name(of: entry, "INIntent", ending: "Intent")
  }

  private static func named(
    _ kind: String, in root: [String: Any], ending: String = ""
  ) -> [String] {
    (root[kind + "s"] as? [[String: Any]] ?? []).compactMap { name(of: $0, kind, ending: ending) }
  }

  private static func name(of entry: [String: Any], _ kind: String, ending: String) -> String? {
    if let name = entry[kind + "ClassName"] as? String { return name }
    guard let name = entry[kind + "Name"] as? String else { return nil }
    return (entry[kind + "ClassPrefix"] as? String ?? "") + name + ending
  }
}
