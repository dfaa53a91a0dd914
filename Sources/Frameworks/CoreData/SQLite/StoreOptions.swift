import FoundationSupplement

/// The options of a store that matter to its file.
struct StoreOptions {
  /// Whether nothing may be written.
  var isReadOnly: Bool
  /// Whether tables and columns that the model added are made in an older file.
  var migrates: Bool
  /// Settings of SQLite, by name.
  var pragmas: [String: String]

  init(_ options: [AnyHashable: Any]?) {
    func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue == true }
    isReadOnly = flag(NSReadOnlyPersistentStoreOption)
    migrates =
      flag(NSMigratePersistentStoresAutomaticallyOption)
      && flag(NSInferMappingModelAutomaticallyOption)
    let given = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    pragmas = ["journal_mode": "WAL", "synchronous": "NORMAL"]
    for (name, value) in given { pragmas[name.lowercased()] = "\(value)" }
  }

  /// The statements that set what may be set, in a fixed order.
  var statements: [String] {
    pragmas.sorted { $0.key < $1.key }.filter { Self.isWord($0.key) && Self.isWord($0.value) }
      .map { "PRAGMA \($0.key) = \($0.value)" }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
  }
}
