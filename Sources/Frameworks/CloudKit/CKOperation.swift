// CloudKit's operations, of a device that is signed in to no account: each fails when it runs, and
// says so to its completion.

public import FoundationSupplement

open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String

  open class Configuration: NSObject, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }

  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  open override func main() {
    if !isCancelled { fail(CKError.signedOut) }
  }

  /// Tells whoever waits for the operation that it failed.
  func fail(_ error: any Error) {}
}

open class CKOperationGroup: NSObject, @unchecked Sendable {
  public enum TransferSize: Int, Sendable {
    case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes
    case tensOfGigabytes, hundredsOfGigabytes
  }

  public let operationGroupID: String = UUID().uuidString
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
  open var expectedSendSize = TransferSize.unknown
  open var expectedReceiveSize = TransferSize.unknown
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

extension CKDatabase {
  private static let queue = OperationQueue()

  /// Runs an operation, which fails.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    Self.queue.addOperation(operation)
  }
}

extension CKContainer {
  private static let queue = OperationQueue()

  /// Runs an operation, which fails.
  public func add(_ operation: CKOperation) { Self.queue.addOperation(operation) }
}

open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public class var supportsSecureCoding: Bool { true }

  /// Returns nil: no server has ever given one.
  public required init?(coder: NSCoder) { return nil }

  open func encode(with coder: NSCoder) {}
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The position at which a query's results go on. None is ever given.
  open class Cursor: NSObject, @unchecked Sendable {
    private override init() {}
  }

  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() {}

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func fail(_ error: any Error) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func fail(_ error: any Error) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {}

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation()
  }

  override func fail(_ error: any Error) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}
