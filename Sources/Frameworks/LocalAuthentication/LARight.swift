// Rights that the device's owner grants, which here nobody does; iOS 16.
//
// https://developer.apple.com/documentation/localauthentication/laright

public import FoundationSupplement

/// A right to something that the device's owner grants.
open class LARight: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case unknown, authorizing, authorized, notAuthorized
  }

  open var tag = 0
  open private(set) var state = State.unknown

  public override convenience init() { self.init(requirement: .default) }
  public init(requirement: LAAuthenticationRequirement) {}

  /// Fails: nobody is there to be asked.
  public func authorize(localizedReason: String) async throws {
    state = .notAuthorized
    throw LAError(.notInteractive)
  }

  /// Fails: nobody is there to be asked.
  public func checkCanAuthorize() async throws { throw LAError(.notInteractive) }

  public func deauthorize() async { state = .notAuthorized }
}

/// A right that is kept, with a key and a secret.
open class LAPersistedRight: LARight, @unchecked Sendable {}

/// The conditions of a right.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  override init() {}

  public class var `default`: LAAuthenticationRequirement { LAAuthenticationRequirement() }
  public class var biometry: LAAuthenticationRequirement { LAAuthenticationRequirement() }
  public class var biometryCurrentSet: LAAuthenticationRequirement {
    LAAuthenticationRequirement()
  }
}

/// The rights that are kept: none, and none can be.
open class LARightStore: NSObject, @unchecked Sendable {
  public static let shared = LARightStore()

  public func right(forIdentifier identifier: String) async throws -> LAPersistedRight {
    throw LAError(.notInteractive)
  }

  @discardableResult public func saveRight(
    _ right: LARight, identifier: String
  ) async throws -> LAPersistedRight {
    throw LAError(.notInteractive)
  }

  public func removeRight(forIdentifier identifier: String) async throws {
    throw LAError(.notInteractive)
  }
}
