// What a server says beside the code of an error, by the keys of its user info. No server answers
// here, so that an error has none of it unless code puts it there.

import FoundationSupplement

public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"

extension CKError {
  /// The errors of a partial failure, by the IDs of records or zones.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }

  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }

  public var serverRecord: CKRecord? {
    userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord
  }

  public var clientRecord: CKRecord? {
    userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord
  }

  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
}
