import Foundation
import Network

/// Wakes a television in the house.
enum Wake {
  static func parameters(isSecure: Bool) -> NWParameters {
    let options = NWProtocolTCP.Options()
    options.connectionTimeout = 3
    options.noDelay = true
    options.enableKeepalive = true
    options.keepaliveIdle = 2
    options.keepaliveInterval = 2
    options.keepaliveCount = 3
    options.connectionDropTime = 9
    options.maximumSegmentSize = 1200
    options.enableFastOpen = true
    guard isSecure else {
      let plain = NWParameters(tls: nil, tcp: options)
      plain.serviceClass = .background
      return plain
    }
    let parameters = NWParameters(tls: NWProtocolTLS.Options(), tcp: options)
    let stack: NWParameters.ProtocolStack = parameters.defaultProtocolStack
    if let internet = stack.internetProtocol as? NWProtocolIP.Options {
      internet.version = .v4
      internet.hopLimit = 4
      internet.useMinimumMTU = true
    }
    if let transport = stack.transportProtocol as? NWProtocolTCP.Options {
      transport.noPush = false
    }
    return parameters
  }

  /// The protocols above the transport, and the class of service that they ask for.
  static func layers(
    of parameters: NWParameters, like kind: NWProtocol?
  ) -> ([NWProtocolOptions], NWParameters.ServiceClass, Bool) {
    (
      parameters.defaultProtocolStack.applicationProtocols, parameters.serviceClass,
      kind is NWProtocolTCP
    )
  }

  static func shout() -> NWConnection {
    let udp = NWProtocolUDP.Options()
    udp.preferNoChecksum = true
    return NWConnection(
      host: "255.255.255.255", port: NWEndpoint.Port(rawValue: 9) ?? .any,
      using: NWParameters(dtls: nil, udp: udp))
  }
}
