// The errors of WatchConnectivity, and the codes by which they are caught.

public import FoundationSupplement

public struct WCError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = WCError
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionNotActivated = 7004
    case notReachable = 7007
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "WCErrorDomain" }
}

extension WCError {
  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var notReachable: Code { .notReachable }
}
