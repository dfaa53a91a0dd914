import FoundationSupplement

/// The making of a new store's tables.
struct StoreCreation {
  let layout: StoreLayout
  let identifier: String

  /// Makes all tables.
  func run(_ connection: SQLiteConnection) throws {
    for statement in statements { try connection.run(statement) }
    for entity in layout.entities {
      let parent = entity.entity.superentity.flatMap { layout.layout(for: $0)?.number } ?? 0
      try connection.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
        [
          .integer(Int64(entity.number)), .text(entity.entity.name ?? ""), .integer(Int64(parent)),
        ])
    }
    let facts: [String: Any] = [
      NSStoreTypeKey: NSSQLiteStoreType, "_NSAutoVacuumLevel": "2",
      "NSStoreModelVersionIdentifiers": [String](),
    ]
    let list = try PropertyListSerialization.data(
      fromPropertyList: facts, format: .binary, options: 0)
    try connection.run(
      "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
      [.text(identifier), .bytes(list)])
  }

  private var statements: [String] {
    let own = [
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, \
      Z_MAX INTEGER)
      """,
      "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
    ]
    let roots = layout.entities.filter { $0.root === $0.entity }
    return own + roots.flatMap { Self.table($0.table, layout) } + layout.joins.map(Self.table)
  }

  /// The statements that make a table of objects and its indices.
  static func table(_ name: String, _ layout: StoreLayout) -> [String] {
    let columns = columns(of: name, layout)
    let declared = columns.map { "\(SQLiteConnection.quoted($0.name)) \($0.type)" }
    let fixed = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
    let list = (fixed + declared).joined(separator: ", ")
    let indices = columns.filter(\.isReference).map { column in
      """
      CREATE INDEX \(SQLiteConnection.quoted("\(name)_\(column.name)_INDEX")) \
      ON \(SQLiteConnection.quoted(name)) (\(SQLiteConnection.quoted(column.name)))
      """
    }
    return ["CREATE TABLE \(SQLiteConnection.quoted(name)) (\(list))"] + indices
  }

  /// The statement that makes a table of pairs.
  static func table(_ join: StoreLayout.JoinTable) -> String {
    let (source, destination) = (join.sourceColumn, join.destinationColumn)
    var columns = ["\(source) INTEGER", "\(destination) INTEGER"]
    if join.relationship.isOrdered { columns.append("\(join.orderColumn) INTEGER") }
    if join.relationship.inverseRelationship?.isOrdered == true {
      columns.append("\(join.inverseOrderColumn) INTEGER")
    }
    return """
      CREATE TABLE \(SQLiteConnection.quoted(join.name)) \
      (\(columns.joined(separator: ", ")), PRIMARY KEY (\(source), \(destination)))
      """
  }

  /// A column of a table of objects.
  struct Column {
    var name: String
    var type: String
    var isReference = false
    /// The attribute that the column is of, if it is of one.
    var attribute: NSAttributeDescription?
    /// The column before its property was renamed.
    var formerName: String?
  }

  /// The columns of a table of objects beside those that every table has.
  static func columns(of table: String, _ layout: StoreLayout) -> [Column] {
    var columns: [String: Column] = [:]
    let members = layout.entities.filter { $0.table == table }
    for stored in members.flatMap(\.attributes) {
      let (attribute, name) = (stored.attribute, stored.column)
      columns[name] = Column(
        name: name, type: attribute.columnType,
        attribute: attribute,
        formerName: attribute.renamingIdentifier.map { "Z" + $0.uppercased() })
    }
    for (relationship, name) in members.flatMap(\.toOnes) {
      columns[name] = Column(
        name: name, type: "INTEGER", isReference: true,
        formerName: relationship.renamingIdentifier.map { "Z" + $0.uppercased() })
      guard relationship.inverseRelationship?.isOrdered == true else { continue }
      let order = StoreLayout.orderColumn(of: name)
      columns[order] = Column(name: order, type: "INTEGER")
    }
    for relationship in layout.entities.flatMap(\.toManys) {
      guard let name = layout.foreignColumns[ObjectIdentifier(relationship)],
        let destination = relationship.destinationEntity,
        layout.layout(for: destination)?.table == table
      else { continue }
      columns[name] = Column(name: name, type: "INTEGER", isReference: true)
      guard relationship.isOrdered else { continue }
      let order = StoreLayout.orderColumn(of: name)
      columns[order] = Column(name: order, type: "INTEGER")
    }
    return columns.values.sorted { $0.name < $1.name }
  }
}
