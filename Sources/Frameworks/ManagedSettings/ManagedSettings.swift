// ManagedSettings: settings are kept in the process that sets them and shield nothing.

@_exported public import FamilyControls
import FoundationSupplement

/// A place to keep settings in.
public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Name("default")
  }

  public var shield = ShieldSettings()
  public var application = ApplicationSettings()
  public var webContent = WebContentSettings()

  public init() {}
  public init(named name: Name) {}

  public func clearAllSettings() {
    shield = ShieldSettings()
    application = ApplicationSettings()
    webContent = WebContentSettings()
  }
}

public struct ShieldSettings: Sendable {
  /// The apps or sites that a category's shield covers.
  public enum ActivityCategoryPolicy<Activity: Sendable & Hashable & Codable>: Equatable, Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }

  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

  public init() {}
}

public struct ApplicationSettings: Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?

  public init() {}
}

/// Limits to the sites of the web.
public struct WebContentSettings: Sendable {
  /// The sites that are blocked.
  public enum FilterPolicy: Hashable, Codable, Sendable {
    case none
    /// Adult content and some sites, except for others.
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(_ domains: Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }

  public var blockedByFilter: FilterPolicy?

  public init() {}
}

public enum ShieldAction: Int, Sendable {
  case primaryButtonPressed, secondaryButtonPressed
}

public enum ShieldActionResponse: Int, Sendable {
  case none, close, `defer`
}
