// The database that a store of Core Data's is to be in.

public import CoreData

extension NSPersistentCloudKitContainerOptions {
  public var databaseScope: CKDatabase.Scope {
    get { databaseScopeValue.flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private }
    set { databaseScopeValue = newValue.rawValue }
  }
}
