// The errors of WatchConnectivity, and the codes by which they are caught.

public import FoundationSupplement

public struct WCError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
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
  public var errorCode: Int { code.rawValue }
}

extension WCError {
  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var notReachable: Code { .notReachable }
}

extension WCError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? WCError)?.code == code
  }
}
