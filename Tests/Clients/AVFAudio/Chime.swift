import AVFAudio

/// Plays a chime, as far as sound can be played.
func chime(_ url: URL) throws -> Bool {
  try AVAudioSession.sharedInstance().setCategory(.ambient)
  return try AVAudioPlayer(contentsOf: url).play()
}
