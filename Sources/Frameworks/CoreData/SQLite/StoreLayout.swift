// The tables and columns in which a model's objects are stored, as files of Apple's Core Data have
// them. Apple does not document the layout; it is described by
// https://fatbobman.com/en/posts/tables_and_fields_of_coredata/ and known from published schemas:
// a table `Z<ENTITY>` for each entity without a superentity, with the primary key `Z_PK`, the
// number of the entity `Z_ENT` and the count of changes `Z_OPT`; entities numbered by name, each
// followed by its subentities; a column `Z<NAME>` for each attribute and to-one relationship, with
// a number at its end where two entities of a table have properties of one name; `Z_FOK_<NAME>` for
// an object's place in an ordered relationship; a table `Z_<number><NAME>` for each relationship
// between many and many.

import FoundationSupplement

/// The tables and columns of a model's objects in a store's file.
struct StoreLayout {
  /// The column of an attribute, or of an element of a composite one.
  struct Attribute {
    var attribute: NSAttributeDescription
    var column: String
    /// The names of the composite attributes that the element is in, the outermost first.
    var composites: [String] = []
  }

  /// The columns of one entity's objects, inherited ones included.
  struct EntityLayout {
    var entity: NSEntityDescription
    /// The entity without superentity, whose table holds the objects.
    var root: NSEntityDescription
    var number: Int
    var table: String
    var attributes: [Attribute] = []
    var toOnes: [(relationship: NSRelationshipDescription, column: String)] = []
    var toManys: [NSRelationshipDescription] = []
  }

  /// A table of pairs, for a relationship between many and many.
  struct JoinTable {
    var name: String
    /// The relationship that the table is named after.
    var relationship: NSRelationshipDescription
    /// The column of the objects that have the relationship.
    var sourceColumn: String
    /// The column of the objects that it leads to.
    var destinationColumn: String

    /// The column of a destination's place among the others of its source.
    var orderColumn: String { "Z_FOK_" + destinationColumn.dropFirst(2) }
    /// The column of a source's place among the others of its destination.
    var inverseOrderColumn: String { "Z_FOK_" + sourceColumn.dropFirst(2) }
  }

  private(set) var entities: [EntityLayout] = []
  private(set) var joins: [JoinTable] = []
  /// The column in the destination's table of each relationship to many that has no inverse.
  private(set) var foreignColumns: [ObjectIdentifier: String] = [:]
  private var columnNames: [ObjectIdentifier: String] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]
  private var numbers: [String: Int] = [:]

  /// Lays out the objects of a store's entities; numbers that a file gave already stay.
  init(_ stored: [NSEntityDescription], in schema: StoreSchema? = nil) {
    let ordered = Self.ordered(Self.roots(of: stored))
    numbers = schema?.entityNumbers ?? [:]
    // The entities of a history have numbers from 16001.
    var next = (numbers.values.filter { $0 < 16_000 }.max() ?? 0) + 1
    for entity in ordered where numbers[entity.name ?? ""] == nil {
      numbers[entity.name ?? ""] = next
      next += 1
    }
    nameColumns(of: ordered)
    for entity in ordered {
      indices[ObjectIdentifier(entity)] = entities.count
      entities.append(layout(of: entity))
    }
    for entity in ordered { layOutPairs(of: entity, in: schema) }
  }

  /// The entities at the top of some entities' hierarchies, each once.
  private static func roots(of entities: [NSEntityDescription]) -> [NSEntityDescription] {
    entities.map(root).reduce(into: []) { roots, root in
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
  }

  /// The layout of an entity's objects.
  func layout(for entity: NSEntityDescription) -> EntityLayout? {
    indices[ObjectIdentifier(entity)].map { entities[$0] }
  }

  /// The column of a relationship to one, and of any attribute.
  func column(of property: NSPropertyDescription) -> String? {
    columnNames[ObjectIdentifier(property)]
  }

  /// The column of an object's place among its siblings, where they have an order.
  static func orderColumn(of column: String) -> String { "Z_FOK_" + column.dropFirst() }

  /// The entity at the top of an entity's hierarchy.
  static func root(of entity: NSEntityDescription) -> NSEntityDescription {
    entity.superentity.map(root) ?? entity
  }

  /// Entities by name, each followed by its subentities.
  private static func ordered(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
    entities.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap { [$0] + ordered($0.subentities) }
  }

  private mutating func nameColumns(of ordered: [NSEntityDescription]) {
    var taken: [ObjectIdentifier: [String: Int]] = [:]
    for entity in ordered {
      let root = ObjectIdentifier(Self.root(of: entity))
      for property in entity.properties.sorted(by: { $0.name < $1.name }) {
        for named in Self.withElements(property) {
          let name = named.name.uppercased()
          // A composite attribute has no column itself.
          let isComposite = named is NSCompositeAttributeDescription
          let count = isComposite ? 0 : taken[root]?[name] ?? 0
          if !isComposite { taken[root, default: [:]][name] = count + 1 }
          columnNames[ObjectIdentifier(named)] = "Z" + name + (count == 0 ? "" : String(count))
        }
      }
    }
  }

  /// A property, and all elements of a composite one.
  private static func withElements(_ property: NSPropertyDescription) -> [NSPropertyDescription] {
    let elements = (property as? NSCompositeAttributeDescription)?.elements ?? []
    return [property] + elements.flatMap(withElements)
  }

  /// The columns of an attribute: one, or those of its elements.
  private func columns(
    of attribute: NSAttributeDescription, in composites: [String] = []
  ) -> [Attribute] {
    if let composite = attribute as? NSCompositeAttributeDescription {
      return composite.elements.flatMap { columns(of: $0, in: composites + [composite.name]) }
    }
    return column(of: attribute).map {
      [Attribute(attribute: attribute, column: $0, composites: composites)]
    } ?? []
  }

  private func layout(of entity: NSEntityDescription) -> EntityLayout {
    let root = Self.root(of: entity)
    var layout = EntityLayout(
      entity: entity, root: root, number: numbers[entity.name ?? ""] ?? 0,
      table: "Z" + (root.name ?? "").uppercased())
    for property in entity.propertiesByName.values.sorted(by: { $0.name < $1.name }) {
      guard let column = column(of: property), !property.isTransient else { continue }
      if let attribute = property as? NSAttributeDescription {
        layout.attributes += columns(of: attribute)
      } else if let relationship = property as? NSRelationshipDescription {
        if relationship.isToMany {
          layout.toManys.append(relationship)
        } else {
          layout.toOnes.append((relationship, column))
        }
      }
    }
    return layout
  }

  private mutating func layOutPairs(of entity: NSEntityDescription, in schema: StoreSchema?) {
    for case let relationship as NSRelationshipDescription in entity.properties
    where relationship.isToMany && !relationship.isTransient
      && relationship.destinationEntity.map({ layout(for: $0) != nil }) == true
    {
      guard let inverse = relationship.inverseRelationship else {
        let number = numbers[entity.name ?? ""] ?? 0
        foreignColumns[ObjectIdentifier(relationship)] =
          "Z\(number)\(relationship.name.uppercased())"
        continue
      }
      let isNamesake = Self.givesName(relationship, over: inverse)
      guard inverse.isToMany, isNamesake else { continue }
      let join = joinTable(of: relationship, inverse)
      joins.append(schema.flatMap { Self.found(join, in: $0) } ?? join)
    }
  }

  /// Whether the table of pairs has the name of a relationship, and not of its inverse.
  private static func givesName(
    _ relationship: NSRelationshipDescription, over inverse: NSRelationshipDescription
  ) -> Bool {
    let (name, other) = (relationship.name.uppercased(), inverse.name.uppercased())
    guard name == other, relationship !== inverse else { return name >= other }
    return (relationship.entity?.name ?? "") < (inverse.entity?.name ?? "")
  }

  private func joinTable(
    of relationship: NSRelationshipDescription, _ inverse: NSRelationshipDescription
  ) -> JoinTable {
    let source = numbers[relationship.entity?.name ?? ""] ?? 0
    let destination = numbers[inverse.entity?.name ?? ""] ?? 0
    let names = [relationship, inverse].map { (column(of: $0) ?? "Z").dropFirst() }
    return JoinTable(
      name: "Z_\(source)\(names[0])", relationship: relationship,
      sourceColumn: relationship === inverse ? "REFLEXIVE" : "Z_\(source)\(names[1])",
      destinationColumn: "Z_\(destination)\(names[0])")
  }

  /// The table of pairs under the name that a file has for it.
  ///
  /// Which of two relationships gives the name, and the numbers in it, differ between versions.
  private static func found(_ join: JoinTable, in schema: StoreSchema) -> JoinTable? {
    if schema.columns[join.name]?.isSuperset(of: [join.sourceColumn, join.destinationColumn])
      == true
    {
      return join
    }
    let wanted = [join.sourceColumn, join.destinationColumn].map(plain)
    guard wanted[0] != wanted[1] else { return nil }
    for (table, columns) in schema.columns.sorted(by: { $0.key < $1.key })
    where table.hasPrefix("Z_") && wanted.contains(plain(table)) {
      let pair = columns.filter { !$0.hasPrefix("Z_FOK_") }
      guard let source = pair.first(where: { plain($0) == wanted[0] }),
        let destination = pair.first(where: { plain($0) == wanted[1] })
      else { continue }
      var found = join
      found.name = table
      found.sourceColumn = source
      found.destinationColumn = destination
      return found
    }
    return nil
  }

  /// A name without its prefix and the number behind it.
  private static func plain(_ name: String) -> String {
    guard name.hasPrefix("Z_") else { return name }
    return String(name.dropFirst(2).drop { $0.isNumber })
  }
}
