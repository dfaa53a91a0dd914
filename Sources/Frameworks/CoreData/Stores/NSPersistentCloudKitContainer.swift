// The container whose stores iCloud would follow; here they stay on the device.

public import FoundationSupplement

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }

  /// A piece of work with iCloud. Here the person is not signed in: each store's setup fails.
  open class Event: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID()
    public let storeIdentifier: String
    public let type: EventType
    public let startDate = Date()
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(failedSetupOf store: NSPersistentStore) {
      storeIdentifier = store.identifier
      type = .setup
      endDate = startDate
      succeeded = false
      error = StoreError.make(
        134_400, "Unable to initialize without an iCloud account.", file: store.url)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Opens the stores, and tells of those that are to be in iCloud that they are not.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    super.loadPersistentStores { description, error in
      block(description, error)
      guard error == nil, description.cloudKitContainerOptions != nil, let url = description.url,
        let store = self.persistentStoreCoordinator.persistentStore(for: url)
      else { return }
      self.tell(Event(failedSetupOf: store))
    }
  }

  private func tell(_ event: Event) {
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: Self.eventChangedNotification, object: self,
        userInfo: [Self.eventNotificationUserInfoKey: event])
    }
  }

  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  /// The number of the database, which CloudKit names.
  package var databaseScopeValue: Int?

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
