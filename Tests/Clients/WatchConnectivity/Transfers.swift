import Foundation
import WatchConnectivity

/// Moves pictures between phone and watch.
final class PictureTransfers: NSObject, WCSessionDelegate {
  private(set) var received: [URL] = []

  /// Sends a picture.
  func send(_ picture: URL, over session: WCSession) -> Progress {
    let transfer: WCSessionFileTransfer = session.transferFile(picture, metadata: ["kind": "png"])
    if session.outstandingFileTransfers.count > 3 { transfer.cancel() }
    session.sendMessageData(Data(), replyHandler: { print($0) }, errorHandler: { print($0) })
    print(transfer.isTransferring, transfer.file.fileURL, session.watchDirectoryURL ?? picture)
    print(session.iOSDeviceNeedsUnlockAfterRebootForReachability)
    return transfer.progress
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}

  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
  func sessionWatchStateDidChange(_ session: WCSession) {}
  func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
  func sessionReachabilityDidChange(_ session: WCSession) {}

  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {
    replyHandler(message)
  }

  func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}

  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {
    replyHandler(messageData)
  }

  func session(_ session: WCSession, didReceive file: WCSessionFile) {
    if file.metadata?["kind"] as? String == "png" { received.append(file.fileURL) }
  }

  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}

  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
