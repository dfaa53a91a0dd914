import Foundation
import Network

/// Talks to a printer in the house.
final class Printer: Sendable {
  private let connection: NWConnection

  init(host: String, isSecure: Bool) {
    let parameters: NWParameters = isSecure ? .tls : .tcp
    parameters.requiredInterfaceType = .wifi
    parameters.prohibitExpensivePaths = true
    parameters.allowLocalEndpointReuse = true
    parameters.includePeerToPeer = false
    parameters.serviceClass = .responsiveData
    connection = NWConnection(
      host: NWEndpoint.Host(host), port: isSecure ? .https : .http, using: parameters)
  }

  /// Connects, and says what comes of it.
  func connect(_ show: @escaping @Sendable (String) -> Void) {
    connection.stateUpdateHandler = { (state: NWConnection.State) in
      switch state {
      case .setup, .preparing: show("…")
      case .waiting(.posix(.ENETDOWN)): show("Offline")
      case .waiting(let error), .failed(let error): show(error.localizedDescription)
      case .ready: show("Ready")
      case .cancelled: show("")
      @unknown default: break
      }
    }
    connection.start(queue: .main)
    connection.send(content: Data("hello".utf8), completion: .contentProcessed { print($0 as Any) })
    connection.send(
      content: nil, contentContext: .finalMessage,
      completion: NWConnection.SendCompletion.idempotent)
    connection.send(
      content: nil, contentContext: .defaultStream, isComplete: false, completion: .idempotent)
    connection.receive(
      minimumIncompleteLength: 1, maximumLength: 100
    ) { data, context, isDone, error in
      if let error, error == NWError.posix(.ENOTCONN) { show("Gone") }
      print(data ?? Data(), context.map(Self.describe) ?? "", isDone)
    }
  }

  private static func describe(_ context: NWConnection.ContentContext) -> String {
    let next = NWConnection.ContentContext(
      identifier: "page", expiration: 500, priority: 0.8, antecedent: .defaultMessage)
    return [
      context.identifier, "\(context.expirationMilliseconds)", "\(context.relativePriority)",
      "\(context.isFinal)", context.antecedent?.identifier ?? next.identifier,
    ].joined(separator: " ")
  }

  /// Stops.
  func stop(now: Bool) {
    if connection.state == .ready { connection.restart() }
    if now { connection.forceCancel() } else { connection.cancel() }
    print(connection.endpoint, connection.parameters.includePeerToPeer, connection.queue as Any)
  }

  /// The possible endpoints of a service.
  static let places: [NWEndpoint] = [
    .hostPort(host: "printer.local", port: 631), .unix(path: "/tmp/printer"),
    .service(name: "Printer", type: "_ipp._tcp", domain: "local", interface: nil),
    .url(URL(fileURLWithPath: "/")), .hostPort(host: .name("a", nil), port: .any),
  ]

  /// A port that somebody typed.
  static func port(_ text: String) -> NWEndpoint.Port {
    NWEndpoint.Port(text) ?? NWEndpoint.Port(rawValue: 22) ?? .ssh
  }

  /// Two ways that are seldom used.
  static func others() -> [NWConnection] {
    let error: NWError = .dns(1)
    print(error == .tls(1), NWEndpoint.Host("a").debugDescription)
    return [NWConnection(to: places[0], using: .udp), NWConnection(to: places[1], using: .init())]
  }
}

/// Follows the network as a sequence.
func waitForNetwork() async -> [String] {
  let monitor = NWPathMonitor(prohibitedInterfaceTypes: [.cellular])
  var iterator: NWPathMonitor.Iterator = monitor.makeAsyncIterator()
  print(await iterator.next() as Any, monitor.queue as Any)
  for await path in monitor where path.supportsDNS || path.supportsIPv4 || path.supportsIPv6 {
    let names = path.availableInterfaces.map { (interface: NWInterface) in
      "\(interface.name) \(interface.index) \(interface.type)"
    }
    let reason: NWPath.UnsatisfiedReason = path.unsatisfiedReason
    if reason == .localNetworkDenied || !path.gateways.isEmpty { return names }
  }
  return []
}
