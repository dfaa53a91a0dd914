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

/// Plays a sound whatever the switch at the device's side says.
func ignoreSwitch(_ sound: SystemSoundID) -> Bool {
  var sound = sound
  var isInterface: UInt32 = 0
  return AudioServicesSetProperty(
    kAudioServicesPropertyIsUISound, UInt32(MemoryLayout<SystemSoundID>.size), &sound,
    UInt32(MemoryLayout<UInt32>.size), &isInterface) == kAudioServicesNoError
}
