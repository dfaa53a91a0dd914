import AudioToolbox
import Foundation

/// Plays a sound and counts its end.
func play(_ sound: SystemSoundID, counting count: UnsafeMutablePointer<Int>) -> Bool {
  let ended: AudioServicesSystemSoundCompletionProc = { sound, data in
    data?.assumingMemoryBound(to: Int.self).pointee += 1
    AudioServicesRemoveSystemSoundCompletion(sound)
  }
  let status = AudioServicesAddSystemSoundCompletion(sound, nil, nil, ended, count)
  AudioServicesPlaySystemSound(sound)
  return status == kAudioServicesNoError
}
