import FoundationSupplement

/// The origin of a transaction, as a history tells it.
struct SaveOrigin {
  var author: String?
  var contextName: String?
  var bundle = Bundle.main.bundleIdentifier ?? ""
  var process = ProcessInfo.processInfo.processName

  init(author: String? = nil, contextName: String? = nil) {
    self.author = author
    self.contextName = contextName
  }
}

/// A save as a store's history has it.
struct RecordedTransaction {
  var number: Int64
  var timestamp: Date
  var origin: SaveOrigin
  /// The number of the first change.
  var firstChange: Int64
  var changes: [RecordedChange]
}

/// An object's change as a store's history has it.
struct RecordedChange {
  var id: NSManagedObjectID
  var type: NSPersistentHistoryChangeType
  /// The names of the values that an update changed.
  var names: [String] = []
  /// The values of a deleted object that its entity preserves.
  var tombstone: [String: Any] = [:]

  /// The changes of a save, in the order in which objects were made.
  static func changes(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    known: [NSManagedObjectID: [String: StoredValue]]
  ) -> [RecordedChange] {
    let written = changed.map { id, row -> RecordedChange in
      guard let old = known[id] else { return RecordedChange(id: id, type: .insert) }
      let names = Set(row.keys).union(old.keys).filter {
        !StoredValue.areEqual(row[$0], old[$0])
      }
      return RecordedChange(id: id, type: .update, names: names.sorted())
    }
    let gone = deleted.map { id in
      let kept = id.entity.attributesByName.filter(\.value.preservesValueInHistoryOnDeletion)
      let values = kept.keys.compactMap { name -> (String, Any)? in
        guard case .value(let value)? = known[id]?[name] else { return nil }
        return (name, value)
      }
      return RecordedChange(
        id: id, type: .delete, tombstone: Dictionary(values) { first, _ in first })
    }
    return (written + gone).sorted {
      ($0.type.rawValue == 2 ? 1 : 0, $0.id.number) < ($1.type.rawValue == 2 ? 1 : 0, $1.id.number)
    }
  }
}
