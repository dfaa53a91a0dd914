import ManagedSettings

/// Shields apps for as long as somebody wants to work.
struct WorkTime {
  private let store = ManagedSettingsStore(named: ManagedSettingsStore.Name("work"))

  /// Starts.
  func begin(_ selection: FamilyActivitySelection) {
    store.shield.applications = selection.applicationTokens
    store.shield.applicationCategories = .specific(selection.categoryTokens)
    store.shield.webDomains = selection.webDomainTokens
    store.shield.webDomainCategories = .all(except: selection.webDomainTokens)
    store.application.blockedApplications = selection.applications
    store.application.denyAppInstallation = true
    store.application.denyAppRemoval = false
  }

  /// Ends.
  func end() {
    ManagedSettingsStore().shield = ShieldSettings()
    ManagedSettingsStore(named: .default).application = ApplicationSettings()
    store.clearAllSettings()
  }

  /// The response to a shield's button.
  func answer(_ action: ShieldAction) -> ShieldActionResponse {
    let policy: ShieldSettings.ActivityCategoryPolicy<Application> = .none
    switch action {
    case .primaryButtonPressed: return policy == .none ? .close : .none
    case .secondaryButtonPressed: return .defer
    @unknown default: return .none
    }
  }
}
