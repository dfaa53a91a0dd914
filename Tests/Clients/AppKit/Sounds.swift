import AppKit

/// Plays a sound by name, or from a file or data where there is none of that name.
func sound(_ name: NSSound.Name, file: URL, data: Data) -> TimeInterval {
  guard
    let sound = NSSound(named: name) ?? NSSound(contentsOf: file, byReference: true)
      ?? NSSound(data: data)
  else { return 0 }
  sound.volume = 0.5
  sound.loops = sound.name == "waves"
  if sound.isPlaying { sound.stop() }
  sound.play()
  return sound.duration
}
