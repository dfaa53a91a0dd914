// Network's endpoints and connections. A connection waits for a network that does not come, as on a
// device that is offline, and the run is told of its host.

import ExtensionEnvironment
public import Foundation
import FoundationSupplement

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

public enum NWEndpoint: Hashable, Sendable {
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)

    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }

  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }

    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let http: Port = 80
    public static let https: Port = 443
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

public final class NWParameters: @unchecked Sendable {
  /// The use of answers of the name service that are out of date.
  public enum ExpiredDNSBehavior: Hashable, Sendable {
    case systemDefault, allow, prohibit
  }

  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredInterface: NWInterface?
  public var requiredLocalEndpoint: NWEndpoint?
  public var preferNoProxies = false
  public var allowFastOpen = false
  public var acceptLocalOnly = false
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var serviceClass = ServiceClass.bestEffort
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public let defaultProtocolStack = ProtocolStack()

  public init() {}

  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }

  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
}

public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  /// The message or stream that content belongs to.
  public final class ContentContext: Sendable {
    public let identifier: String
    public let expirationMilliseconds: UInt64
    public let relativePriority: Double
    public let isFinal: Bool
    public let antecedent: ContentContext?

    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil
    ) {
      self.identifier = identifier
      expirationMilliseconds = expiration
      relativePriority = priority
      self.isFinal = isFinal
      self.antecedent = antecedent
    }

    public static let defaultStream = ContentContext(identifier: "default stream")
    public static let defaultMessage = ContentContext(identifier: "default message")
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    refuse()
  }

  public func restart() { refuse() }
  public func cancel() { move(to: .cancelled) }
  public func forceCancel() { move(to: .cancelled) }

  /// Waits for a network, as a connection does on a device that is offline, and tells the run.
  private func refuse() {
    if let (address, port) = endpoint.address(by: parameters.scheme) {
      RefusedSockets.note(address, port: port)
    }
    move(to: .waiting(.posix(.ENETDOWN)))
  }

  private func move(to state: State) {
    self.state = state
    queue?.async { [self] in stateUpdateHandler?(state) }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    queue?.async { handler(.posix(.ENOTCONN)) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    queue?.async { completion(nil, nil, true, .posix(.ENOTCONN)) }
  }
}

extension NWParameters {
  /// The scheme of a connection's address, by its protocols.
  fileprivate var scheme: String {
    if defaultProtocolStack.applicationProtocols.contains(where: {
      $0 is NWProtocolWebSocket.Options
    }) {
      return "wss"
    }
    return defaultProtocolStack.transportProtocol is NWProtocolUDP.Options ? "udp" : "tcp"
  }
}

extension NWEndpoint {
  /// The host behind a scheme, and the port; nil for what lies on this device or nearby.
  fileprivate func address(by scheme: String) -> (String, port: Int?)? {
    switch self {
    case .hostPort(let host, let port):
      (scheme + "://" + host.debugDescription, port == .any ? nil : Int(port.rawValue))
    case .url(let url):
      url.host.map { ((url.scheme ?? scheme) + "://" + $0, url.port) }
    case .service, .unix: nil
    }
  }
}
