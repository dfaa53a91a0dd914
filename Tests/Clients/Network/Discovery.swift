import Foundation
import Network

/// A game that another device in the house offers.
struct OfferedGame: Identifiable {
  let id: NWEndpoint
  let title: String
  let isWireless: Bool

  init(_ result: NWBrowser.Result) {
    var record = NWTXTRecord()
    if case .bonjour(let found) = result.metadata { record = found }
    id = result.endpoint
    title = record["title"] ?? "A game"
    isWireless = result.interfaces.contains { $0.type == .wifi }
  }
}

/// Finds the games that are offered nearby.
final class GameFinder {
  private let browser: NWBrowser

  init(domain: String?, found: @escaping @Sendable ([OfferedGame]) -> Void) {
    let kind: NWBrowser.Descriptor = .bonjourWithTXTRecord(type: "_chess._tcp", domain: domain)
    browser = NWBrowser(for: kind, using: GameTable.parameters(on: nil))
    browser.browseResultsChangedHandler = { results, changes in
      guard changes.contains(where: { $0 != .identical }) else { return }
      found(results.map(OfferedGame.init))
    }
  }

  func start() { browser.start(queue: .main) }
  func stop() { browser.cancel() }
}

/// Offers a game, to one other player.
struct GameTable {
  let listener: NWListener

  init(title: String, record: Data, join: @escaping @Sendable (NWConnection) -> Void) throws {
    listener = try NWListener(using: Self.parameters(on: nil))
    var service = NWListener.Service(name: title, type: "_chess._tcp")
    service.txtRecord = record
    service.noAutoRename = true
    listener.service = service
    listener.newConnectionLimit = 1
    listener.newConnectionHandler = { player in
      player.start(queue: .main)
      join(player)
    }
  }

  /// What the game asks of a network: to stay in the house and to cost nothing.
  static func parameters(on interface: NWInterface?) -> NWParameters {
    let parameters = NWParameters.tcp
    parameters.acceptLocalOnly = true
    parameters.allowFastOpen = true
    parameters.preferNoProxies = true
    parameters.prohibitConstrainedPaths = true
    parameters.requiredInterface = interface
    parameters.requiredLocalEndpoint = .hostPort(host: "0.0.0.0", port: .any)
    return parameters
  }
}

/// Whether pictures wait for a better way.
func isTooSlow(_ path: NWPath) -> Bool { path.isUltraConstrained || path.isConstrained }
