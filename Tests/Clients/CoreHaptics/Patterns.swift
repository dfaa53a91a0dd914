import CoreHaptics

/// A heart's beat as a pattern.
func heartbeat() throws -> CHHapticPattern {
  let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
  let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.3)
  strong.value = sharp.parameterID == CHHapticEvent.ParameterID.hapticSharpness ? 0.9 : 1
  let beat = CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0)
  let rest = CHHapticEvent(
    eventType: .hapticContinuous, parameters: [sharp], relativeTime: 0.2, duration: 0.5)
  rest.duration = beat.eventParameters.isEmpty ? 0 : 0.4
  rest.relativeTime = beat.type == CHHapticEvent.EventType.hapticTransient ? 0.3 : 0.2
  let fade = CHHapticDynamicParameter(
    parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0.1)
  fade.value = 0.4
  fade.relativeTime = fade.parameterID == CHHapticDynamicParameter.ID.hapticSharpnessControl ? 0 : 1
  return try CHHapticPattern(events: [beat, rest], parameters: [fade])
}

/// Plays a pattern, and one from a file where there is one.
func play(_ pattern: CHHapticPattern, file: URL?) throws {
  let engine = try CHHapticEngine()
  engine.isAutoShutdownEnabled = true
  engine.playsHapticsOnly = true
  engine.resetHandler = { try? engine.start() }
  engine.stoppedHandler = { reason in
    if stops.contains(reason) { engine.stop() }
  }
  engine.start { error in
    if error != nil { engine.stop() }
  }
  let player: any CHHapticPatternPlayer = try engine.makePlayer(with: pattern)
  player.isMuted = pattern.duration > 10
  try player.start(atTime: 0)
  try player.stop(atTime: pattern.duration)
  try player.cancel()
  if let file { try engine.playPattern(from: file) }
}

/// The reasons after which nothing goes on.
let stops: [CHHapticEngine.StoppedReason] = [
  .engineDestroyed, .systemError, .applicationSuspended, .audioSessionInterrupt, .idleTimeout,
  .notifyWhenFinished, .gameControllerDisconnect,
]

/// The shape of a sound.
let shape: [CHHapticEvent.ParameterID] = [.attackTime, .decayTime, .releaseTime, .sustained]

/// The events that can be heard.
let audible: [CHHapticEvent.EventType] = [.audioContinuous, .audioCustom]
