import CoreData
import FoundationSupplement
import Testing

extension NSFetchRequestResult where Self: NSManagedObject {
  fileprivate static func make(in context: NSManagedObjectContext) -> Self {
    Self(context: context)
  }
}

@Suite struct CreationTests {
  @Test func `an extension of results makes objects of the class that it is called for`() {
    let model = shop()
    model.entitiesByName["Item"]?.managedObjectClassName = "ShopItem"
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    let items: [NSManagedObject] = [ShopItem.make(in: context), ShopItem(context: context)]
    #expect(items.allSatisfy { $0 is ShopItem && $0.entity.name == "Item" })
    #expect(context.insertedObjects.count == 2)
  }
}
