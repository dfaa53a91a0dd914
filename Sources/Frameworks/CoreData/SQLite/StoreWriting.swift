import FoundationSupplement

/// The changes that a save makes to a store's file.
struct StoreWriting {
  typealias Row = [String: StoredValue]

  let file: SQLiteStoreFile
  /// The values that the objects had when the file was last read or written.
  let known: [NSManagedObjectID: Row]

  private var connection: SQLiteConnection { file.connection }

  /// The distance of places in an ordered relationship.
  private static let orderStep: Int64 = 1024

  /// Writes new and changed objects, and deletes others, in the transaction that is under way.
  func write(_ changed: [NSManagedObjectID: Row], deleted: Set<NSManagedObjectID>) throws {
    let ordered = changed.sorted { $0.key.number < $1.key.number }
    for (id, row) in ordered { try writeObject(id, row) }
    for (id, row) in ordered { try writeRelationships(of: id, row) }
    for id in deleted.sorted(by: { $0.number < $1.number }) { try delete(id) }
  }

  // MARK: Objects

  private func writeObject(_ id: NSManagedObjectID, _ row: Row) throws {
    guard let layout = file.layout.layout(for: id.entity), let number = id.rowNumber else { return }
    let old = known[id]
    var columns: [(name: String, value: SQLiteValue)] = []
    for stored in layout.attributes {
      let value = try stored.attribute.column(for: Self.value(of: stored, in: row))
      if let old, try stored.attribute.column(for: Self.value(of: stored, in: old)) == value {
        continue
      }
      columns.append((stored.column, value))
    }
    for (relationship, column) in layout.toOnes {
      let target = row[relationship.name]?.destinations.first
      if let old, old[relationship.name]?.destinations.first === target { continue }
      columns.append((column, reference(to: target)))
    }
    if old == nil {
      try insert(number, layout, columns)
    } else {
      try update(number, layout, columns)
    }
  }

  private func insert(
    _ number: Int64, _ layout: StoreLayout.EntityLayout,
    _ columns: [(name: String, value: SQLiteValue)]
  ) throws {
    let columns = columns.filter { $0.value != .null }
    let names = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.map(\.name)
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    try connection.run(
      """
      INSERT INTO \(SQLiteConnection.quoted(layout.table)) \
      (\(names.map(SQLiteConnection.quoted).joined(separator: ", "))) VALUES (\(marks))
      """,
      [.integer(number), .integer(Int64(layout.number)), .integer(1)] + columns.map(\.value))
  }

  private func update(
    _ number: Int64, _ layout: StoreLayout.EntityLayout,
    _ columns: [(name: String, value: SQLiteValue)]
  ) throws {
    let settings = columns.map { "\(SQLiteConnection.quoted($0.name)) = ?" }
    let list = (["Z_OPT = ifnull(Z_OPT, 0) + 1"] + settings).joined(separator: ", ")
    let count = try connection.run(
      "UPDATE \(SQLiteConnection.quoted(layout.table)) SET \(list) WHERE Z_PK = ?",
      columns.map(\.value) + [.integer(number)])
    guard count > 0 else {
      throw StoreError.make(
        CocoaError.Code.managedObjectMerge.rawValue,
        "the object \(layout.entity.name ?? "") \(number) was deleted by another process",
        file: file.url)
    }
  }

  private func delete(_ id: NSManagedObjectID) throws {
    guard let layout = file.layout.layout(for: id.entity), let number = id.rowNumber else { return }
    try connection.run(
      "DELETE FROM \(SQLiteConnection.quoted(layout.table)) WHERE Z_PK = ?", [.integer(number)])
    for join in file.layout.joins {
      for (end, column) in [
        (join.relationship.entity, join.sourceColumn),
        (join.relationship.destinationEntity, join.destinationColumn),
      ] {
        guard let end, id.entity.isKindOf(entity: end) else { continue }
        try connection.run(
          "DELETE FROM \(SQLiteConnection.quoted(join.name)) WHERE \(column) = ?",
          [.integer(number)])
      }
    }
  }

  // MARK: Relationships

  private func writeRelationships(of id: NSManagedObjectID, _ row: Row) throws {
    guard let layout = file.layout.layout(for: id.entity) else { return }
    for relationship in layout.toManys {
      let new = row[relationship.name]?.destinations ?? []
      let old = known[id]?[relationship.name]?.destinations ?? []
      guard new != old else { continue }
      if let column = file.layout.foreignColumns[ObjectIdentifier(relationship)] {
        try write(new, old, of: id, column, relationship)
      } else if let inverse = relationship.inverseRelationship, !inverse.isToMany {
        guard relationship.isOrdered, let column = file.layout.column(of: inverse) else { continue }
        try writeOrder(of: new, StoreLayout.orderColumn(of: column))
      } else {
        try writePairs(of: id, relationship, new, old)
      }
    }
  }

  /// Writes a relationship to many that has no inverse.
  private func write(
    _ new: [NSManagedObjectID], _ old: [NSManagedObjectID], of id: NSManagedObjectID,
    _ column: String, _ relationship: NSRelationshipDescription
  ) throws {
    for member in old where !new.contains(member) {
      try set(column, of: member, .null, where: reference(to: id))
    }
    for member in new where !old.contains(member) {
      try set(column, of: member, reference(to: id))
    }
    if relationship.isOrdered { try writeOrder(of: new, StoreLayout.orderColumn(of: column)) }
  }

  private func writeOrder(of members: [NSManagedObjectID], _ column: String) throws {
    for (index, member) in members.enumerated() {
      try set(column, of: member, .integer(Int64(index + 1) * Self.orderStep))
    }
  }

  private func set(
    _ column: String, of id: NSManagedObjectID, _ value: SQLiteValue,
    where condition: SQLiteValue? = nil
  ) throws {
    guard let layout = file.layout.layout(for: id.entity), let number = id.rowNumber,
      file.schema.columns[layout.table]?.contains(column) == true
    else { return }
    let name = SQLiteConnection.quoted(column)
    try connection.run(
      """
      UPDATE \(SQLiteConnection.quoted(layout.table)) SET \(name) = ? WHERE Z_PK = ?\
      \(condition == nil ? "" : " AND \(name) = ?")
      """,
      [value, .integer(number)] + (condition.map { [$0] } ?? []))
  }

  private func writePairs(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription,
    _ new: [NSManagedObjectID], _ old: [NSManagedObjectID]
  ) throws {
    let inverse = relationship.inverseRelationship
    guard
      let join = file.layout.joins.first(where: {
        $0.relationship === relationship || $0.relationship === inverse
      }), let number = id.rowNumber
    else { return }
    let isSource = join.relationship === relationship
    let own = isSource ? join.sourceColumn : join.destinationColumn
    let others = isSource ? join.destinationColumn : join.sourceColumn
    let order = isSource ? join.orderColumn : join.inverseOrderColumn
    let table = SQLiteConnection.quoted(join.name)
    for member in old where !new.contains(member) {
      try connection.run(
        "DELETE FROM \(table) WHERE \(own) = ? AND \(others) = ?",
        [.integer(number), reference(to: member)])
    }
    let isOrdered =
      relationship.isOrdered && file.schema.columns[join.name]?.contains(order) == true
    for (index, member) in new.enumerated() {
      let pair: [SQLiteValue] = [.integer(number), reference(to: member)]
      if !old.contains(member) {
        try connection.run(
          "INSERT OR IGNORE INTO \(table) (\(own), \(others)) VALUES (?, ?)", pair)
      }
      guard isOrdered else { continue }
      try connection.run(
        "UPDATE \(table) SET \(order) = ? WHERE \(own) = ? AND \(others) = ?",
        [.integer(Int64(index + 1) * Self.orderStep)] + pair)
    }
  }

  private func reference(to id: NSManagedObjectID?) -> SQLiteValue {
    guard let id, id.persistentStore === file.store else { return .null }
    return id.rowNumber.map { .integer($0) } ?? .null
  }

  /// A row's value of an attribute, or of an element of one.
  private static func value(of stored: StoreLayout.Attribute, in row: Row) -> Any? {
    let path = stored.composites + [stored.attribute.name]
    guard case .value(let value)? = row[path[0]] else { return nil }
    var part: Any? = value
    for name in path.dropFirst() { part = (part as? [String: Any])?[name] }
    return part
  }
}

extension SQLiteStoreFile {
  /// Writes a save's changes, all or nothing.
  ///
  /// - Parameters:
  ///   - changed: The new values of objects, all of which have their numbers.
  ///   - deleted: The objects that are no more.
  ///   - known: The values of the file's objects before.
  ///   - origin: The one who saves, for the history; nil where none is kept.
  func save(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    known: [NSManagedObjectID: [String: StoredValue]], history origin: SaveOrigin? = nil
  ) throws {
    guard isUsable else { return }
    guard !isReadOnly else {
      throw StoreError.make(
        CocoaError.Code.fileWriteNoPermission.rawValue,
        "the store \(url.lastPathComponent) was opened for reading only", file: url)
    }
    try translating(CocoaError.Code.persistentStoreSave.rawValue) {
      try connection.transaction {
        try StoreWriting(file: self, known: known).write(changed, deleted: deleted)
        guard let origin else { return }
        let changes = RecordedChange.changes(changed, deleted: deleted, known: known)
        try StoreHistory(file: self).write(changes, origin)
      }
    }
  }

  /// Writes objects of another store under numbers of this one; their identities stay as they are.
  func adopt(_ rows: [NSManagedObjectID: [String: StoredValue]]) throws {
    for id in rows.keys { id.settle(in: store, id.rowNumber ?? Int64(id.number)) }
    try save(rows, deleted: [], known: [:])
    for (root, ids) in Dictionary(grouping: rows.keys, by: { StoreLayout.root(of: $0.entity) }) {
      let greatest = ids.compactMap(\.rowNumber).max() ?? 0
      for id in ids {
        identities[RowKey(root: ObjectIdentifier(root), number: id.rowNumber ?? 0)] = id
      }
      try translating(CocoaError.Code.persistentStoreSave.rawValue) {
        _ = try connection.run(
          "UPDATE Z_PRIMARYKEY SET Z_MAX = max(Z_MAX, ?) WHERE Z_NAME = ?",
          [.integer(greatest), .text(root.name ?? "")])
      }
    }
  }

  /// Gives new objects their numbers, which no other process will give.
  func settle(_ ids: [NSManagedObjectID]) throws {
    let new = ids.filter(\.isTemporaryID).sorted { $0.number < $1.number }
    guard !new.isEmpty else { return }
    guard isUsable, !isReadOnly else {
      for id in new { id.settle(in: store, Int64(id.number)) }
      return
    }
    let grouped = Dictionary(grouping: new) { ObjectIdentifier(StoreLayout.root(of: $0.entity)) }
    let numbered = try translating(CocoaError.Code.persistentStoreSave.rawValue) {
      try connection.transaction {
        var numbered: [(NSManagedObjectID, Int64)] = []
        for group in grouped.values {
          guard let layout = group.first.flatMap({ self.layout.layout(for: $0.entity) }) else {
            continue
          }
          let first = try reserve(group.count, layout)
          numbered += zip(group, first...).map { ($0, $1) }
        }
        return numbered
      }
    }
    for (id, number) in numbered {
      id.settle(in: store, number)
      identities[RowKey(root: ObjectIdentifier(StoreLayout.root(of: id.entity)), number: number)] =
        id
    }
  }

  private func reserve(_ count: Int, _ layout: StoreLayout.EntityLayout) throws -> Int64 {
    let root = layout.root.name ?? ""
    let table = SQLiteConnection.quoted(layout.table)
    let greatest =
      try connection.value(
        """
        SELECT max(ifnull((SELECT max(Z_MAX) FROM Z_PRIMARYKEY WHERE Z_NAME = ?), 0), \
        ifnull((SELECT max(Z_PK) FROM \(table)), 0))
        """, [.text(root)]
      ).integer ?? 0
    try connection.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?",
      [.integer(greatest + Int64(count)), .text(root)])
    return greatest + 1
  }
}
