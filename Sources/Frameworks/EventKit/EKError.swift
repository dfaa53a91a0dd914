// The errors of EventKit, and the codes by which they are caught.

public import FoundationSupplement

public struct EKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "EKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

extension EKError {
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? EKError)?.code == code
  }
}
