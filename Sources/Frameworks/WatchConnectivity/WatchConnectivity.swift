// WatchConnectivity. No counterpart is paired, so a session is not supported.

@_exported public import FoundationSupplement

public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// A transfer of user info to the counterpart.
open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  public let isCurrentComplicationInfo: Bool
  open private(set) var isTransferring = false

  init(_ userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
    self.userInfo = userInfo
    self.isCurrentComplicationInfo = isCurrentComplicationInfo
  }

  open func cancel() { isTransferring = false }
}

/// A file on its way between the devices.
open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?

  init(_ url: URL, _ metadata: [String: Any]?) {
    fileURL = url
    self.metadata = metadata
  }
}

open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  public let progress = Progress(totalUnitCount: 1)
  open var isTransferring: Bool { false }

  init(_ file: WCSessionFile) { self.file = file }

  open func cancel() {}
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionCompanionAppInstalledDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}

open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()

  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isReachable: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }

  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var hasContentPending: Bool { false }
  open var isCompanionAppInstalled: Bool { false }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo, isCurrentComplicationInfo: false)
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo, isCurrentComplicationInfo: true)
  }

  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var watchDirectoryURL: URL? { nil }

  /// Begins a transfer that never ends: there is no counterpart.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer(WCSessionFile(file, metadata))
  }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotActivated))
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotActivated))
  }
}
