import CoreData
import ExtensionEnvironment
import Foundation
import Security
import Testing

extension ProcessWideTests {
  /// The notes of objects and keychain items that a provider stores.
  @Suite(.serialized) final class StoredObjectsTests {
    // What lies among temporary files is not noted.
    private let folder = URL(fileURLWithPath: "/var/tmp/stored-objects-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func context(in url: URL?) throws -> NSManagedObjectContext {
      let entity = NSEntityDescription()
      entity.name = "Plant"
      let name = NSAttributeDescription()
      name.name = "name"
      name.attributeType = .stringAttributeType
      entity.properties = [name]
      let model = NSManagedObjectModel()
      model.entities = [entity]
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(
        ofType: url == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil,
        at: url)
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      return context
    }

    private func insert(_ count: Int, in context: NSManagedObjectContext) throws {
      for _ in 0..<count {
        _ = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
      }
      try context.save()
    }

    private func notes(of work: () throws -> Void) rethrows -> [String] {
      _ = AccessJournal.take()
      try work()
      return AccessJournal.take().filter { ["insert", "secret"].contains($0.kind) }.map {
        "\($0.kind) \($0.name) \($0.key ?? "") \($0.value ?? "nil")"
      }
    }

    @Test func `the number of objects that a store has after some were inserted is noted`() throws {
      let context = try context(in: folder.appendingPathComponent("Garden.sqlite"))
      #expect(try notes { try insert(2, in: context) } == ["insert Garden.sqlite Plant 2"])
      let replaced = try notes {
        try insert(1, in: context)
        let all = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plant"))
        for plant in all.dropFirst() { context.delete(plant) }
        try context.save()
      }
      #expect(replaced == ["insert Garden.sqlite Plant 1"])
      let removed = try notes {
        for plant in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plant")) {
          context.delete(plant)
        }
        try context.save()
      }
      #expect(removed.isEmpty)
    }

    @Test func `objects in memory and among temporary files are not noted`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("stored-objects-\(UUID().uuidString).sqlite")
      defer { try? FileManager.default.removeItem(at: file) }
      for url in [file, nil] {
        #expect(try notes { try insert(1, in: try context(in: url)) } == [])
      }
    }

    @Test func `keychain items are noted with their data, where they are added or changed`() {
      let item: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: UUID().uuidString,
      ]
      let added = item.merging([kSecValueData: Data("a".utf8)]) { $1 }
      func value(_ work: () -> OSStatus) -> String? {
        notes { _ = work() }.first.map { String($0.suffix(16)) }
      }
      let first = value { SecItemAdd(added as CFDictionary, nil) }
      #expect(first != nil)
      #expect(notes { SecItemAdd(added as CFDictionary, nil) } == [])
      let other = [kSecValueData: Data("b".utf8)] as CFDictionary
      #expect(value { SecItemUpdate(item as CFDictionary, other) } != first)
      #expect(notes { SecItemDelete(item as CFDictionary) } == [])
      #expect(value { SecItemAdd(added as CFDictionary, nil) } == first)
      SecItemDelete(item as CFDictionary)
    }
  }
}
