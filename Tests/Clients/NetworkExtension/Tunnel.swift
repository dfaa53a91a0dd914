import Foundation
import NetworkExtension

/// The tunnel's state in the widget.
struct TunnelState: Equatable {
  var word: String
  var since: Date?
  var isOn: Bool

  /// Reads a connection.
  init(_ connection: NEVPNConnection) {
    let status: NEVPNStatus = connection.status
    (word, isOn) =
      switch status {
      case .invalid: ("Not set up", false)
      case .disconnected: ("Off", false)
      case .connecting, .reasserting: ("Connecting", true)
      case .connected: ("On", true)
      case .disconnecting: ("Disconnecting", false)
      @unknown default: ("Unknown", false)
      }
    since = connection.connectedDate
  }
}

/// Turns a tunnel of the app's own on and off.
struct TunnelControl {
  let manager: NETunnelProviderManager

  /// The tunnel that was set up, or a new one.
  static func load() async throws -> TunnelControl {
    let all = try await NETunnelProviderManager.loadAllFromPreferences()
    return TunnelControl(manager: all.first ?? NETunnelProviderManager())
  }

  /// The same for screens that call back.
  static func load(_ done: @escaping (TunnelControl?, (any Error)?) -> Void) {
    NETunnelProviderManager.loadAllFromPreferences { managers, error in
      done(managers?.first.map { TunnelControl(manager: $0) }, error)
    }
  }

  /// Sets the tunnel up.
  func configure(server: String, user: String, password: Data) async throws {
    let configuration = NETunnelProviderProtocol()
    configuration.providerBundleIdentifier = "com.example.tunnel.provider"
    configuration.providerConfiguration = ["server": server]
    configuration.serverAddress = server
    configuration.username = user
    configuration.passwordReference = password
    configuration.disconnectOnSleep = false
    configuration.includeAllNetworks = true
    configuration.excludeLocalNetworks = true
    configuration.enforceRoutes = true
    manager.protocolConfiguration = configuration
    manager.localizedDescription = "Example Tunnel"
    manager.isEnabled = true
    try await manager.saveToPreferences()
    try await manager.loadFromPreferences()
  }

  /// Turns the tunnel on, with options where the provider takes some.
  func start(region: String?) throws {
    guard let session = manager.connection as? NETunnelProviderSession else {
      return try manager.connection.startVPNTunnel()
    }
    if let region {
      try session.startTunnel(options: ["region": region])
    } else {
      try session.startTunnel()
    }
  }

  /// Turns the tunnel off.
  func stop() {
    if let session = manager.connection as? NETunnelProviderSession {
      session.stopTunnel()
    } else {
      manager.connection.stopVPNTunnel()
    }
  }

  /// Asks the provider how much it has carried.
  func traffic(_ done: @escaping (Int) -> Void) throws {
    let session = manager.connection as? NETunnelProviderSession
    try session?.sendProviderMessage(Data("traffic".utf8)) { answer in
      done(answer.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0)
    }
  }

  /// Tells the provider that the widget was tapped.
  func nudge() throws {
    try (manager.connection as? NETunnelProviderSession)?.sendProviderMessage(Data([1]))
  }

  /// Forgets the tunnel, and waits or calls back.
  func forget() async throws { try await manager.removeFromPreferences() }

  /// Forgets the tunnel and says whether that worked.
  func forget(_ done: @escaping (Bool) -> Void) {
    manager.removeFromPreferences { done($0 == nil) }
  }
}

/// The tunnel that the system itself runs.
struct SystemTunnel {
  let manager = NEVPNManager.shared()

  /// Connects by itself away from home.
  func connectOnDemand(exceptAt home: String) {
    let stay = NEOnDemandRuleDisconnect()
    stay.interfaceTypeMatch = .wiFi
    stay.ssidMatch = [home]
    let connect: [NEOnDemandRule] = [.cellular, .ethernet, .any].map(rule)
    manager.onDemandRules = [stay] + connect
    manager.isOnDemandEnabled = true
    manager.saveToPreferences { error in
      if let error { NSLog("%@", TunnelProblem(error).message) }
    }
  }

  private func rule(for interface: NEOnDemandRuleInterfaceType) -> NEOnDemandRule {
    let rule = NEOnDemandRuleConnect()
    rule.interfaceTypeMatch = interface
    return rule
  }

  /// The server of the tunnel, once it was read.
  func server(_ done: @escaping (String?) -> Void) {
    manager.loadFromPreferences { _ in
      let configuration: NEVPNProtocol? = manager.protocolConfiguration
      done(manager.isEnabled ? configuration?.serverAddress : manager.localizedDescription)
    }
  }

  /// Connects with a password that the user has just typed.
  func connect(password: String) throws {
    let connection = manager.connection
    try connection.startVPNTunnel(options: ["password": password as NSString])
    connection.fetchLastDisconnectError { error in
      NSLog("%@ %@", connection.manager.localizedDescription ?? "", error == nil ? "" : "failed")
    }
  }
}

/// The problem with a tunnel.
struct TunnelProblem {
  var message: String

  /// Reads an error.
  init(_ error: any Error) {
    guard let error = error as? NEVPNError else {
      message = error.localizedDescription
      return
    }
    message =
      switch error.code {
      case .configurationInvalid, .configurationUnknown: "Set the tunnel up again"
      case .configurationDisabled: "Turn the tunnel on in Settings"
      case .connectionFailed: "No connection"
      case .configurationStale: "Try again"
      case .configurationReadWriteFailed: "The settings could not be saved"
      @unknown default: "Something new"
      }
  }

  /// The problem that the previews show.
  static let preview = TunnelProblem(NEVPNError(NEVPNError.Code.connectionFailed))
}

/// Reloads the widget when a tunnel changes.
func observeTunnels(_ reload: @escaping @Sendable () -> Void) -> [any NSObjectProtocol] {
  let names: [Notification.Name] = [.NEVPNStatusDidChange, .NEVPNConfigurationChange]
  return names.map { name in
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in reload() }
  }
}

/// Whether the app sets the tunnel up anew after an error.
func needsSetup(after error: any Error) -> Bool {
  switch error {
  case NEVPNError.configurationInvalid, NEVPNError.configurationUnknown: return true
  case NEVPNError.configurationStale, NEVPNError.configurationReadWriteFailed: return true
  case NEVPNError.configurationDisabled, NEVPNError.connectionFailed: return false
  case let error as NEVPNError:
    NSLog("%@ %d", NEVPNError.errorDomain, error.errorCode)
    return false
  default: return false
  }
}
