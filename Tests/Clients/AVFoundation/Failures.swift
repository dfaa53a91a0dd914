import AVFoundation
import Foundation

/// The words for a failure of the app's recordings.
func words(for error: any Error) -> String {
  guard let error = error as? AVError else {
    return (error as NSError).domain == AVFoundationErrorDomain ? "media" : "other"
  }
  return switch error.code {
  case .outOfMemory, .diskFull, .maximumFileSizeReached, .maximumDurationReached: "no room"
  case .sessionNotRunning, .sessionConfigurationChanged, .noDataCaptured: "the camera stopped"
  case .deviceAlreadyUsedByAnotherSession, .deviceWasDisconnected: "another app has the camera"
  case .mediaChanged, .mediaServicesWereReset, .invalidSourceMedia: "begin again"
  case .decodeFailed, .decoderNotFound, .fileFormatNotRecognized, .noImageAtTime: "unreadable"
  case .contentIsProtected, .contentIsUnavailable, .operationNotAllowed: "not allowed"
  case .operationNotSupportedForAsset, .exportFailed, .fileAlreadyExists: "no copy"
  case .unknown: "unknown"
  }
}
