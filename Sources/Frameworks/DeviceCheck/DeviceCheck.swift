// DeviceCheck: a device that cannot vouch for itself.

@_exported public import FoundationSupplement

public struct DCError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = DCError
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public static var featureUnsupported: Code { .featureUnsupported }
}

open class DCDevice: NSObject, @unchecked Sendable {
  public static let current = DCDevice()

  open var isSupported: Bool { false }

  open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    completion(nil, DCError(.featureUnsupported))
  }

  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
  public static let shared = DCAppAttestService()

  open var isSupported: Bool { false }

  public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
