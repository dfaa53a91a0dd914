// What a device knows of those who may unlock it: here, nobody.
//
// https://developer.apple.com/documentation/localauthentication/ladomainstate

public import FoundationSupplement

/// What is enrolled, so that a change of it is noticed; iOS 18.
open class LADomainState: NSObject, @unchecked Sendable {
  /// What is known of fingers and faces.
  open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
  /// What changes with everything that is enrolled; nil where nothing is.
  open var stateHash: Data? { nil }
}

/// The fingers and faces that are enrolled.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
  /// What the device looks at.
  open var biometryType: LABiometryType { .none }
  /// What changes with the fingers and faces that are enrolled; nil where none are.
  open var stateHash: Data? { nil }
}
