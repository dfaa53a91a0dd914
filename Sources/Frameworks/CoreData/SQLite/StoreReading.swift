import FoundationSupplement

/// One pass over a store's tables.
struct StoreReading {
  private typealias Row = [String: StoredValue]

  private let file: SQLiteStoreFile
  private var layout: StoreLayout { file.layout }
  private var schema: StoreSchema { file.schema }

  init(file: SQLiteStoreFile) { self.file = file }

  /// The columns of one entity's objects that the file has, and where a query's row has them.
  private struct Reader {
    var layout: StoreLayout.EntityLayout
    var attributes: [(attribute: StoreLayout.Attribute, index: Int)] = []
    var toOnes: [(relationship: NSRelationshipDescription, index: Int, order: Int?)] = []
    var foreign: [(relationship: NSRelationshipDescription, index: Int, order: Int?)] = []
  }

  /// A reference of a row to another, as the tables have it.
  private struct Reference {
    var source: NSManagedObjectID
    /// The relationship to one; nil where the reference only belongs to its other side.
    var relationship: NSRelationshipDescription?
    /// The relationship to many that the reference is of, at the destination.
    var inverse: NSRelationshipDescription?
    var destination: SQLiteStoreFile.RowKey
    /// The place among the destination's objects.
    var order: Int64
  }

  /// All objects of the file with their values.
  func rows() throws -> [NSManagedObjectID: [String: StoredValue]] {
    var rows: [NSManagedObjectID: Row] = [:]
    var references: [Reference] = []
    for root in layout.entities where root.entity === root.root {
      try readTable(of: root, &rows, &references)
    }
    connect(references, &rows)
    for join in layout.joins { try readPairs(join, &rows) }
    return rows
  }

  // MARK: Objects

  private func readTable(
    of root: StoreLayout.EntityLayout, _ rows: inout [NSManagedObjectID: Row],
    _ references: inout [Reference]
  ) throws {
    guard let existing = schema.columns[root.table] else { return }
    let columns =
      ["Z_PK", "Z_ENT"]
      + StoreCreation.columns(of: root.table, layout).map(\.name).filter(existing.contains)
    let indices = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    let members = layout.entities.filter { $0.root === root.root }
    let readers = Dictionary(
      members.map { ($0.number, reader(of: $0, indices)) }
    ) { first, _ in first }
    let list = columns.map(SQLiteConnection.quoted).joined(separator: ", ")
    let table = SQLiteConnection.quoted(root.table)
    try file.connection.rows("SELECT \(list) FROM \(table) ORDER BY Z_PK") { row in
      guard let number = row.value(at: 0).integer,
        let entity = row.value(at: 1).integer, let reader = readers[Int(entity)]
      else { return }
      let id = file.identity(of: number, reader.layout)
      rows[id] = values(of: row, reader)
      collect(row, reader, id, &references)
    }
  }

  private func reader(of layout: StoreLayout.EntityLayout, _ indices: [String: Int]) -> Reader {
    var reader = Reader(layout: layout)
    for attribute in layout.attributes {
      if let index = indices[attribute.column] { reader.attributes.append((attribute, index)) }
    }
    for (relationship, column) in layout.toOnes {
      guard let index = indices[column] else { continue }
      reader.toOnes.append((relationship, index, indices[StoreLayout.orderColumn(of: column)]))
    }
    for relationship in self.layout.entities.flatMap(\.toManys) {
      guard let column = self.layout.foreignColumns[ObjectIdentifier(relationship)],
        let index = indices[column], let destination = relationship.destinationEntity,
        layout.entity.isKindOf(entity: destination),
        !reader.foreign.contains(where: { $0.relationship === relationship })
      else { continue }
      reader.foreign.append((relationship, index, indices[StoreLayout.orderColumn(of: column)]))
    }
    return reader
  }

  private func values(of row: SQLiteStatement, _ reader: Reader) -> Row {
    var values: Row = [:]
    var composites: [String: Any] = [:]
    for (stored, index) in reader.attributes {
      let name = stored.attribute.name
      guard
        let value = stored.attribute.value(
          of: row.value(at: index), externalData: file.externalData)
      else { continue }
      if stored.composites.isEmpty {
        values[name] = .value(value)
      } else {
        Self.enter(value, at: stored.composites + [name], in: &composites)
      }
    }
    // A composite of which no element has a value is there all the same where it has to be.
    for name in Set(reader.attributes.compactMap(\.attribute.composites.first)) {
      let isOptional = reader.layout.entity.attributesByName[name]?.isOptional ?? true
      guard let value = composites[name] ?? (isOptional ? nil : [String: Any]()) else { continue }
      values[name] = .value(value)
    }
    return values
  }

  /// Enters a value in dictionaries within dictionaries.
  private static func enter(
    _ value: Any, at path: [String], in values: inout [String: Any]
  ) {
    guard path.count > 1 else {
      values[path[0]] = value
      return
    }
    var inner = values[path[0]] as? [String: Any] ?? [:]
    enter(value, at: Array(path.dropFirst()), in: &inner)
    values[path[0]] = inner
  }

  private func collect(
    _ row: SQLiteStatement, _ reader: Reader, _ id: NSManagedObjectID,
    _ references: inout [Reference]
  ) {
    for (relationship, index, order) in reader.toOnes {
      guard let number = row.value(at: index).integer,
        let destination = relationship.destinationEntity
      else { continue }
      let inverse = relationship.inverseRelationship
      references.append(
        Reference(
          source: id, relationship: relationship,
          inverse: inverse?.isToMany == true ? inverse : nil,
          destination: key(number, destination),
          order: order.flatMap { row.value(at: $0).integer } ?? 0))
    }
    for (relationship, index, order) in reader.foreign {
      guard let number = row.value(at: index).integer, let owner = relationship.entity else {
        continue
      }
      references.append(
        Reference(
          source: id, relationship: nil, inverse: relationship, destination: key(number, owner),
          order: order.flatMap { row.value(at: $0).integer } ?? 0))
    }
  }

  private func key(_ number: Int64, _ entity: NSEntityDescription) -> SQLiteStoreFile.RowKey {
    SQLiteStoreFile.RowKey(root: ObjectIdentifier(StoreLayout.root(of: entity)), number: number)
  }

  // MARK: References

  /// Enters references at both of their sides; those to objects that are not there are dropped.
  private func connect(_ references: [Reference], _ rows: inout [NSManagedObjectID: Row]) {
    var members: [NSManagedObjectID: [String: [(order: Int64, id: NSManagedObjectID)]]] = [:]
    for reference in references {
      guard let destination = file.identities[reference.destination], rows[destination] != nil
      else { continue }
      if let name = reference.relationship?.name {
        rows[reference.source]?[name] = .object(destination)
      }
      guard let inverse = reference.inverse else { continue }
      members[destination, default: [:]][inverse.name, default: []]
        .append((reference.order, reference.source))
    }
    for (owner, relationships) in members {
      for (name, list) in relationships {
        let isOrdered = owner.entity.relationshipsByName[name]?.isOrdered == true
        rows[owner]?[name] = .objects(Self.inOrder(list, isOrdered))
      }
    }
  }

  /// Returns identities by their places, those of one place as the file has them.
  private static func inOrder(
    _ list: [(order: Int64, id: NSManagedObjectID)], _ isOrdered: Bool
  ) -> [NSManagedObjectID] {
    guard isOrdered else { return list.map(\.id) }
    return list.enumerated().sorted { left, right in
      (left.element.order, left.offset) < (right.element.order, right.offset)
    }.map(\.element.id)
  }

  private func readPairs(
    _ join: StoreLayout.JoinTable, _ rows: inout [NSManagedObjectID: Row]
  ) throws {
    guard let existing = schema.columns[join.name],
      existing.isSuperset(of: [join.sourceColumn, join.destinationColumn]),
      let source = join.relationship.entity, let destination = join.relationship.destinationEntity
    else { return }
    let orders = [join.orderColumn, join.inverseOrderColumn].map { column in
      existing.contains(column) ? SQLiteConnection.quoted(column) : "0"
    }
    var pairs: [(from: NSManagedObjectID, to: NSManagedObjectID, orders: [Int64])] = []
    try file.connection.rows(
      """
      SELECT \(join.sourceColumn), \(join.destinationColumn), \(orders.joined(separator: ", ")) \
      FROM \(SQLiteConnection.quoted(join.name))
      """
    ) { row in
      guard let from = row.value(at: 0).integer, let to = row.value(at: 1).integer,
        let first = file.identities[key(from, source)], rows[first] != nil,
        let second = file.identities[key(to, destination)], rows[second] != nil
      else { return }
      pairs.append((first, second, [2, 3].map { row.value(at: $0).integer ?? 0 }))
    }
    enter(join.relationship, pairs.map { ($0.from, $0.orders[0], $0.to) }, &rows)
    guard let inverse = join.relationship.inverseRelationship else { return }
    enter(inverse, pairs.map { ($0.to, $0.orders[1], $0.from) }, &rows)
  }

  private func enter(
    _ relationship: NSRelationshipDescription,
    _ pairs: [(owner: NSManagedObjectID, order: Int64, member: NSManagedObjectID)],
    _ rows: inout [NSManagedObjectID: Row]
  ) {
    for (owner, list) in Dictionary(grouping: pairs, by: \.owner) {
      var members = Self.inOrder(list.map { ($0.order, $0.member) }, relationship.isOrdered)
      if relationship.inverseRelationship === relationship,
        case .objects(let known)? =
          rows[owner]?[relationship.name]
      {
        members = known + members.filter { !known.contains($0) }
      }
      rows[owner]?[relationship.name] = .objects(members)
    }
  }
}

extension SQLiteStoreFile {
  /// Returns the identity of an object, the same one whenever the file is read.
  func identity(of number: Int64, _ layout: StoreLayout.EntityLayout) -> NSManagedObjectID {
    let key = RowKey(root: ObjectIdentifier(layout.root), number: number)
    if let id = identities[key], id.entity === layout.entity { return id }
    let id = NSManagedObjectID(entity: layout.entity)
    id.settle(in: store, number)
    identities[key] = id
    return id
  }
}
