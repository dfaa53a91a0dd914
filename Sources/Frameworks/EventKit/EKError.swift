// The errors of EventKit, and the codes by which they are caught.

public import FoundationSupplement

public struct EKError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = EKError
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "EKErrorDomain" }
}

extension EKError {
  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
