// ServiceManagement: no service is registered, and none can be.

@_exported public import FoundationSupplement

open class SMAppService: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case notRegistered, enabled, requiresApproval, notFound
  }

  open class var mainApp: SMAppService { SMAppService() }
  open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
  open class func agent(plistName: String) -> SMAppService { SMAppService() }
  open class func daemon(plistName: String) -> SMAppService { SMAppService() }
  open class func openSystemSettingsLoginItems() {}

  open var status: Status { .notFound }

  open func register() throws { throw Self.refused }
  open func unregister() throws { throw Self.refused }

  /// The error of a process that may not register services.
  private static var refused: NSError { NSError(domain: "SMAppServiceErrorDomain", code: 1) }
}
