// The errors of NetworkExtension's tunnels, and the codes by which they are caught.

public import FoundationSupplement

public struct NEVPNError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "NEVPNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

extension NEVPNError {
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}

extension NEVPNError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? NEVPNError)?.code == code
  }
}
