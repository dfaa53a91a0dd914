import AudioToolbox

/// The app's own sound for an ended timer.
final class Chime {
  private var sound: SystemSoundID = 0

  /// Loads the sound's file.
  init?(file: URL) {
    let status = AudioServicesCreateSystemSoundID(file as CFURL, &sound)
    guard status == kAudioServicesNoError, status != kAudioServicesSystemSoundUnspecifiedError
    else { return nil }
  }

  deinit { AudioServicesDisposeSystemSoundID(sound) }

  /// Plays the sound, and says when it ended.
  func play(isAlert: Bool, done: @escaping () -> Void) {
    if isAlert {
      AudioServicesPlayAlertSoundWithCompletion(sound, done)
    } else {
      AudioServicesPlaySystemSoundWithCompletion(sound) { done() }
    }
  }
}
