// The errors of the background tasks' scheduler, and the codes by which they are caught.

public import FoundationSupplement

extension BGTaskScheduler {
  public struct Error: Swift.Error, CustomNSError, Equatable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let code: Code

    public init(_ code: Code) {
      self.code = code
    }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }
}

extension BGTaskScheduler.Error {
  public static var unavailable: Code { .unavailable }
  public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  public static var notPermitted: Code { .notPermitted }
}

extension BGTaskScheduler.Error.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == code
  }
}
