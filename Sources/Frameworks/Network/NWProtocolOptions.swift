// The protocols of a connection and their options, which are kept: no connection is made.

import FoundationSupplement

/// A protocol of a connection.
open class NWProtocol: @unchecked Sendable {
  init() {}
}

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var noPush = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var connectionDropTime = 0
    public var maximumSegmentSize = 0
    public var enableFastOpen = false

    public override init() { super.init() }
  }
}

public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false

    public override init() { super.init() }
  }
}

public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()

    public override init() { super.init() }
  }
}

public class NWProtocolIP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable {
      case any, v4, v6
    }

    public var version = Version.any
    public var hopLimit: UInt8 = 0
    public var useMinimumMTU = false
  }
}

public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  public enum Version: Sendable { case v13 }

  public enum Opcode: Int, Sendable {
    case cont = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  public enum CloseCode: Sendable {
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000
      case goingAway, protocolError, unsupportedData
      case noStatusReceived = 1005
      case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
      case mandatoryExtension, internalServerError
      case tlsHandshake = 1015
    }

    case protocolCode(Defined)
    case applicationCode(UInt16)
    case privateCode(UInt16)
  }

  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
    public var skipHandshake = false
    public var maximumMessageSize = 0

    public init(_ version: Version = .v13) { super.init() }

    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ subprotocols: [String]) {}
  }

  public class Metadata: @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(.normalClosure)

    public init(opcode: Opcode) { self.opcode = opcode }
  }
}

extension NWParameters {
  public class var dtls: NWParameters {
    NWParameters(dtls: NWProtocolTLS.Options(), udp: NWProtocolUDP.Options())
  }

  /// The protocols of a connection, one on the other.
  public class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()

    init() {}
  }

  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
}
