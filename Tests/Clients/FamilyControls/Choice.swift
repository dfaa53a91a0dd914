import FamilyControls
import Foundation

/// The apps that somebody wants less of, shared with the widget through the group's defaults.
struct Choice {
  var selection = FamilyActivitySelection(includeEntireCategory: true)

  /// Reads the choice.
  init(_ defaults: UserDefaults) {
    let data = defaults.data(forKey: "choice") ?? Data()
    selection = (try? JSONDecoder().decode(FamilyActivitySelection.self, from: data)) ?? .init()
  }

  /// The number of chosen things.
  var count: Int {
    selection.applicationTokens.count + selection.categoryTokens.count
      + selection.webDomainTokens.count
  }

  /// The names of what is chosen.
  var names: [String] {
    selection.applications.map { $0.localizedDisplayName ?? $0.bundleIdentifier ?? "" }
      + selection.categories.map { $0.localizedDisplayName ?? "" }
      + selection.webDomains.map { $0.domain ?? "" }
      + [selection.includeEntireCategory ? "All" : ""]
  }

  /// Drops what is chosen.
  mutating func drop(_ app: ApplicationToken, _ kind: ActivityCategoryToken, _ site: WebDomainToken)
  {
    selection.applicationTokens.remove(app)
    selection.categoryTokens.remove(kind)
    selection.webDomainTokens.remove(site)
    let things = [Application(token: app).token == app, WebDomain(token: site).token == site]
    print(things, ActivityCategory(token: kind).token == kind)
    print(Application(bundleIdentifier: "org.example"), WebDomain(domain: "example.org"))
  }

  /// Whether a token is of one of the apps.
  func has(_ token: Token<Application>) -> Bool { selection.applicationTokens.contains(token) }
}

/// Asks whether the app may see screen time.
func askForScreenTime() async -> String {
  let center: AuthorizationCenter = .shared
  do {
    try await center.requestAuthorization(for: FamilyControlsMember.individual)
  } catch FamilyControlsError.unavailable, FamilyControlsError.authorizationCanceled {
    return "Not here"
  } catch {
    center.revokeAuthorization { result in print(result) }
  }
  let status: FamilyControls.AuthorizationStatus = center.authorizationStatus
  return status == .approved ? "" : status.description
}
