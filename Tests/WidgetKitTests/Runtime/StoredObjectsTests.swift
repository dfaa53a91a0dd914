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
      let shown = NSAttributeDescription()
      shown.name = "shown"
      shown.attributeType = .dateAttributeType
      let neighbour = NSRelationshipDescription()
      neighbour.name = "neighbour"
      neighbour.destinationEntity = entity
      neighbour.maxCount = 1
      neighbour.isOptional = true
      entity.properties = [name, shown, neighbour]
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
      let kinds = ["insert", "update", "delete", "secret"]
      return AccessJournal.take().filter { kinds.contains($0.kind) }.map {
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
      #expect(replaced == ["insert Garden.sqlite Plant 1", "delete Garden.sqlite Plant 1"])
      let removed = try notes {
        for plant in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plant")) {
          context.delete(plant)
        }
        try context.save()
      }
      #expect(removed == ["delete Garden.sqlite Plant 0"])
      #expect(try notes { try insert(1, in: context) } == ["insert Garden.sqlite Plant 1"])
      let batch = NSBatchDeleteRequest(
        fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Plant"))
      #expect(try notes { try context.execute(batch) } == ["delete Garden.sqlite Plant 0"])
      #expect(try notes { try context.execute(batch) } == [])
    }

    @Test func `other values of saved objects are noted, once for each entity`() throws {
      let context = try context(in: folder.appendingPathComponent("Garden.sqlite"))
      try insert(1, in: context)
      let plant = try #require(
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plant")).first)
      func change(_ values: [String: Any]) throws -> [String] {
        try notes {
          for (key, value) in values { plant.setValue(value, forKey: key) }
          try context.save()
        }
      }
      let first = try change(["name": "Fern"])
      #expect(first.count == 1 && first[0].hasPrefix("update Garden.sqlite Plant "))
      // What is saved as it was is no change, and a date says only when it was saved.
      #expect(try change(["name": "Fern"]) == [])
      #expect(try change(["shown": Date()]) == [])
      let second = try change(["name": "Moss", "shown": Date()])
      #expect(second.count == 1 && second != first)
      #expect(try change(["name": "Fern"]) == first)
      let batch = NSBatchUpdateRequest(entityName: "Plant")
      batch.propertiesToUpdate = ["name": "Moss"]
      #expect(try notes { try context.execute(batch) } == second)
      #expect(try notes { try context.execute(batch) } == [])
    }

    @Test func `what only follows from insertions, deletions and merges is no change`() throws {
      let url = folder.appendingPathComponent("Garden.sqlite")
      let context = try context(in: url)
      let other = NSManagedObjectContext(.privateQueue)
      other.persistentStoreCoordinator = context.persistentStoreCoordinator
      other.automaticallyMergesChangesFromParent = true
      try insert(2, in: context)
      let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      let plants = try context.fetch(request)
      let inserted = try notes {
        let next = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
        plants[0].setValue(next, forKey: "neighbour")
        try context.save()
      }
      #expect(inserted == ["insert Garden.sqlite Plant 3"])
      let tied = try notes {
        plants[0].setValue(plants[1], forKey: "neighbour")
        try context.save()
      }
      #expect(tied.count == 1 && tied[0].hasPrefix("update "))
      let deleted = try notes {
        _ = try other.fetch(request)
        context.delete(plants[1])
        try context.save()
        try other.save()
      }
      #expect(deleted == ["delete Garden.sqlite Plant 2"])
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
