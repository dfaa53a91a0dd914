// Network: the path monitor. Its path is satisfied where requests have answers, by Wi-Fi; where all
// of them are refused, an author's look at it should find no network.

@_exported public import FoundationSupplement

public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  /// Whether the way is one of a satellite; iOS 26.
  public var isUltraConstrained: Bool { false }

  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [.wifi] : [] }
  public var gateways: [NWEndpoint] { [] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The path by Wi-Fi, where that may be used and the environment has a network.
  static func current(allowsWiFi: Bool = true) -> NWPath {
    NWPath(status: allowsWiFi && DeviceRecord.holds("network") ? .satisfied : .unsatisfied)
  }
}

/// A device's way to a network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  /// The Wi-Fi of the device.
  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}

public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath: NWPath

  public init() { currentPath = .current() }

  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath = .current(allowsWiFi: requiredInterfaceType == .wifi)
  }

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = .current(allowsWiFi: !prohibitedInterfaceTypes.contains(.wifi))
  }

  public private(set) var queue: DispatchQueue?

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }

  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// Gives the path once; it never changes.
  public struct Iterator: AsyncIteratorProtocol {
    var path: NWPath?

    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
