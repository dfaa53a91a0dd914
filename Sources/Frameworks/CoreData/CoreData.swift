// CoreData is not imitated: without the Objective-C runtime its managed objects cannot work. Its
// main types are declared, so that code which uses them is refused with a reason.

@_exported public import FoundationSupplement

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSManagedObject: NSObject {}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSManagedObjectContext: NSObject {}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSManagedObjectID: NSObject {}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSPersistentContainer: NSObject {
  public init(name: String) {}
}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSPersistentCloudKitContainer: NSObject {
  public init(name: String) {}
}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSPersistentStoreDescription: NSObject {
  public init(url: URL) {}
}

@available(
  *, unavailable, message: "Core Data needs Apple's runtime; leave this file out of the run"
)
open class NSFetchRequest<ResultType>: NSObject {
  public init(entityName: String) {}
}
