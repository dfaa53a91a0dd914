import LocalAuthentication

/// The right to open the vault.
struct VaultRight {
  let right: LARight

  /// Finds the right that was kept, or makes one.
  init(named name: String) async throws {
    let store = LARightStore.shared
    if let kept: LAPersistedRight = try? await store.right(forIdentifier: name) {
      right = kept
    } else {
      let requirement: LAAuthenticationRequirement = .biometryCurrentSet
      right = try await store.saveRight(LARight(requirement: requirement), identifier: name)
    }
  }

  /// Opens the vault while the right is held.
  func open(_ body: () -> Void) async throws {
    try await right.checkCanAuthorize()
    try await right.authorize(localizedReason: "Open the vault")
    body()
    await right.deauthorize()
  }

  /// Forgets the right.
  func forget(_ name: String) async throws {
    try await LARightStore.shared.removeRight(forIdentifier: name)
  }
}
