import AuthenticationServices
import SwiftUI

/// The first page of the app.
struct SignInPage: View {
  @Environment(\.webAuthenticationSession) private var session
  @State private var user = ""

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.fullName, .email]
      request.nonce = "nonce"
      request.state = "state"
      request.user = user
    } onCompletion: { result in
      guard case .success(let authorization) = result else { return }
      user = name(authorization)
    }
    .signInWithAppleButtonStyle(.whiteOutline)
    SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
      .signInWithAppleButtonStyle(.black)
  }

  private func name(_ authorization: ASAuthorization) -> String {
    let credential: any ASAuthorizationCredential = authorization.credential
    if let password = credential as? ASPasswordCredential {
      return password.user + password.password
    }
    guard let apple = credential as? ASAuthorizationAppleIDCredential else { return "" }
    let tokens = [apple.identityToken, apple.authorizationCode]
    let status: ASUserDetectionStatus = apple.realUserStatus
    print(tokens, apple.state ?? "", apple.fullName?.givenName ?? "", status == .likelyReal)
    let provider: any ASAuthorizationProvider = authorization.provider
    print(provider)
    return apple.email ?? apple.user
  }

  /// Signs in on the web.
  func web(_ url: URL) async throws -> URL {
    print(try await session.authenticate(using: url, callbackURLScheme: "app"))
    let way: WebAuthenticationSession.BrowserSession = .ephemeral
    return try await session.authenticate(
      using: url, callbackURLScheme: "app", preferredBrowserSession: way)
  }

  /// The words and looks to choose from.
  static let labels: [SignInWithAppleButton.Label] = [.signIn, .signUp]
  static let styles: [SignInWithAppleButton.Style] = [.white]

  /// Takes the session that the environment gives.
  func keep(_ session: WebAuthenticationSession) {}
}

/// Signs in without SwiftUI.
@MainActor
final class SignIn: NSObject, ASAuthorizationControllerDelegate,
  ASWebAuthenticationPresentationContextProviding
{
  private let provider = ASAuthorizationAppleIDProvider()
  private let window = ASPresentationAnchor(frame: .zero)
  private var state = ASAuthorizationAppleIDProvider.CredentialState.notFound
  private var request: ASAuthorizationAppleIDRequest?

  /// Starts.
  func begin() {
    let request: ASAuthorizationOpenIDRequest = provider.createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
    let requests: [ASAuthorizationRequest] = controller.authorizationRequests
    print(requests.count, ASPasswordCredential(user: "a", password: "b"))
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    do { throw error } catch ASAuthorizationError.canceled, ASAuthorizationError.notInteractive {
      print("Later")
    } catch let error as ASAuthorizationError where error.code == ASAuthorizationError.failed {
      print(error.errorCode, ASAuthorizationError.errorDomain)
    } catch { print(error) }
  }

  /// Whether somebody is still signed in.
  func isSignedIn(_ user: String) async -> Bool {
    provider.getCredentialState(forUserID: user) { state, _ in print(state) }
    let state = try? await provider.credentialState(forUserID: user)
    let revoked = ASAuthorizationAppleIDProvider.credentialRevokedNotification
    print(revoked.rawValue)
    switch state {
    case .authorized, .transferred: return true
    case .revoked, .notFound, nil: return false
    @unknown default: return false
    }
  }

  /// Signs in on the web.
  func web(_ url: URL) {
    let handler: ASWebAuthenticationSession.CompletionHandler = { url, error in
      guard let error else { return }
      do { throw error } catch ASWebAuthenticationSessionError.canceledLogin {} catch {
        print((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0, url ?? "")
      }
    }
    let session = ASWebAuthenticationSession(
      url: url, callbackURLScheme: "app", completionHandler: handler)
    session.presentationContextProvider = self
    session.prefersEphemeralWebBrowserSession = true
    if session.canStart { session.start() } else { session.cancel() }
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window
  }
}
