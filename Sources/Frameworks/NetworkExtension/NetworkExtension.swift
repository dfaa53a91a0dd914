// NetworkExtension: a device without a configured tunnel.

@_exported public import FoundationSupplement

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension NSNotification.Name {
  public static let NEVPNStatusDidChange = NSNotification.Name(
    "com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = NSNotification.Name(
    "com.apple.networkextension.configurationchange")
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  open var manager: NEVPNManager { .shared() }

  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }

  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }

  open func stopVPNTunnel() {}

  open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(nil)
  }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }

  open func stopTunnel() {}

  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws {
    throw NEVPNError(.configurationInvalid)
  }
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = true
  open var enforceRoutes = false
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let only = NEVPNManager()

  open class func shared() -> NEVPNManager { only }

  open var protocolConfiguration: NEVPNProtocol?
  open var localizedDescription: String?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var connection: NEVPNConnection { NEVPNConnection() }

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  open func loadFromPreferences() async throws {}

  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }

  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }

  open func removeFromPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }

  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

  open override var connection: NEVPNConnection { NETunnelProviderSession() }
}

open class NEOnDemandRule: NSObject {
  open var interfaceTypeMatch: NEOnDemandRuleInterfaceType = .any
  open var ssidMatch: [String]?
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet = 1
  case wiFi = 2
  case cellular = 3
}

open class NEOnDemandRuleConnect: NEOnDemandRule {}

open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
