// Derived attributes, which a store computes whenever objects are saved.

import FoundationSupplement

/// The values of a store's objects while derived ones are computed from them.
struct DerivedValues {
  typealias Row = [String: StoredValue]

  /// The values of all objects: those before a save, and those that it changes.
  fileprivate final class Rows {
    private let known: [NSManagedObjectID: Row]
    private let changed: [NSManagedObjectID: Row]
    private let deleted: Set<NSManagedObjectID>

    init(
      _ known: [NSManagedObjectID: Row], _ changed: [NSManagedObjectID: Row],
      _ deleted: Set<NSManagedObjectID>
    ) {
      self.known = known
      self.changed = changed
      self.deleted = deleted
    }

    subscript(_ id: NSManagedObjectID) -> Row? {
      deleted.contains(id) ? nil : changed[id] ?? known[id]
    }

    /// The objects that a relationship led to before the save, and leads to after it.
    func ends(of id: NSManagedObjectID, _ name: String) -> [NSManagedObjectID] {
      [known[id], changed[id]].flatMap { $0?[name]?.destinations ?? [] }
    }

    /// All objects of an entity.
    func all(of entity: NSEntityDescription) -> [NSManagedObjectID] {
      known.keys.filter { $0.entity === entity } + changed.keys.filter { $0.entity === entity }
    }
  }

  /// An object's values, to be read by name.
  private struct Reader: KeyValueReadable {
    let id: NSManagedObjectID
    let rows: Rows

    func readableValue(forKey key: String) -> Any? {
      switch rows[id]?[key] {
      case .value(let value)?: value
      case .object(let id)?: reader(of: id)
      case .objects(let ids)?: ids.compactMap { reader(of: $0) as Any? }
      case nil: id.entity.relationshipsByName[key]?.isToMany == true ? [Any]() : nil
      }
    }

    private func reader(of id: NSManagedObjectID) -> Reader? {
      rows[id] == nil ? nil : Reader(id: id, rows: rows)
    }
  }

  /// Returns a save's changes with the derived values that they bring about: those of changed
  /// objects, and of objects from which a derivation's key path leads to one.
  ///
  /// - Parameters:
  ///   - changed: The new values of objects.
  ///   - deleted: The objects that are no more.
  ///   - known: The values of all objects before.
  ///   - model: The objects' model.
  static func added(
    to changed: [NSManagedObjectID: Row], deleted: Set<NSManagedObjectID>,
    known: [NSManagedObjectID: Row], _ model: NSManagedObjectModel
  ) -> [NSManagedObjectID: Row] {
    let derivations = model.entities.flatMap(Derivation.all)
    guard !derivations.isEmpty else { return changed }
    let rows = Rows(known, changed, deleted)
    let touched = deleted.union(changed.keys)
    var result = changed
    for derivation in derivations {
      for id in derivation.owners(tiedTo: touched, rows) {
        guard let row = rows[id] else { continue }
        let value = derivation.expression.expressionValue(
          with: Reader(id: id, rows: rows), context: nil)
        let stored = derivation.type.value(of: value).map { StoredValue.value($0) }
        guard !StoredValue.areEqual(stored, row[derivation.name]) else { continue }
        result[id, default: row][derivation.name] = stored
      }
    }
    return result
  }
}

/// A derived attribute of one entity's objects.
private struct Derivation {
  let entity: NSEntityDescription
  let name: String
  let type: NSAttributeType
  let expression: FoundationSupplement.NSExpression
  /// The relationships of each key path in the expression; nil where they are not known.
  let paths: [[NSRelationshipDescription]]?

  /// The derived attributes of an entity's objects.
  static func all(of entity: NSEntityDescription) -> [Derivation] {
    entity.attributesByName.values.compactMap { attribute in
      guard let derived = attribute as? NSDerivedAttributeDescription,
        let expression = derived.derivationExpression
      else { return nil }
      return Derivation(
        entity: entity, name: attribute.name, type: attribute.attributeType,
        expression: expression, paths: paths(in: expression, from: entity))
    }
  }

  private static func paths(
    in expression: FoundationSupplement.NSExpression, from entity: NSEntityDescription
  ) -> [[NSRelationshipDescription]]? {
    switch expression.expressionType {
    case .constantValue, .evaluatedObject: return []
    case .keyPath where !expression.keyPath.isEmpty:
      return [relationships(along: expression.keyPath, from: entity)]
    case .function, .aggregate:
      var found: [[NSRelationshipDescription]] = []
      for argument in expression.arguments ?? [] {
        guard let paths = paths(in: argument, from: entity) else { return nil }
        found += paths
      }
      return found
    default: return nil
    }
  }

  private static func relationships(
    along path: String, from entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    var place: NSEntityDescription? = entity
    var found: [NSRelationshipDescription] = []
    for name in path.split(separator: ".").map(String.init) where !name.hasPrefix("@") {
      guard let next = place?.relationshipsByName[name] else { continue }
      found.append(next)
      place = next.destinationEntity
    }
    return found
  }

  /// The objects whose value may be another one after some objects have changed.
  func owners(
    tiedTo touched: Set<NSManagedObjectID>, _ rows: DerivedValues.Rows
  ) -> Set<NSManagedObjectID> {
    var found = touched.filter { $0.entity === entity }
    guard let paths else { return Set(rows.all(of: entity)) }
    for path in paths {
      for length in path.indices.map({ $0 + 1 }) {
        guard let destination = path[length - 1].destinationEntity else { continue }
        var reached = touched.filter { $0.entity.isKindOf(entity: destination) }
        for relationship in path.prefix(length).reversed() where !reached.isEmpty {
          guard let inverse = relationship.inverseRelationship else {
            return Set(rows.all(of: entity))
          }
          reached = Set(reached.flatMap { rows.ends(of: $0, inverse.name) })
        }
        found.formUnion(reached.filter { $0.entity === entity })
      }
    }
    return found
  }
}
