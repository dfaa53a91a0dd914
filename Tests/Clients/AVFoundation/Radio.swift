import AVFoundation
import Foundation

/// Plays stations one after the other.
final class Radio: NSObject, AVSpeechSynthesizerDelegate {
  private let player: AVQueuePlayer
  private let voice = AVSpeechSynthesizer()
  private var looper: AVPlayerLooper?
  private var observer: Any?

  init(_ stations: [URL]) {
    player = AVQueuePlayer(items: stations.map { AVPlayerItem(url: $0) })
    super.init()
    voice.delegate = self
    player.actionAtItemEnd = .advance
    player.preventsDisplaySleepDuringVideoPlayback = false
  }

  /// Starts, and follows the time.
  func start(_ jingle: AVPlayerItem) {
    observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main
    ) { time in print(time.seconds) }
    if player.canInsert(jingle, after: nil) { player.insert(jingle, after: player.items().last) }
    player.playImmediately(atRate: 1)
    player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
    player.seek(to: .zero) { isDone in print(isDone) }
    looper = AVPlayerLooper(player: AVQueuePlayer(playerItem: nil), templateItem: jingle)
    let end: AVPlayer.ActionAtItemEnd = player.actionAtItemEnd
    print(end == .none, looper?.loopCount ?? 0, voice.isPaused)
  }

  /// Stops.
  func stop() {
    if let observer { player.removeTimeObserver(observer) }
    looper?.disableLooping()
    player.advanceToNextItem()
    player.removeAllItems()
  }

  /// Says the station's name.
  func announce(_ name: String, slowly: Bool) {
    let utterance = AVSpeechUtterance(string: name)
    utterance.rate =
      slowly ? AVSpeechUtteranceMinimumSpeechRate : AVSpeechUtteranceDefaultSpeechRate
    utterance.rate = min(utterance.rate, AVSpeechUtteranceMaximumSpeechRate)
    voice.speak(utterance)
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Follows what happens to the sound.
struct SoundWatch {
  private let session = AVAudioSession.sharedInstance()

  /// Whether to go on after an interruption.
  func mayResume(_ notification: Notification) -> Bool {
    guard let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
      AVAudioSession.InterruptionType(rawValue: type) == .ended,
      let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
    else { return false }
    return AVAudioSession.InterruptionOptions(rawValue: options).contains(.shouldResume)
  }

  /// Whether the headphones went away.
  func hasLostHeadphones(_ notification: Notification) -> Bool {
    let raw = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 0
    let reason = AVAudioSession.RouteChangeReason(rawValue: raw)
    let names = [
      AVAudioSession.routeChangeNotification, AVAudioSession.mediaServicesWereResetNotification,
    ]
    return names.contains(notification.name) && reason == .oldDeviceUnavailable
  }

  /// The names of the route's ports.
  func outputs() throws -> [String] {
    try session.overrideOutputAudioPort(AVAudioSession.PortOverride.speaker)
    let route: AVAudioSessionRouteDescription = session.currentRoute
    let ports: [AVAudioSessionPortDescription] = route.outputs + route.inputs
    let wanted: [AVAudioSession.Port] = [
      .builtInSpeaker, .builtInMic, .headphones, .bluetoothA2DP, .airPlay,
    ]
    print(session.sampleRate, session.secondaryAudioShouldBeSilencedHint)
    return ports.filter { wanted.contains($0.portType) }.map { $0.portName + $0.uid }
  }

  /// Whether the app may record.
  func mayRecord() async -> Bool {
    session.requestRecordPermission { isAllowed in print(isAllowed) }
    let old: AVAudioSession.RecordPermission = session.recordPermission
    guard session.isInputAvailable, old != .denied else { return false }
    let new: AVAudioApplication.recordPermission = AVAudioApplication.shared.recordPermission
    if new == .granted { return true }
    return await AVAudioApplication.requestRecordPermission()
  }
}
