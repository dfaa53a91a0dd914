import CoreHaptics

/// Shakes the phone when a timer ends.
final class TimerFeedback {
  private var engine: CHHapticEngine?

  /// Starts the engine, where the phone has one.
  func prepare() throws {
    guard Self.ability(CHHapticEngine.capabilitiesForHardware()) != .none else { return }
    let engine = try CHHapticEngine()
    try engine.start()
    self.engine = engine
  }

  /// Stops the engine, and says so.
  func finish(_ done: @escaping (Bool) -> Void) {
    engine?.stop { done($0 == nil) }
    engine = nil
  }

  /// Stops the engine at once.
  func cancel() { engine?.stop() }

  /// The haptic ability of a phone.
  enum Ability { case none, haptics, hapticsWithSound }

  /// The ability that a phone reports.
  static func ability(_ capability: any CHHapticDeviceCapability) -> Ability {
    guard capability.supportsHaptics else { return .none }
    return capability.supportsAudio ? .hapticsWithSound : .haptics
  }
}
