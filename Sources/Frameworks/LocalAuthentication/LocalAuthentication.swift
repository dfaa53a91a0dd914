// LocalAuthentication: an extension cannot authenticate the device's owner, and here there is none,
// so no policy can be evaluated.

@_exported public import FoundationSupplement

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A hash of the enrolled fingers and faces; nil where none are.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// The state of the enrolled fingers and faces: none.
  open var domainState: LADomainState { LADomainState() }

  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.notInteractive) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.notInteractive))
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.notInteractive)
  }

  open func invalidate() {}
}
