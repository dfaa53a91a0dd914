// SystemConfiguration's reachability: every host is, where requests have answers, and otherwise
// none.

@_exported public import FoundationSupplement

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

public final class SCNetworkReachability: @unchecked Sendable {}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = DeviceRecord.holds("network") ? .reachable : []
  return true
}

/// Returns the last call's error: none.
public func SCError() -> Int32 { 0 }

/// Returns the words for an error's number.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let words: StaticString = status == 0 ? "Success!" : "Failed!"
  return UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The values that a Mac's services share.
public final class SCDynamicStore: @unchecked Sendable {}

/// Returns the name of the Mac, which is that of any.
public func SCDynamicStoreCopyComputerName(
  _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<CFStringEncoding>?
) -> CFString? {
  nameEncoding?.pointee = kCFStringEncodingUTF8
  return "Mac"
}
