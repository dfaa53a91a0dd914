import AVFoundation
import AudioToolbox

/// A machine of noises: sources and their filters, mixed.
final class NoiseMachine {
  private let engine = AVAudioEngine()
  private let master = AVAudioMixerNode()
  private let filter = AVAudioUnitEQ(numberOfBands: 2)
  private let room = AVAudioUnitReverb()
  private let echo = AVAudioUnitDelay()
  private let pitch = AVAudioUnitTimePitch()
  private let speed = AVAudioUnitVarispeed()
  private let player = AVAudioPlayerNode()
  private let source: AVAudioSourceNode

  init?(channels: AVAudioChannelCount) {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: channels)
    else { return nil }
    source = AVAudioSourceNode(format: format) { isSilence, _, frames, list -> OSStatus in
      isSilence.pointee = false
      for buffer in UnsafeMutableAudioBufferListPointer(list) {
        guard let samples = buffer.mData?.assumingMemoryBound(to: Float.self) else { continue }
        for frame in 0..<Int(frames) { samples[frame] = 0 }
      }
      return noErr
    }
    filter.bands[0].filterType = .lowShelf
    filter.bands[0].frequency = 160
    filter.bands[0].gain = -6
    filter.bands[1].filterType = .highPass
    filter.bands[1].bandwidth = 1
    filter.bands[1].bypass = false
    room.loadFactoryPreset(.mediumHall)
    room.wetDryMix = 40
    (echo.delayTime, echo.feedback, pitch.pitch, speed.rate) = (0.3, 20, 100, 1.1)
    for node in [source, filter, room, echo, pitch, speed, player, master] { engine.attach(node) }
    engine.connect(source, to: filter, format: format)
    engine.connect(filter, to: master, format: format)
    engine.connect(
      master, to: engine.mainMixerNode, format: engine.outputNode.inputFormat(forBus: 0))
    engine.mainMixerNode.outputVolume = 0.5
  }

  /// Starts; false where no device plays.
  func start(_ chime: URL) -> Bool {
    do {
      engine.prepare()
      try engine.start()
      let file = try AVAudioFile(forReading: chime)
      player.scheduleFile(file, at: nil) { print("played") }
      player.play()
      engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, when in
        print(buffer.frameLength, when.isSampleTimeValid)
      }
    } catch {
      engine.stop()
    }
    return engine.isRunning
  }

  /// A buffer of one frequency.
  func tone(_ frequency: Double) -> AVAudioPCMBuffer? {
    let format = AVAudioFormat(
      commonFormat: .pcmFormatFloat32, sampleRate: 8000, channels: 1, interleaved: false)
    guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 800),
      let samples = buffer.floatChannelData
    else { return nil }
    buffer.frameLength = buffer.frameCapacity
    for frame in 0..<Int(buffer.frameLength) {
      samples[0][frame] = Float(sin(Double(frame) * frequency))
    }
    player.scheduleBuffer(buffer, at: nil, options: [.loops, .interrupts])
    return buffer
  }

  /// Asks the session for what suits the machine.
  func prepareSession() throws -> Double {
    let session = AVAudioSession.sharedInstance()
    try session.setPreferredSampleRate(44_100)
    try session.setPreferredIOBufferDuration(0.01)
    if session.ioBufferDuration > 0.05 { throw AVAudioSession.ErrorCode.resourceNotAvailable }
    return session.sampleRate
  }

  deinit {
    engine.disconnectNodeOutput(source)
    engine.detach(source)
  }
}

extension Notification.Name {
  /// The notifications after which the machine is made anew.
  static let machineChanges: [Notification.Name] = [
    .AVAudioEngineConfigurationChange, AVAudioSession.mediaServicesWereResetNotification,
  ]
}
