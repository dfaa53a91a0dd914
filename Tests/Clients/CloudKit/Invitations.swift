import CloudKit

/// A guest of a shared notebook.
struct Guest {
  let identity: CKUserIdentity
  let role: CKShare.Participant.Role
  let status: CKShare.Participant.AcceptanceStatus
  let permission: CKShare.ParticipantPermission

  init(_ participant: CKShare.Participant) {
    identity = participant.userIdentity
    role = participant.role
    status = participant.acceptanceStatus
    permission = participant.permission
  }

  /// Whether somebody is known by a name.
  func isKnown(_ lookup: CKUserIdentity.LookupInfo) -> Bool {
    identity.lookupInfo?.emailAddress == lookup.emailAddress && identity.userRecordID != nil
  }

  var isWaiting: Bool {
    let waiting: CKShare.ParticipantAcceptanceStatus = .pending
    let owner: CKShare.ParticipantRole = .owner
    return status == waiting && role != owner
  }
}

/// Invites somebody by an address.
func invite(_ address: String, to share: CKShare, in container: CKContainer) async throws {
  share[CKShare.SystemFieldKey.shareType] = "com.example.notebook"
  let guest = try await container.shareParticipant(forEmailAddress: address)
  guest.permission = .readOnly
  share.addParticipant(guest)
  print(try await container.userRecordID().recordName, guest.userIdentity)
}

/// Whether an invitation is for a person who may write.
func isForWriter(_ metadata: CKShare.Metadata) -> Bool {
  metadata.participantRole == .privateUser && metadata.participantPermission == .readWrite
}
