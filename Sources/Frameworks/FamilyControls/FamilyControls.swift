// FamilyControls: no access to screen time is authorized, and nothing is selected.

@_exported public import FoundationSupplement

public enum FamilyControlsError: Int, Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}

public enum FamilyControlsMember: Int, Sendable {
  case child, individual
}

public enum AuthorizationStatus: Int, Codable, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved

  public var description: String {
    switch self {
    case .notDetermined: "Not Determined"
    case .denied: "Denied"
    case .approved: "Approved"
    }
  }
}

public final class AuthorizationCenter: @unchecked Sendable {
  public static let shared = AuthorizationCenter()

  public var authorizationStatus: AuthorizationStatus { .notDetermined }

  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }

  public func revokeAuthorization(
    completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
}

/// An opaque token for an app, a category or a site.
public struct Token<T>: Hashable, Codable, Sendable {
  private let data: Data

  init(_ data: Data) { self.data = data }
}

public struct Application: Hashable, Codable, Sendable {
  public let bundleIdentifier: String?
  public let token: Token<Application>?
  public let localizedDisplayName: String?

  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    token = nil
    localizedDisplayName = nil
  }

  public init(token: Token<Application>) {
    bundleIdentifier = nil
    self.token = token
    localizedDisplayName = nil
  }
}

public struct ActivityCategory: Hashable, Codable, Sendable {
  public let token: Token<ActivityCategory>?
  public let localizedDisplayName: String?

  public init(token: Token<ActivityCategory>) {
    self.token = token
    localizedDisplayName = nil
  }
}

public struct WebDomain: Hashable, Codable, Sendable {
  public let domain: String?
  public let token: Token<WebDomain>?

  public init(domain: String) {
    self.domain = domain
    token = nil
  }

  public init(token: Token<WebDomain>) {
    domain = nil
    self.token = token
  }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// A selection of apps, categories and sites; empty, until it is decoded.
public struct FamilyActivitySelection: Equatable, Codable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool

  public init() { self.init(includeEntireCategory: false) }

  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}
