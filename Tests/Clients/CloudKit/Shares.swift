import CloudKit

/// Shares a notebook, and says who reads it.
func share(_ notebook: CKRecord, named title: String) -> CKShare {
  let share = CKShare(rootRecord: notebook)
  share[CKShare.SystemFieldKey.title] = title
  share.publicPermission = .readOnly
  return share
}

/// The people who may write into a shared notebook.
func writers(of share: CKShare) -> [PersonNameComponents] {
  share.participants
    .filter { $0.acceptanceStatus == .accepted && $0.permission == .readWrite }
    .filter { $0.role == .privateUser && $0.userIdentity.hasiCloudAccount }
    .compactMap(\.userIdentity.nameComponents)
}

/// Joins a notebook that somebody shares.
func join(_ url: URL, in container: CKContainer) async throws -> Bool {
  let metadata = try await container.shareMetadata(for: url)
  guard metadata.participantPermission == .readWrite else { return false }
  let share = try await container.accept(metadata)
  return share.recordID.recordName != CKShare.zoneWideRecordName
    && share.currentUserParticipant === share.owner
}
