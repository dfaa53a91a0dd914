// WatchConnectivity, from iOS 9. No counterpart is paired, so a session is not supported.

@_exported public import FoundationSupplement

public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// What is on its way to the counterpart.
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

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
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

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotActivated))
  }
}
