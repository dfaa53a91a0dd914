// The errors of Contacts, and the codes by which they are caught.

public import FoundationSupplement

public struct CNError: _CodedError {
  public enum Code: Int, _ErrorCode {
    public typealias _Error = CNError
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CNErrorDomain" }
}

extension CNError {
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}
