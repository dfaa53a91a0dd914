import FoundationSupplement

/// The tables that a store's file has, and the numbers of its entities.
struct StoreSchema {
  /// The columns of each table.
  var columns: [String: Set<String>] = [:]
  /// The number of each entity, as `Z_PRIMARYKEY` tells it.
  var entityNumbers: [String: Int] = [:]

  /// Reads the schema of a file.
  init(_ connection: SQLiteConnection) throws {
    var tables: [String] = []
    try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { row in
      if let name = row.value(at: 0).text { tables.append(name) }
    }
    for table in tables { columns[table] = try Self.columns(of: table, connection) }
    guard columns["Z_PRIMARYKEY"]?.isSuperset(of: ["Z_ENT", "Z_NAME"]) == true else { return }
    try connection.rows("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY") { row in
      guard let number = row.value(at: 0).integer, let name = row.value(at: 1).text else { return }
      entityNumbers[name] = Int(number)
    }
  }

  /// The columns of a table; none where there is no such table.
  static func columns(of table: String, _ connection: SQLiteConnection) throws -> Set<String> {
    var names: Set<String> = []
    try connection.rows("PRAGMA table_info(\(SQLiteConnection.quoted(table)))") { row in
      if let name = row.value(at: 1).text { names.insert(name) }
    }
    return names
  }

  /// Whether nothing was ever stored in the file.
  var isEmpty: Bool { columns.isEmpty }

  /// Whether the file has the tables that every store of Core Data has.
  var isStore: Bool { columns["Z_METADATA"] != nil && !entityNumbers.isEmpty }
}
