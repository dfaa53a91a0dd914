// The errors of NetworkExtension's tunnels, and the codes by which they are caught.

public import FoundationSupplement

public struct NEVPNError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "NEVPNErrorDomain" }
}

extension NEVPNError {
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
