import AudioToolbox

/// The short sounds of the app's keypad.
enum KeypadSound: SystemSoundID, CaseIterable {
  case key = 1104
  case delete = 1155
  case confirm = 1156

  /// Plays the sound, or only shakes where the user wants quiet.
  func play(isQuiet: Bool) {
    AudioServicesPlaySystemSound(isQuiet ? kSystemSoundID_Vibrate : rawValue)
  }

  /// Plays the sound so that the user looks up.
  func alert() { AudioServicesPlayAlertSound(rawValue) }
}
