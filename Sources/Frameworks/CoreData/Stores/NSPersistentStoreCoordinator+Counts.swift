// The objects that saves insert, change and delete, which tell whether a provider does so with each
// call.

import ExtensionEnvironment
import FoundationSupplement
import Hashing

extension NSPersistentStoreCoordinator {
  /// The objects of one entity in a store.
  private struct Table: Hashable {
    var store: NSPersistentStore
    var entity: NSEntityDescription

    init?(of id: NSManagedObjectID) {
      guard let store = id.persistentStore else { return nil }
      (self.store, entity) = (store, id.entity)
    }

    /// The names of the file and the entity; nil where nobody else sees the store.
    var shared: (store: String, entity: String)? {
      guard store.file != nil, let url = store.url, !url.isPassing, let entity = entity.name else {
        return nil
      }
      return (url.lastPathComponent, entity)
    }
  }

  /// Notes how many objects of an entity a store's file now has, once some were inserted or
  /// deleted.
  ///
  /// Stores in memory, and those among caches and temporary files, are left out.
  func noteCounts(inserted: [NSManagedObjectID], deleted: Set<NSManagedObjectID>) {
    let begun = Set(inserted.compactMap(Table.init))
    let ended = Set(deleted.compactMap(Table.init))
    for table in begun.union(ended) {
      guard let (store, entity) = table.shared else { continue }
      let count = String(rows(of: table.store).count { $0.key.entity === table.entity })
      for (kind, tables) in [("insert", begun), ("delete", ended)] {
        AccessJournal.renote(
          kind, of: store, key: entity, value: count, isBegun: tables.contains(table))
      }
    }
  }

  /// Notes the values that objects of a store's file are given in place of others.
  ///
  /// Dates and identifiers are stamps and no content, and the bytes of archives differ by chance;
  /// what is derived, and what only follows from objects that are inserted or deleted, is no change
  /// either.
  ///
  /// - Parameters:
  ///   - changed: The new values of objects, none of which is derived.
  ///   - deleted: The objects that are no more.
  ///   - known: The values of all objects before.
  static func noteChanges(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    known: [NSManagedObjectID: [String: StoredValue]]
  ) {
    var words: [Table: [String]] = [:]
    for (id, row) in changed.sorted(by: { $0.key.number < $1.key.number }) {
      guard let old = known[id], let table = Table(of: id), table.shared != nil else { continue }
      let lasting = { (id: NSManagedObjectID) in known[id] != nil && !deleted.contains(id) }
      let differing = Set(row.keys).union(old.keys).sorted().filter { name in
        guard !StoredValue.areEqual(row[name], old[name]) else { return false }
        if id.entity.relationshipsByName[name]?.isToMany == false {
          return [row[name], old[name]].flatMap { $0?.destinations ?? [] }.allSatisfy(lasting)
        }
        return id.entity.attributesByName[name]?.isContent == true
      }
      for name in differing {
        words[table, default: []].append("\(id.rowNumber ?? 0) \(name) \(Self.word(row[name]))")
      }
    }
    for (table, words) in words {
      guard let (store, entity) = table.shared else { continue }
      AccessJournal.renote(
        "update", of: store, key: entity, value: FNV1a(words.joined(separator: "\n")).digits,
        isBegun: true)
    }
  }

  private static func word(_ value: StoredValue?) -> String {
    switch value {
    case .value(let value)?: "\(value)"
    case .object(let id)?: String(id.rowNumber ?? 0)
    case .objects?, nil: ""
    }
  }
}

extension URL {
  /// Whether the system may remove the file at any time.
  fileprivate var isPassing: Bool {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return path.hasPrefix(NSTemporaryDirectory()) || path.contains("/Library/Caches/")
      || caches.map { path.hasPrefix($0.path + "/") } ?? false
  }
}

extension NSAttributeDescription {
  /// Whether a value is content that is compared, and neither a stamp, an archive nor computed.
  fileprivate var isContent: Bool {
    guard !isTransient, !(self is NSDerivedAttributeDescription) else { return false }
    return switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType, .decimalAttributeType, .doubleAttributeType, .floatAttributeType,
      .stringAttributeType, .URIAttributeType:
      true
    default: false
    }
  }
}
