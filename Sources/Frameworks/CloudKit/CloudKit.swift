// CloudKit: records as values, and databases of a device that is signed in to no account.

@_exported public import FoundationSupplement

public let CKCurrentUserDefaultName = "__defaultOwner__"

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}

/// A value of a field, as Objective-C knows it; Swift's own values, which it bridges, are such here.
public protocol CKRecordValue: CKRecordValueProtocol {}

extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Double: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension CKAsset: CKRecordValue {}
extension CKRecord.Reference: CKRecordValue {}

open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(
      zoneName: String = CKRecordZone.ID.defaultZoneName,
      ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }

    open override var hash: Int { zoneName.hashValue }

    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID()
  }

  public let zoneID: ID

  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }

  public init(zoneID: ID) { self.zoneID = zoneID }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID()
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }

    open override var hash: Int { recordName.hashValue }
  }

  public let recordType: RecordType
  public let recordID: ID
  open private(set) var creationDate: Date?
  open private(set) var modificationDate: Date?
  /// The share that the record is the root of.
  open internal(set) var share: Reference?
  /// The record with which this one is shared.
  open var parent: Reference?
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  /// The values that a server keeps encrypted.
  var encrypted: [FieldKey: any CKRecordValueProtocol] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }

  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { values[key] = newValue }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  open func setValue(_ value: Any?, forKey key: FieldKey) {
    values[key] = value as? any CKRecordValueProtocol
  }

  open func value(forKey key: FieldKey) -> Any? { values[key] }

  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

extension CKRecord {
  /// The effect of a record's deletion on the record that holds a reference to it.
  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  /// A relation from one record to another.
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }

    open override var hash: Int { recordID.hash }
  }
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

open class CKDatabase: NSObject, @unchecked Sendable {
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }

  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }

  /// Gives a database whose operations have a configuration and a group to a block.
  ///
  /// - Parameters:
  ///   - configuration: The operations' configuration.
  ///   - group: The group that the operations belong to.
  ///   - body: The block. Its operations fail like all others, as nobody is signed in.
  /// - Returns: What the block returns.
  public func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: (CKDatabase) async throws -> R
  ) async rethrows -> R {
    try await body(self)
  }

  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.signedOut }

  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.signedOut }

  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    throw CKError.signedOut
  }
}

open class CKContainer: NSObject, @unchecked Sendable {
  private static let container = CKContainer(identifier: "iCloud.default")

  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  open class func `default`() -> CKContainer { container }

  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    completionHandler(.noAccount, nil)
  }

  public func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
}
