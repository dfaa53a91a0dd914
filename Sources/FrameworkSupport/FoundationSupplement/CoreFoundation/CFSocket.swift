// CoreFoundation's sockets, on those of the C library: the run's gate refuses and records connections
// to the network. Of what arrives no function is told; it can be read from the native socket.

public import Foundation
import Glibc

public typealias CFSocketNativeHandle = Int32

/// A result of a socket's function.
public enum CFSocketError: CFIndex, Sendable {
  case success = 0
  case error = -1
  case timeout = -2
}

/// The events that a socket's function is told of.
public struct CFSocketCallBackType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  /// Creates a set of events.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let readCallBack = CFSocketCallBackType(rawValue: 1)
  public static let acceptCallBack = CFSocketCallBackType(rawValue: 2)
  public static let dataCallBack = CFSocketCallBackType(rawValue: 3)
  public static let connectCallBack = CFSocketCallBackType(rawValue: 4)
  public static let writeCallBack = CFSocketCallBackType(rawValue: 8)
}

/// The function that is told of events: a closure here, as the socket is no type of C's.
public typealias CFSocketCallBack =
  (CFSocket?, CFSocketCallBackType, CFData?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void

public let kCFSocketAutomaticallyReenableReadCallBack: CFOptionFlags = 1
public let kCFSocketAutomaticallyReenableAcceptCallBack: CFOptionFlags = 2
public let kCFSocketAutomaticallyReenableDataCallBack: CFOptionFlags = 3
public let kCFSocketAutomaticallyReenableWriteCallBack: CFOptionFlags = 8
public let kCFSocketLeaveErrors: CFOptionFlags = 64
public let kCFSocketCloseOnInvalidate: CFOptionFlags = 128

/// The context that a socket's callback is given.
public struct CFSocketContext {
  public var version: CFIndex = 0
  public var info: UnsafeMutableRawPointer?
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?

  /// Creates an empty context.
  public init() {}

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// A socket of the C library's, which is closed with it.
public final class CFSocket: @unchecked Sendable {
  fileprivate let native: CFSocketNativeHandle
  fileprivate let info: UnsafeMutableRawPointer?
  private let release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  private let lock = NSLock()
  private var isOpen = true
  private var options = kCFSocketCloseOnInvalidate

  fileprivate init(_ native: CFSocketNativeHandle, _ context: CFSocketContext?) {
    self.native = native
    info = context?.info
    release = context?.release
    if let info { _ = context?.retain?(info) }
  }

  deinit { invalidate() }

  fileprivate var isValid: Bool { lock.withLock { isOpen } }

  fileprivate var flags: CFOptionFlags {
    get { lock.withLock { options } }
    set { lock.withLock { options = newValue } }
  }

  fileprivate func invalidate() {
    let wasOpen = lock.withLock {
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { return }
    if flags & kCFSocketCloseOnInvalidate != 0 { close(native) }
    if let info { release?(info) }
  }

  /// Calls a function of the C library with a socket address.
  fileprivate func withAddress(
    _ address: CFData, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> CFSocketError {
    let bytes = Data(referencing: address)
    guard isValid, bytes.count >= MemoryLayout<sa_family_t>.size else { return .error }
    var storage = sockaddr_storage()
    withUnsafeMutableBytes(of: &storage) { _ = bytes.copyBytes(to: $0) }
    let result = withUnsafePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(bytes.count)) }
    }
    return result == 0 ? .success : .error
  }
}

/// Creates a socket; nil where the system refuses it.
public func CFSocketCreate(
  _ allocator: CFAllocator!, _ protocolFamily: Int32, _ socketType: Int32, _ protocol: Int32,
  _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!,
  _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  let native = socket(protocolFamily, socketType, `protocol`)
  return native < 0 ? nil : CFSocket(native, context?.pointee)
}

/// Creates a socket of one of the C library's.
public func CFSocketCreateWithNative(
  _ allocator: CFAllocator!, _ sock: CFSocketNativeHandle, _ callBackTypes: CFOptionFlags,
  _ callout: CFSocketCallBack!, _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  fcntl(sock, F_GETFD) < 0 ? nil : CFSocket(sock, context?.pointee)
}

/// Returns the C library's socket.
public func CFSocketGetNative(_ s: CFSocket!) -> CFSocketNativeHandle { s?.native ?? -1 }

/// Returns whether a socket is still open.
public func CFSocketIsValid(_ s: CFSocket!) -> Bool { s?.isValid ?? false }

/// Ends a socket, and closes the C library's unless the flags say otherwise.
public func CFSocketInvalidate(_ s: CFSocket!) { s?.invalidate() }

public func CFSocketGetSocketFlags(_ s: CFSocket!) -> CFOptionFlags { s?.flags ?? 0 }

public func CFSocketSetSocketFlags(_ s: CFSocket!, _ flags: CFOptionFlags) { s?.flags = flags }

/// Writes a socket's context: what its function is given.
public func CFSocketGetContext(
  _ s: CFSocket!, _ context: UnsafeMutablePointer<CFSocketContext>!
) {
  context?.pointee = CFSocketContext()
  context?.pointee.info = s?.info
}

/// Connects a socket; an error for an address that the run refuses.
public func CFSocketConnectToAddress(
  _ s: CFSocket!, _ address: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  guard let s, let address else { return .error }
  return s.withAddress(address) { connect(s.native, $0, $1) }
}

/// Binds a socket to an address, and lets others connect to it.
public func CFSocketSetAddress(_ s: CFSocket!, _ address: CFData!) -> CFSocketError {
  guard let s, let address else { return .error }
  let result = s.withAddress(address) { bind(s.native, $0, $1) }
  if result == .success { listen(s.native, 256) }
  return result
}

/// Sends data, to an address where one is given.
public func CFSocketSendData(
  _ s: CFSocket!, _ address: CFData!, _ data: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  guard let s, let data, s.isValid else { return .error }
  let bytes = Data(referencing: data)
  let flags = Int32(MSG_NOSIGNAL)
  return bytes.withUnsafeBytes { bytes in
    guard let address else {
      return send(s.native, bytes.baseAddress, bytes.count, flags) < 0 ? .error : .success
    }
    return s.withAddress(address) {
      sendto(s.native, bytes.baseAddress, bytes.count, flags, $0, $1) < 0 ? -1 : 0
    }
  }
}

/// Creates a source of what arrives at a socket; it is never signalled.
public func CFSocketCreateRunLoopSource(
  _ allocator: CFAllocator!, _ s: CFSocket!, _ order: CFIndex
) -> CFRunLoopSource! {
  CFSocketIsValid(s) ? CFRunLoopSource(CFRunLoopSourceContext(), order: order) : nil
}
