// Derived attributes, which a store computes whenever objects are saved.

import FoundationSupplement

/// The values of a store's objects while derived ones are computed from them.
struct DerivedValues {
  typealias Row = [String: StoredValue]

  private final class Rows {
    var all: [NSManagedObjectID: Row]

    init(_ all: [NSManagedObjectID: Row]) { self.all = all }
  }

  /// An object's values, to be read by name.
  private struct Reader: KeyValueReadable {
    let id: NSManagedObjectID
    let rows: Rows

    func readableValue(forKey key: String) -> Any? {
      switch rows.all[id]?[key] {
      case .value(let value)?: value
      case .object(let id)?: reader(of: id)
      case .objects(let ids)?: ids.compactMap { reader(of: $0) as Any? }
      case nil: id.entity.relationshipsByName[key]?.isToMany == true ? [Any]() : nil
      }
    }

    private func reader(of id: NSManagedObjectID) -> Reader? {
      rows.all[id] == nil ? nil : Reader(id: id, rows: rows)
    }
  }

  /// Returns a save's changes with the derived values that they bring about.
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
    let derived = model.entities.reduce(into: [ObjectIdentifier: [NSDerivedAttributeDescription]]())
    { found, entity in
      let attributes = entity.attributesByName.values.compactMap {
        $0 as? NSDerivedAttributeDescription
      }
      if !attributes.isEmpty { found[ObjectIdentifier(entity)] = attributes }
    }
    guard !derived.isEmpty else { return changed }
    let rows = Rows(known.merging(changed) { $1 }.filter { !deleted.contains($0.key) })
    var result = changed
    for (id, row) in rows.all {
      for attribute in derived[ObjectIdentifier(id.entity)] ?? [] {
        guard let expression = attribute.derivationExpression,
          changed[id] != nil || !["now", "now:"].contains(expression.function)
        else { continue }
        let value = expression.expressionValue(with: Reader(id: id, rows: rows), context: nil)
        let stored = attribute.attributeType.value(of: value).map { StoredValue.value($0) }
        guard !StoredValue.areEqual(stored, row[attribute.name]) else { continue }
        result[id, default: row][attribute.name] = stored
      }
    }
    return result
  }
}
