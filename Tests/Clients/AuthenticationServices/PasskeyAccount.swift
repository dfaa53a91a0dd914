import AuthenticationServices
import SwiftUI

/// Signs in with a passkey or a saved password, from a view.
struct PasskeyPage: View {
  @Environment(\.authorizationController) private var controller
  @State private var user = ""

  var body: some View {
    Button(user) {
      Task { user = (try? await signedIn()) ?? "" }
    }
  }

  private func signedIn() async throws -> String {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "example.com")
    let making = provider.createCredentialRegistrationRequest(
      challenge: Data(), name: "Ada", userID: Data())
    making.displayName = making.name
    _ = try await controller.performRequest(making)
    let result = try await controller.performRequests(
      [
        provider.createCredentialAssertionRequest(challenge: Data()),
        ASAuthorizationPasswordProvider().createRequest(),
      ], options: .preferImmediatelyAvailableCredentials)
    return switch result {
    case .password(let password): password.user
    case .passkeyAssertion(let passkey): String(decoding: passkey.userID, as: UTF8.self)
    case .passkeyRegistration(let passkey): passkey.credentialID.base64EncodedString()
    case .appleID(let credential): credential.user
    }
  }
}

/// Anchors the system's sheet to the app's window.
final class Anchor: NSObject, ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }

  @MainActor func show(_ controller: ASAuthorizationController) {
    controller.presentationContextProvider = self
    controller.performRequests(options: [.preferImmediatelyAvailableCredentials])
  }
}

/// Asks for a passkey in the keyboard's suggestions, and checks what came.
@MainActor struct SuggestedPasskey {
  let controller: AuthorizationController
  let making: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  let asking: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  let password: ASAuthorizationPasswordRequest
  let options: ASAuthorizationController.RequestOptions

  func result() async throws -> ASAuthorizationResult {
    try await controller.performAutoFillAssistedRequests([asking])
  }

  func proof(_ key: ASAuthorizationPlatformPublicKeyCredentialAssertion) -> [Data] {
    [key.rawAuthenticatorData, key.rawClientDataJSON, key.signature]
  }

  func proof(_ key: ASAuthorizationPlatformPublicKeyCredentialRegistration) -> [Data?] {
    [key.rawAttestationObject, key.rawClientDataJSON]
  }
}
