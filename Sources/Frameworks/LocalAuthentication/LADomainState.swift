// The enrolment of those who may unlock a device: here, nobody's.
//
// https://developer.apple.com/documentation/localauthentication/ladomainstate

public import FoundationSupplement

/// The state of enrolment, by which a change of it is noticed; iOS 18.
open class LADomainState: NSObject, @unchecked Sendable {
  /// The state of the enrolled fingers and faces.
  open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
  /// A hash of everything that is enrolled; nil where nothing is.
  open var stateHash: Data? { nil }
}

/// The fingers and faces that are enrolled.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
  /// The kind of biometry that the device has.
  open var biometryType: LABiometryType { .none }
  /// A hash of the enrolled fingers and faces; nil where none are.
  open var stateHash: Data? { nil }
}
