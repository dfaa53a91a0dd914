import CoreHaptics

/// A wave that rolls in and out, felt and heard.
func wave(lasting duration: TimeInterval) throws -> CHHapticPattern {
  let sound = CHHapticEvent(
    eventType: .audioContinuous,
    parameters: [
      CHHapticEventParameter(parameterID: .audioVolume, value: 0.6),
      CHHapticEventParameter(parameterID: .audioPan, value: -0.5),
      CHHapticEventParameter(parameterID: .audioPitch, value: -0.2),
      CHHapticEventParameter(parameterID: .audioBrightness, value: 0.4),
    ], relativeTime: 0, duration: duration)
  let points = [(0, 0), (duration / 2, 1), (duration, 0)].map { time, value in
    CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
  }
  let swell = CHHapticParameterCurve(
    parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 0)
  return try CHHapticPattern(events: [sound], parameterCurves: [swell, louder(swell)])
}

/// The curve by which the sound follows what is felt.
func louder(_ curve: CHHapticParameterCurve) -> CHHapticParameterCurve {
  let points = curve.controlPoints.map { point in
    CHHapticParameterCurve.ControlPoint(
      relativeTime: point.relativeTime, value: min(1, point.value * 1.2))
  }
  return CHHapticParameterCurve(
    parameterID: .audioVolumeControl, controlPoints: points, relativeTime: curve.relativeTime)
}

/// Repeats a pattern until its player is stopped, and shapes it as it plays.
func loop(
  _ pattern: CHHapticPattern, along curve: CHHapticParameterCurve, on engine: CHHapticEngine
) throws -> any CHHapticAdvancedPatternPlayer {
  let player: any CHHapticAdvancedPatternPlayer = try engine.makeAdvancedPlayer(with: pattern)
  player.loopEnabled = true
  player.loopEnd = pattern.duration
  player.playbackRate = 0.8
  player.completionHandler = { error in print(error.map { "\($0)" } ?? "done") }
  try player.start(atTime: CHHapticTimeImmediate)
  try player.scheduleParameterCurve(curve, atTime: CHHapticTimeImmediate)
  try player.sendParameters(softening(), atTime: pattern.duration)
  return player
}

/// The changes that make a pattern softer.
func softening() -> [CHHapticDynamicParameter] {
  let values: [(CHHapticDynamicParameter.ID, Float)] = [
    (.hapticAttackTimeControl, 0.3), (.hapticDecayTimeControl, 0.5),
    (.hapticReleaseTimeControl, 0.7), (.audioPanControl, 0),
  ]
  return values.map { CHHapticDynamicParameter(parameterID: $0, value: $1, relativeTime: 0) }
}

/// A pattern as a dictionary, with a sound of the app's own and a curve.
func chime(_ file: URL, lasting duration: TimeInterval) throws -> CHHapticPattern {
  let sound: [CHHapticPattern.Key: Any] = [
    .eventType: CHHapticEvent.EventType.audioCustom.rawValue, .time: 0.0,
    .eventDuration: duration, .eventWaveformPath: file.path,
  ]
  let points: [[CHHapticPattern.Key: Any]] = [
    [.time: 0.0, .parameterValue: 1.0], [.time: duration, .parameterValue: 0.0],
  ]
  let fade: [CHHapticPattern.Key: Any] = [
    .parameterID: CHHapticDynamicParameter.ID.audioVolumeControl.rawValue, .time: 0.0,
    .parameterCurveControlPoints: points,
  ]
  let parts: [[CHHapticPattern.Key: Any]] = [[.event: sound], [.parameterCurve: fade]]
  return try CHHapticPattern(dictionary: [.version: 1.0, .pattern: parts])
}
