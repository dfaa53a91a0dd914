// The errors of the background tasks' scheduler, and the codes by which they are caught.

public import FoundationSupplement

extension BGTaskScheduler {
  public struct Error: _CodedError {
    public enum Code: Int, _ErrorCode {
      public typealias _Error = BGTaskScheduler.Error
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let code: Code

    public init(_ code: Code) {
      self.code = code
    }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
  }
}

extension BGTaskScheduler.Error {
  public static var unavailable: Code { .unavailable }
  public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  public static var notPermitted: Code { .notPermitted }
}
