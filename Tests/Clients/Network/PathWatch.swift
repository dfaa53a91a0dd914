import Foundation
import Network

/// Decides whether a refresh may load pictures.
struct DownloadPolicy: Equatable {
  var mayLoad: Bool
  var mayLoadPictures: Bool

  /// Reads the way to the network.
  init(_ path: NWPath) {
    let status: NWPath.Status = path.status
    switch status {
    case .satisfied: mayLoad = true
    case .unsatisfied, .requiresConnection: mayLoad = false
    @unknown default: mayLoad = false
    }
    mayLoadPictures = mayLoad && !path.isExpensive && !path.isConstrained
  }
}

/// Follows the network while the app is open.
final class NetworkWatch: Sendable {
  private let monitor: NWPathMonitor

  /// Follows every way to the network, or one.
  init(only type: NWInterface.InterfaceType?) {
    monitor = type.map { NWPathMonitor(requiredInterfaceType: $0) } ?? NWPathMonitor()
  }

  /// Calls back with each change.
  func start(_ changed: @escaping @Sendable (DownloadPolicy) -> Void) {
    monitor.pathUpdateHandler = { changed(DownloadPolicy($0)) }
    monitor.start(queue: DispatchQueue(label: "network"))
  }

  /// Stops following.
  func stop() { monitor.cancel() }

  /// The symbol of the way that is used now.
  var symbolName: String {
    let kinds: [(type: NWInterface.InterfaceType, symbol: String)] = [
      (.wifi, "wifi"), (.cellular, "antenna.radiowaves.left.and.right"),
      (.wiredEthernet, "cable.connector"), (.loopback, "house"), (.other, "network"),
    ]
    return kinds.first { monitor.currentPath.usesInterfaceType($0.type) }?.symbol ?? "wifi.slash"
  }
}
