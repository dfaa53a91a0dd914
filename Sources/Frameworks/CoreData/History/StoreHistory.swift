// The tables of a store's history, which are those of Apple's stores: a row of ATRANSACTION for
// each save, and one of ACHANGE for each object that it changed. What ZCOLUMNS holds there is not
// known: here it is an archive of the names of changed values, or of the values of a deleted
// object.

import FoundationSupplement

/// The history in a store's file.
struct StoreHistory {
  let file: SQLiteStoreFile

  private var connection: SQLiteConnection { file.connection }

  private static let tables = [
    """
    CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, \
    Z_OPT INTEGER, ZAUTHORTS INTEGER, ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, \
    ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT, ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, \
    ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR, ZQUERYGEN BLOB)
    """,
    """
    CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, \
    ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB)
    """,
    """
    CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, \
    Z_OPT INTEGER, ZNAME VARCHAR)
    """,
  ]

  /// The columns by which parts of a history are found.
  private static let indices = [
    "CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)",
    """
    CREATE INDEX IF NOT EXISTS Z_TRANSACTION_TransactionTimestampIndex \
    ON ATRANSACTION (ZTIMESTAMP COLLATE BINARY ASC)
    """,
  ]

  /// The columns of a history's tables.
  struct Columns {
    var transaction: Set<String>
    var change: Set<String>
    var hasTexts: Bool
  }

  /// The columns of the tables, read once a file; nil where the file has no such history.
  private func columns() throws -> Columns? {
    if let known = file.historyColumns { return known }
    let found = Columns(
      transaction: try StoreSchema.columns(of: "ATRANSACTION", connection),
      change: try StoreSchema.columns(of: "ACHANGE", connection),
      hasTexts: try !StoreSchema.columns(of: "ATRANSACTIONSTRING", connection).isEmpty)
    guard found.transaction.contains("ZTIMESTAMP"), found.change.isSuperset(of: Self.changeColumns)
    else { return nil }
    file.historyColumns = found
    return found
  }

  /// Writes a save's transaction, in the one of SQLite that is under way.
  ///
  /// A file whose tables of history have other columns gets no history.
  func write(_ changes: [RecordedChange], _ origin: SaveOrigin) throws {
    guard !changes.isEmpty else { return }
    for table in Self.tables { try connection.run(table) }
    guard let columns = try columns() else { return }
    for index in Self.indices { try connection.run(index) }
    var values: [(column: String, value: SQLiteValue)] = [
      ("Z_ENT", .integer(Self.transactionEntity)), ("Z_OPT", .integer(1)),
      ("ZTIMESTAMP", .real(Date().timeIntervalSinceReferenceDate)),
    ]
    for (name, text) in [
      ("ZAUTHOR", origin.author), ("ZBUNDLEID", origin.bundle),
      ("ZCONTEXTNAME", origin.contextName), ("ZPROCESSID", origin.process),
    ] {
      guard let text else { continue }
      if columns.transaction.contains(name) {
        values.append((name, .text(text)))
      } else if columns.transaction.contains(name + "TS") {
        values.append((name + "TS", try number(of: text)))
      }
    }
    let number = SQLiteValue.integer(try lastNumber().map { $0 + 1 } ?? 1)
    try insert([("Z_PK", number)] + values, into: "ATRANSACTION")
    try keep(number)
    for change in changes {
      guard let layout = file.layout.layout(for: change.id.entity), let key = change.id.rowNumber
      else { continue }
      let numbers = [Int64(change.type.rawValue), Int64(layout.number), key].map {
        SQLiteValue.integer($0)
      }
      var values = [("Z_ENT", SQLiteValue.integer(16001)), ("Z_OPT", .integer(1))]
      values += zip(Self.changeColumns, numbers + [number])
      if columns.change.contains("ZCOLUMNS") {
        values.append(("ZCOLUMNS", Self.details(of: change)))
      }
      try insert(values, into: "ACHANGE")
    }
  }

  private static let changeColumns = ["ZCHANGETYPE", "ZENTITY", "ZENTITYPK", "ZTRANSACTIONID"]

  private func insert(_ values: [(column: String, value: SQLiteValue)], into table: String) throws {
    let marks = values.map { _ in "?" }.joined(separator: ", ")
    try connection.run(
      "INSERT INTO \(table) (\(values.map(\.column).joined(separator: ", "))) VALUES (\(marks))",
      values.map(\.value))
  }

  /// The number of a text in the table of texts, which gets it where it lacks it.
  private func number(of text: String) throws -> SQLiteValue {
    let query = "SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?"
    let known = try connection.value(query, [.text(text)])
    guard known == .null else { return known }
    try insert(
      [("Z_ENT", .integer(16003)), ("Z_OPT", .integer(1)), ("ZNAME", .text(text))],
      into: "ATRANSACTIONSTRING")
    return try connection.value(query, [.text(text)])
  }

  private static func details(of change: RecordedChange) -> SQLiteValue {
    let value: Any? =
      switch change.type {
      case .insert: nil
      case .update: change.names
      case .delete: change.tombstone.isEmpty ? nil : NSDictionary(dictionary: change.tombstone)
      }
    let archive = NSSecureUnarchiveFromDataTransformer().reverseTransformedValue(value)
    return (archive as? Data).map { .bytes($0) } ?? .null
  }

  /// The number of the last transaction, be it forgotten or not; nil where there was none.
  ///
  /// It stands where the numbers of an entity's last objects do, so that none is given twice.
  func lastNumber() throws -> Int64? {
    let tables = "SELECT count(*) FROM sqlite_master WHERE name = 'ATRANSACTION'"
    guard try connection.value(tables).integer == 1 else { return nil }
    let kept = try connection.value(
      "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = \(Self.transactionEntity)"
    ).integer
    let present = try connection.value("SELECT max(Z_PK) FROM ATRANSACTION").integer
    return [kept, present].compactMap(\.self).filter { $0 > 0 }.max()
  }

  /// Keeps the number of the last transaction.
  private func keep(_ number: SQLiteValue) throws {
    let entity = SQLiteValue.integer(Self.transactionEntity)
    let known = "SELECT count(*) FROM Z_PRIMARYKEY WHERE Z_ENT = ?"
    if try connection.value(known, [entity]).integer == 0 {
      try connection.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, 'TRANSACTION', 0, 0)",
        [entity])
    }
    try connection.run("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [number, entity])
  }

  /// The number of the entity of transactions.
  private static let transactionEntity: Int64 = 16002

  /// Reads a part's transactions, the oldest first.
  ///
  /// - Parameter hasChanges: Whether their changes are wanted.
  func transactions(_ part: HistoryPart, hasChanges: Bool) throws -> [RecordedTransaction] {
    guard let columns = try columns() else { return [] }
    let changes = hasChanges ? try changes(part, columns) : [:]
    let texts = ["AUTHOR", "BUNDLEID", "CONTEXTNAME", "PROCESSID"].map { name -> String in
      let plain = columns.transaction.contains("Z" + name) ? "Z\(name)" : "NULL"
      guard columns.transaction.contains("Z\(name)TS"), columns.hasTexts else { return plain }
      // The texts of later stores stand in a table of their own.
      return """
        ifnull(\(plain), (SELECT ZNAME FROM ATRANSACTIONSTRING s WHERE s.Z_PK = t.Z\(name)TS))
        """
    }
    var found: [RecordedTransaction] = []
    for condition in part.conditions(on: "Z_PK") {
      try connection.rows(
        """
        SELECT Z_PK, ZTIMESTAMP, \(texts.joined(separator: ", ")) FROM ATRANSACTION t \
        WHERE \(condition.text) ORDER BY Z_PK
        """, condition.values
      ) { row in
        guard let number = row.value(at: 0).integer else { return }
        var origin = SaveOrigin(author: row.value(at: 2).text, contextName: row.value(at: 4).text)
        origin.bundle = row.value(at: 3).text ?? ""
        origin.process = row.value(at: 5).text ?? ""
        let own = changes[number] ?? []
        found.append(
          RecordedTransaction(
            number: number,
            timestamp: Date(timeIntervalSinceReferenceDate: row.value(at: 1).real ?? 0),
            origin: origin, firstChange: own.first?.number ?? 0, changes: own.map(\.change)))
      }
    }
    return found
  }

  private func changes(
    _ part: HistoryPart, _ columns: Columns
  ) throws -> [Int64: [(number: Int64, change: RecordedChange)]] {
    let entities = Dictionary(file.layout.entities.map { ($0.number, $0) }) { first, _ in first }
    var found: [Int64: [(number: Int64, change: RecordedChange)]] = [:]
    for condition in part.conditions(on: "ZTRANSACTIONID") {
      try connection.rows(
        """
        SELECT Z_PK, ZTRANSACTIONID, ZCHANGETYPE, ZENTITY, ZENTITYPK, \
        \(columns.change.contains("ZCOLUMNS") ? "ZCOLUMNS" : "NULL") FROM ACHANGE \
        WHERE \(condition.text) ORDER BY Z_PK
        """, condition.values
      ) { row in
        guard let number = row.value(at: 0).integer, let transaction = row.value(at: 1).integer,
          let type = row.value(at: 2).integer
            .flatMap({ NSPersistentHistoryChangeType(rawValue: Int($0)) }),
          let layout = row.value(at: 3).integer.flatMap({ entities[Int($0)] }),
          let key = row.value(at: 4).integer
        else { return }
        var change = RecordedChange(id: file.identity(of: key, layout), type: type)
        let details = row.value(at: 5).bytes.flatMap {
          NSSecureUnarchiveFromDataTransformer().transformedValue($0)
        }
        change.names = details as? [String] ?? []
        change.tombstone = details as? [String: Any] ?? [:]
        found[transaction, default: []].append((number, change))
      }
    }
    return found
  }

  /// Deletes a part's transactions and their changes.
  func forget(_ part: HistoryPart) throws {
    guard try columns() != nil else { return }
    try connection.transaction {
      for condition in part.conditions(on: "ZTRANSACTIONID") {
        try connection.run("DELETE FROM ACHANGE WHERE \(condition.text)", condition.values)
      }
      for condition in part.conditions(on: "Z_PK") {
        try connection.run("DELETE FROM ATRANSACTION WHERE \(condition.text)", condition.values)
      }
    }
  }
}
