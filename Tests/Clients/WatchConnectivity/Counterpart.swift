import Foundation
import WatchConnectivity

/// Keeps the watch's complications in step with the phone.
final class WatchBridge: NSObject, WCSessionDelegate {
  private let session: WCSession

  /// Starts the session, where there can be one.
  init?(_ session: WCSession = .default) {
    guard WCSession.isSupported() else { return nil }
    self.session = session
    super.init()
    session.delegate = self
    session.activate()
  }

  /// Sends what the complication shows, by the fastest way that is left.
  func send(_ score: Int) -> WCSessionUserInfoTransfer? {
    guard session.isPaired, session.isWatchAppInstalled else { return nil }
    if session.isComplicationEnabled, session.remainingComplicationUserInfoTransfers > 0 {
      return session.transferCurrentComplicationUserInfo(["score": score])
    }
    return session.transferUserInfo(["score": score])
  }

  /// Sends the settings, of which only the newest matter.
  func sendSettings(_ settings: [String: Any]) -> String? {
    guard session.applicationContext.count != settings.count else { return nil }
    do {
      try session.updateApplicationContext(settings)
      return nil
    } catch let error as WCError {
      return problem(error.code)
    } catch {
      return error.localizedDescription
    }
  }

  /// Asks the other side for its score, while it is awake.
  func askForScore(_ done: @escaping (Int?) -> Void) {
    guard session.isReachable, session.isCompanionAppInstalled else { return done(nil) }
    session.sendMessage(["wants": "score"]) { reply in
      done(reply["score"] as? Int)
    } errorHandler: { _ in
      done(nil)
    }
  }

  /// Tells the other side something and expects nothing.
  func tell(_ message: [String: Any]) { session.sendMessage(message, replyHandler: nil) }

  /// Gives up what was not sent yet, complications excepted.
  func cancelTransfers() -> [String] {
    let waiting = session.outstandingUserInfoTransfers
      .filter { $0.isTransferring && !$0.isCurrentComplicationInfo }
    for transfer in waiting { transfer.cancel() }
    return waiting.flatMap { $0.userInfo.keys }.sorted()
  }

  /// The line of the debug screen.
  var summary: String {
    let state: WCSessionActivationState = session.activationState
    let word =
      switch state {
      case .activated: session.hasContentPending ? "receiving" : "ready"
      case .inactive: "switching"
      case .notActivated: "off"
      @unknown default: "unknown"
      }
    return "\(word), \(session.receivedApplicationContext.count) settings"
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {
    if activationState != .activated { NSLog("%@", error?.localizedDescription ?? "") }
  }

  func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    NotificationCenter.default.post(name: .counterpartSpoke, object: nil, userInfo: message)
  }

  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {
    NotificationCenter.default.post(name: .counterpartSpoke, object: nil, userInfo: context)
  }

  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    NotificationCenter.default.post(name: .counterpartSpoke, object: nil, userInfo: userInfo)
  }
}

extension Notification.Name {
  /// Posted when the other side has sent something.
  static let counterpartSpoke = Notification.Name("com.example.counterpart")
}

/// Only sends, and leaves what arrives to the system.
final class SendOnlyBridge: NSObject, WCSessionDelegate {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}

  /// Passes a rehearsed message on, as the debug screen does.
  func rehearse(_ message: [String: Any]) {
    session(.default, didReceiveMessage: message)
    session(.default, didReceiveApplicationContext: message)
    session(.default, didReceiveUserInfo: message)
  }
}

/// An error of the session in the user's words.
func problem(_ code: WCError.Code) -> String {
  switch code {
  case .sessionNotSupported: "This device has no watch"
  case .sessionNotActivated: "Open the watch app"
  case .notReachable: "The watch is out of reach"
  case .genericError: "Something went wrong"
  @unknown default: "Something new"
  }
}

/// The problem that the previews show.
let previewWatchProblem = problem(WCError(.notReachable).code)

/// Whether a message is kept for later after an error.
func isKept(after error: any Error) -> Bool {
  switch error {
  case WCError.notReachable, WCError.sessionNotActivated: return true
  case WCError.sessionNotSupported, WCError.genericError: return false
  case let error as WCError:
    NSLog("%@ %d", WCError.errorDomain, error.errorCode)
    return false
  default: return false
  }
}
