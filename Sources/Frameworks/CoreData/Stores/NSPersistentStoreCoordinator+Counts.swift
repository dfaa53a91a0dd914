// The numbers of objects in stores, which tell whether a provider adds to them with each call.

import ExtensionEnvironment
import FoundationSupplement

extension NSPersistentStoreCoordinator {
  /// The objects of one entity in a store.
  private struct Table: Hashable {
    var store: NSPersistentStore
    var entity: NSEntityDescription

    init?(of id: NSManagedObjectID) {
      guard let store = id.persistentStore else { return nil }
      (self.store, entity) = (store, id.entity)
    }
  }

  /// Notes how many objects of an entity a store's file now has, once some were inserted.
  ///
  /// Stores in memory, and those among caches and temporary files, are left out.
  func noteCounts(inserted: [NSManagedObjectID], deleted: Set<NSManagedObjectID>) {
    let begun = Set(inserted.compactMap(Table.init))
    for table in begun.union(deleted.compactMap(Table.init)) {
      guard table.store.file != nil, let url = table.store.url, !url.isPassing,
        let entity = table.entity.name
      else { continue }
      let count = rows(of: table.store).count { $0.key.entity === table.entity }
      AccessJournal.renote(
        "insert", of: url.lastPathComponent, key: entity, value: String(count),
        isBegun: begun.contains(table))
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
