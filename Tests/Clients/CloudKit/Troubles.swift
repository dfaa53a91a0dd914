import CloudKit

/// What the sync does about an error of iCloud.
enum SyncStep: Equatable {
  case again, merge, startOver, split, drop, ask(String)

  /// Decides by an error's code.
  init(_ code: CKError.Code) {
    switch code {
    case .zoneBusy, .serverResponseLost, .accountTemporarilyUnavailable, .resultsTruncated:
      self = .again
    case .serverRecordChanged, .batchRequestFailed, .constraintViolation: self = .merge
    case .changeTokenExpired, .zoneNotFound, .userDeletedZone: self = .startOver
    case .limitExceeded: self = .split
    case .operationCancelled, .serverRejectedRequest, .referenceViolation, .badDatabase:
      self = .drop
    case .assetFileNotFound, .assetFileModified, .assetNotAvailable: self = .ask("picture")
    case .tooManyParticipants, .alreadyShared, .participantMayNeedVerification:
      self = .ask("sharing")
    case .quotaExceeded, .managedAccountRestricted: self = .ask("account")
    case .incompatibleVersion: self = .ask("update")
    default: self = .drop
    }
  }
}

/// Whether a person can do something about an error.
func isUpToThePerson(_ error: any Error) -> Bool {
  switch error {
  case CKError.quotaExceeded, CKError.incompatibleVersion, CKError.managedAccountRestricted: true
  case CKError.participantMayNeedVerification, CKError.tooManyParticipants: true
  case CKError.accountTemporarilyUnavailable, CKError.userDeletedZone: true
  default: false
  }
}

/// What an error says beside its code.
func details(of error: CKError) -> [String] { error.userInfo.keys.sorted() }

/// The record that remains of a conflict, and the seconds to wait before it is saved.
func resolution(of error: CKError, for id: CKRecord.ID) -> (record: CKRecord?, wait: Double) {
  let own = error.partialErrorsByItemID?[id] as? CKError ?? error
  if own.userInfo[CKErrorUserDidResetEncryptedDataKey] != nil { return (own.ancestorRecord, 0) }
  let newest = own.serverRecord ?? own.clientRecord
  return (newest, own.retryAfterSeconds ?? own.userInfo[CKErrorRetryAfterKey] as? Double ?? 3)
}

/// The keys of what a server says of a conflict.
let conflictKeys = [
  CKPartialErrorsByItemIDKey, CKRecordChangedErrorAncestorRecordKey,
  CKRecordChangedErrorServerRecordKey, CKRecordChangedErrorClientRecordKey,
]
