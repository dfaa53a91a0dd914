import FoundationSupplement

/// A comparison of a model with the tables of a file.
struct StoreFitting {
  let layout: StoreLayout
  let schema: StoreSchema
  let url: URL

  /// Returns the statements that add to the file what the model has more.
  ///
  /// - Parameter migrates: Whether anything may be added, as in a lightweight migration.
  /// - Returns: The statements; none where the file has all.
  /// - Throws: An error where the file is of another model.
  func additions(migrates: Bool) throws -> [String] {
    guard schema.isStore else { throw misfit("it is no store of Core Data") }
    let known = layout.entities.filter { schema.entityNumbers[$0.entity.name ?? ""] != nil }
    guard !known.isEmpty || layout.entities.isEmpty else {
      throw misfit("it has none of the model's entities")
    }
    var statements: [String] = []
    let tables = layout.entities.filter { $0.root === $0.entity }.map(\.table)
    for table in tables {
      if let existing = schema.columns[table] {
        statements += try columns(of: table, existing)
      } else {
        statements += StoreCreation.table(table, layout)
      }
    }
    for join in layout.joins where schema.columns[join.name] == nil {
      statements.append(StoreCreation.table(join))
    }
    for entity in layout.entities where schema.entityNumbers[entity.entity.name ?? ""] == nil {
      statements.append(registration(of: entity))
    }
    guard migrates || statements.isEmpty else {
      throw misfit("it lacks tables or columns of the model, and no migration was asked for")
    }
    return statements
  }

  /// Returns the statements that rename the tables of entities that had another name in the file.
  static func renamings(of entities: [NSEntityDescription], in schema: StoreSchema) -> [String] {
    entities.flatMap { entity -> [String] in
      guard let name = entity.name, let former = entity.renamingIdentifier,
        schema.entityNumbers[name] == nil, schema.entityNumbers[former] != nil
      else { return [] }
      let (new, old) = (SQLiteValue.text(name).literal, SQLiteValue.text(former).literal)
      let entry = "UPDATE Z_PRIMARYKEY SET Z_NAME = \(new) WHERE Z_NAME = \(old)"
      let tables = [former, name].map { "Z" + $0.uppercased() }
      guard schema.columns[tables[0]] != nil, tables[0] != tables[1] else { return [entry] }
      let quoted = tables.map(SQLiteConnection.quoted)
      return [entry, "ALTER TABLE \(quoted[0]) RENAME TO \(quoted[1])"]
    }
  }

  private func columns(of table: String, _ existing: Set<String>) throws -> [String] {
    guard existing.isSuperset(of: ["Z_PK", "Z_ENT"]) else {
      throw misfit("the table \(table) has no keys")
    }
    var statements: [String] = []
    for column in StoreCreation.columns(of: table, layout) where !existing.contains(column.name) {
      let name = SQLiteConnection.quoted(column.name)
      let table = SQLiteConnection.quoted(table)
      statements.append("ALTER TABLE \(table) ADD COLUMN \(name) \(column.type)")
      if let former = column.formerName, existing.contains(former) {
        statements.append("UPDATE \(table) SET \(name) = \(SQLiteConnection.quoted(former))")
      } else if let attribute = column.attribute, attribute.defaultValue != nil {
        let value = try attribute.column(for: attribute.defaultValue).literal
        statements.append("UPDATE \(table) SET \(name) = \(value)")
      } else if let attribute = column.attribute, !attribute.isOptional {
        throw misfit(
          "\(attribute.entity?.name ?? "") must have a value of \(attribute.name), "
            + "which the file has no column for")
      }
    }
    return statements
  }

  private func registration(of entity: StoreLayout.EntityLayout) -> String {
    let parent = entity.entity.superentity.flatMap { layout.layout(for: $0)?.number } ?? 0
    let name = (entity.entity.name ?? "").replacingOccurrences(of: "'", with: "''")
    return """
      INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) \
      VALUES (\(entity.number), '\(name)', \(parent), 0)
      """
  }

  private func misfit(_ reason: String) -> NSError { StoreError.incompatible(url, reason) }
}
