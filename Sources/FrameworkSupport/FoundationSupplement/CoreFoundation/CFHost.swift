// CoreFoundation's hosts, which are looked up as the C library does: the run decides whether anything
// beyond the network's gate is found.

public import Foundation

/// A truth of C's, as Darwin writes it.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible,
  Sendable
{
  public var boolValue: Bool
  /// Creates a truth.
  public init(_ value: Bool) { boolValue = value }
  /// Creates a truth of a literal.
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { boolValue.description }
}

/// A kind of information about a host.
public enum CFHostInfoType: Int32, Sendable {
  case addresses, names, reachability
}

/// A host of a name.
public final class CFHost: @unchecked Sendable {
  fileprivate let name: String
  private let lock = NSLock()
  private var found: [Data]?

  fileprivate init(_ name: String) { self.name = name }

  /// The socket addresses that were found; nil before a look-up that succeeded.
  fileprivate var addresses: [Data]? {
    get { lock.withLock { found } }
    set { lock.withLock { found = newValue } }
  }
}

/// The domain of errors of `getaddrinfo`.
public let kCFStreamErrorDomainNetDB: Int32 = 12

/// Creates a host of a name.
public func CFHostCreateWithName(
  _ allocator: CFAllocator?, _ hostname: CFString
) -> Unmanaged<CFHost> {
  Unmanaged.passRetained(CFHost(hostname as String))
}

/// Looks a host's addresses up, and waits for them.
///
/// - Returns: Whether there are any; false for all that is asked beside addresses.
@discardableResult
public func CFHostStartInfoResolution(
  _ theHost: CFHost, _ info: CFHostInfoType, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  var first: UnsafeMutablePointer<addrinfo>?
  var hints = addrinfo()
  hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
  let code = info == .addresses ? getaddrinfo(theHost.name, nil, &hints, &first) : EAI_FAIL
  guard code == 0 else {
    error?.pointee = CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: code)
    return false
  }
  defer { freeaddrinfo(first) }
  theHost.addresses = sequence(first: first) { $0?.pointee.ai_next }.prefix { $0 != nil }
    .compactMap { entry in
      guard let entry = entry?.pointee, let address = entry.ai_addr else { return nil }
      return Data(bytes: address, count: Int(entry.ai_addrlen))
    }
  return true
}

/// Does nothing: a look-up ends before it can be given up.
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) {}

/// Returns a host's socket addresses; nil before they were looked up.
public func CFHostGetAddressing(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<NSArray>? {
  let addresses = theHost.addresses
  hasBeenResolved?.pointee = DarwinBoolean(addresses != nil)
  return addresses.map { kept($0) }
}

/// Returns a host's name.
public func CFHostGetNames(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<NSArray>? {
  hasBeenResolved?.pointee = true
  return kept([theHost.name])
}

/// An object that its caller does not own: on Apple's platforms the host does, here the process.
private func kept(_ values: [Any]) -> Unmanaged<NSArray> {
  Unmanaged.passRetained(NSArray(array: values))
}
