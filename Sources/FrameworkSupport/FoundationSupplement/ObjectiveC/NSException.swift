// Objective-C's exceptions, which nothing can catch in Swift: one that is raised ends the process.

public import Foundation

open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }

  open func raise() {
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}
