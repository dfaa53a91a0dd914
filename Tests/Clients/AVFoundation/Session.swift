import AVFoundation

/// The app's uses of sound.
enum SoundPurpose: CaseIterable {
  case effects, alone, episodes, dictation, calls, films

  /// The category of the session.
  var category: AVAudioSession.Category {
    switch self {
    case .effects: .ambient
    case .alone: .soloAmbient
    case .episodes, .films: .playback
    case .dictation: .record
    case .calls: .playAndRecord
    }
  }

  /// The mode of the session.
  var mode: AVAudioSession.Mode {
    switch self {
    case .episodes: .spokenAudio
    case .films: .moviePlayback
    case .dictation: AVAudioSession.Mode(rawValue: "AVAudioSessionModeMeasurement")
    default: .default
    }
  }

  /// The session's options for other sessions' sound.
  var options: AVAudioSession.CategoryOptions {
    switch self {
    case .effects: [.mixWithOthers, .duckOthers]
    case .calls: [.allowBluetooth, .defaultToSpeaker]
    default: []
    }
  }
}

/// Sets the session up.
struct SoundSession {
  let session = AVAudioSession.sharedInstance()

  /// Takes over the sound for a purpose.
  func begin(_ purpose: SoundPurpose) throws {
    guard !session.isOtherAudioPlaying || purpose != .effects else { return }
    switch purpose {
    case .alone: try session.setCategory(purpose.category)
    case .effects: try session.setCategory(purpose.category, options: purpose.options)
    default:
      try session.setCategory(purpose.category, mode: purpose.mode, options: purpose.options)
    }
    try session.setActive(true)
  }

  /// Lets others go on.
  func end() throws {
    let options: AVAudioSession.SetActiveOptions = .notifyOthersOnDeactivation
    try session.setActive(false, options: options)
  }

  /// Whether the user would hear anything.
  var isAudible: Bool {
    session.outputVolume > 0 && session.category != AVAudioSession.Category.ambient
  }

  /// Calls back when a phone call comes.
  func observeInterruptions(_ action: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: session, queue: nil
    ) { _ in action() }
  }

  /// The category that an older version of the app kept by name.
  static func stored(_ name: String) -> AVAudioSession.Category {
    AVAudioSession.Category(rawValue: name)
  }
}

/// Reads the day's forecast aloud.
@MainActor
final class ForecastReader {
  private let synthesizer = AVSpeechSynthesizer()

  /// Speaks in the user's language.
  func read(_ text: String, language: String, isSlow: Bool) {
    if synthesizer.isSpeaking { synthesizer.stopSpeaking(at: isSlow ? .word : .immediate) }
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = voice(for: language)
    utterance.rate = isSlow ? 0.4 : 0.5
    utterance.pitchMultiplier = 1.1
    utterance.volume = 0.8
    if !utterance.speechString.isEmpty { synthesizer.speak(utterance) }
  }

  /// Stops at a place in the text.
  func stop(at boundary: AVSpeechBoundary) -> Bool { synthesizer.stopSpeaking(at: boundary) }

  private func voice(for language: String) -> AVSpeechSynthesisVoice? {
    AVSpeechSynthesisVoice.speechVoices().first { $0.language.hasPrefix(language) }
      ?? AVSpeechSynthesisVoice(language: language)
  }
}

/// Asks for the camera or the microphone.
struct CaptureAccess {
  var mediaType: AVMediaType

  /// The devices that the scanner can use.
  static let all = [CaptureAccess(mediaType: .video), CaptureAccess(mediaType: .audio)]

  /// Whether the medium is one that a device captures.
  var isCapturable: Bool { mediaType != .text && mediaType != AVMediaType(rawValue: "clcp") }

  /// Whether there is a device, and whether it may be used.
  var note: String {
    guard isCapturable, AVCaptureDevice.default(for: mediaType) != nil else { return "No device" }
    let status: AVAuthorizationStatus = AVCaptureDevice.authorizationStatus(for: mediaType)
    return switch status {
    case .notDetermined: "Not asked yet"
    case .restricted: "Not allowed here"
    case .denied: "Not allowed"
    case .authorized: "Allowed"
    @unknown default: "Unknown"
    }
  }

  /// Asks and calls back.
  func ask(_ done: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: mediaType, completionHandler: done)
  }

  /// Asks and waits.
  func ask() async -> Bool { await AVCaptureDevice.requestAccess(for: mediaType) }
}

/// Prepares the session for a tuner, whose microphone nothing may smooth.
func prepareTuner(_ session: AVAudioSession) throws -> Bool {
  try session.setCategory(
    .playAndRecord, mode: .measurement, policy: .default,
    options: [
      .allowBluetoothHFP, .allowBluetoothA2DP, .allowAirPlay, .overrideMutedMicrophoneInterruption,
    ])
  try session.setMode(.videoChat)
  let modes: [AVAudioSession.Mode] = [
    .voiceChat, .gameChat, .videoRecording, .voicePrompt, .spokenAudio, .default,
  ]
  let policy: AVAudioSession.RouteSharingPolicy = session.routeSharingPolicy
  return session.categoryOptions.contains(.interruptSpokenAudioAndMixWithOthers)
    && policy == .default && modes.allSatisfy(session.availableModes.contains)
    && session.availableCategories.contains(.multiRoute) && session.mode == .measurement
}
