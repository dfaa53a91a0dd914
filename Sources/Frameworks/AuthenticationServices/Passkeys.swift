// Passkeys and passwords, as requests that an app makes and results that it reads. An extension has
// no window to ask from, so that every request fails.

import SwiftUI

/// A provider of requests for saved passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() {}

  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A provider of requests for passkeys that are kept on this device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?

  init(challenge: Data, name: String, userID: Data) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
  }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data

  init(challenge: Data) { self.challenge = challenge }
}

/// A passkey that was made; none is.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}

/// The proof that a person has a passkey; nobody gives one.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var rawClientDataJSON: Data { Data() }
}

extension ASAuthorizationController {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Fails, whatever the options: there is no window.
  public func performRequests(options requestOptions: RequestOptions) { performRequests() }
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The credential with which a request of SwiftUI's controller was answered.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}

/// Makes requests from a SwiftUI view; there is no window to ask from.
public struct AuthorizationController: Sendable {
  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }

  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }

  @MainActor public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
