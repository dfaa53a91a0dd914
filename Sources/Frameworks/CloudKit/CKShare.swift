// Shares of CloudKit's records: values that an app makes and reads. A device that is signed in to
// no account keeps none, so that nobody takes part in one and every call about them fails.

import FoundationSupplement

/// A person with an account; without one nothing of a person is known.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?

    private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
      self.userRecordID = userRecordID
    }

    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
  }

  open var lookupInfo: LookupInfo? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var userRecordID: CKRecord.ID? { nil }
  open var hasiCloudAccount: Bool { false }
}

/// A record that says who may see others.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }

  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }

  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown, pending, accepted, removed
  }

  /// The keys of the values that every share may have.
  public struct SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }

  /// A person who takes part in a share.
  open class Participant: NSObject, @unchecked Sendable {
    public typealias Permission = ParticipantPermission
    public typealias Role = ParticipantRole
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus

    public let userIdentity = CKUserIdentity()
    open var role: Role
    open var permission: Permission
    public let acceptanceStatus: AcceptanceStatus

    init(role: Role, permission: Permission, acceptanceStatus: AcceptanceStatus) {
      self.role = role
      self.permission = permission
      self.acceptanceStatus = acceptanceStatus
    }
  }

  /// The description of a share that the app was invited to. No invitation is ever delivered.
  open class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    public let containerIdentifier: String
    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var rootRecord: CKRecord? { nil }

    init(share: CKShare, containerIdentifier: String) {
      self.share = share
      self.containerIdentifier = containerIdentifier
    }
  }

  /// The name of the record by which a whole zone is shared.
  public static let zoneWideRecordName = "cloudkit.zoneshare"

  open var publicPermission = ParticipantPermission.none
  /// None until a server has kept the share.
  open var url: URL? { nil }
  public let owner = Participant(role: .owner, permission: .readWrite, acceptanceStatus: .accepted)
  open private(set) lazy var participants = [owner]
  open var currentUserParticipant: Participant? { owner }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
    rootRecord.share = Reference(record: self, action: .none)
  }

  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: ID(zoneID: rootRecord.recordID.zoneID))
  }

  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: "cloudkit.share",
      recordID: ID(recordName: Self.zoneWideRecordName, zoneID: recordZoneID))
  }

  open func addParticipant(_ participant: Participant) {
    guard !participants.contains(participant) else { return }
    participants.append(participant)
  }

  /// The owner stays.
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant && $0 !== owner }
  }
}

extension CKContainer {
  /// Fails: no account is signed in.
  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  public func shareParticipant(
    forEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  public func userRecordID() async throws -> CKRecord.ID { throw CKError.signedOut }
}
