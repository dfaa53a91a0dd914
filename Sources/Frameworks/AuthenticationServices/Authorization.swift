// AuthenticationServices: an extension has no window to sign in from, so that every request fails.

@_exported public import SwiftUI

public struct ASAuthorizationError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = ASAuthorizationError
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// The credential of a sign-in with Apple; nobody signs in.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() {}

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}

@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
  }
}

// MARK: - Signing in on the web

public struct ASWebAuthenticationSessionError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var canceledLogin: Code { .canceledLogin }
}

public typealias ASPresentationAnchor = UIWindow

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding:
  NSObjectProtocol
{
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  private let handler: CompletionHandler

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
  }

  /// The address at which a session ends; iOS 17.4.
  open class Callback: NSObject, @unchecked Sendable {
    private let matches: @Sendable (URL) -> Bool

    private init(_ matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme == customScheme }
    }

    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }

    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  open var additionalHeaderFields: [String: String]?

  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
  }

  /// Does not start: there is no window to show the page in.
  @discardableResult
  open func start() -> Bool {
    handler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
    return false
  }

  open func cancel() {}
}

/// Signs in on a web page; there is no window to show it in.
public struct WebAuthenticationSession: Sendable {
  public enum BrowserSession: Sendable {
    case ephemeral
  }

  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
  }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

// MARK: - The button

/// The button that signs in with Apple.
nonisolated public struct SignInWithAppleButton: View, PrimitiveView {
  public struct Label: Sendable {
    let words: String

    public static let signIn = Label(words: "Sign in with Apple")
    public static let `continue` = Label(words: "Continue with Apple")
    public static let signUp = Label(words: "Sign up with Apple")
  }

  public struct Style: Sendable {
    private let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label

  nonisolated public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("SignInWithAppleButton", text: label.words)]
  }
}

extension View {
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { self }
}
