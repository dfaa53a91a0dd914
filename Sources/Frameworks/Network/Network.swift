// Network: the path monitor, whose path is unsatisfied. A run's connections are refused, so an
// author's reachability check should find no network.

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

  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var gateways: [NWEndpoint] { [] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A device's way to a network; there is none.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}

public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath(status: .unsatisfied)

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

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
