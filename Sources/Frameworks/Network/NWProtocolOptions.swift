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

extension NWParameters {
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
