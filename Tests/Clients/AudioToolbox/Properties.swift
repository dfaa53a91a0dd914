import AudioToolbox

/// Has the app's sounds heard to their end although the app is closed meanwhile.
func playToTheEnd(_ sound: SystemSoundID) -> Bool {
  var sound = sound
  var isOn: UInt32 = 1
  let property: AudioServicesPropertyID = kAudioServicesPropertyCompletePlaybackIfAppDies
  return AudioServicesSetProperty(
    property, UInt32(MemoryLayout.size(ofValue: sound)), &sound,
    UInt32(MemoryLayout.size(ofValue: isOn)), &isOn) == kAudioServicesNoError
}
