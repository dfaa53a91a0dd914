// The place and the use of a store.

public import FoundationSupplement

public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let name: String?

    public static let automatic = GroupContainer(name: nil)
    public static let none = GroupContainer(name: "")
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    public static let automatic = CloudKitDatabase(name: nil)
    public static let none = CloudKitDatabase(name: "")
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public var schema: Schema?
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var groupAppContainerIdentifier: String? { groupContainer.name }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    // The container of the app's first group is what an app and its widget share by themselves.
    let group = (groupContainer.name ?? ExtensionSurroundings.current.appGroups.first).flatMap {
      $0.isEmpty ? nil : FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }?.appendingPathComponent("Library/Application Support")
    let folder = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : group
    self.init(
      name: name, schema, folder: folder, isInMemory: isStoredInMemoryOnly, allowsSave,
      groupContainer, cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private init(
    name: String?, _ schema: Schema?, folder: URL?, isInMemory: Bool, _ allowsSave: Bool,
    _ groupContainer: GroupContainer, _ cloudKitDatabase: CloudKitDatabase
  ) {
    self.name = name ?? "default"
    self.schema = schema
    let place =
      folder
      ?? FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask
      ).first
    url = (place ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent((name ?? "default") + ".store")
    isStoredInMemoryOnly = isInMemory
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }
}
