import AVFoundation
import Testing

/// Graphs of audio nodes, whose settings are kept, and buffers of samples.
@Suite struct AudioEngineTests {
  private func format(
    _ common: AVAudioCommonFormat, channels: AVAudioChannelCount, interleaved: Bool = false
  ) throws -> AVAudioFormat {
    try #require(
      AVAudioFormat(
        commonFormat: common, sampleRate: 8000, channels: channels, interleaved: interleaved))
  }

  @Test func `nodes keep the formats of their connections until they are detached`() throws {
    let engine = AVAudioEngine()
    let (left, right, mixer) = (AVAudioPlayerNode(), AVAudioPlayerNode(), AVAudioMixerNode())
    for node in [left, right, mixer] { engine.attach(node) }
    let format = try format(.pcmFormatFloat32, channels: 1)
    engine.connect(left, to: mixer, format: format)
    engine.connect(right, to: mixer, format: nil)
    #expect(mixer.inputFormat(forBus: 0) == format && left.outputFormat(forBus: 0) == format)
    #expect(mixer.inputFormat(forBus: 1).channelCount == 2 && mixer.nextAvailableInputBus == 2)
    engine.disconnectNodeInput(mixer, bus: 0)
    #expect(mixer.nextAvailableInputBus == 0 && left.engine === engine)
    engine.detach(left)
    #expect(left.engine == nil && !engine.attachedNodes.contains(left))
    #expect(left.outputFormat(forBus: 0).sampleRate == 48_000)
  }

  @Test func `an engine does not start, and a player counts its buffers as played at its end`()
    throws
  {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    #expect(throws: NSError.self) { try engine.start() }
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: format(.pcmFormatFloat32, channels: 1), frameCapacity: 4))
    var played = 0
    player.scheduleBuffer(buffer) { played += 1 }
    player.play()
    #expect(!engine.isRunning && !player.isPlaying && played == 0)
    player.stop()
    player.stop()
    #expect(played == 1)
  }

  @Test func `a buffer has memory for each channel, or one for all in turn`() throws {
    let apart = try #require(
      AVAudioPCMBuffer(pcmFormat: format(.pcmFormatFloat32, channels: 2), frameCapacity: 3))
    let channels = try #require(apart.floatChannelData)
    for frame in 0..<3 { (channels[0][frame], channels[1][frame]) = (Float(frame), 9) }
    let buffers = UnsafeMutableAudioBufferListPointer(apart.mutableAudioBufferList)
    #expect(buffers.map(\.mDataByteSize) == [12, 12] && apart.stride == 1)
    #expect(buffers[0].mData?.load(fromByteOffset: 8, as: Float.self) == 2)
    #expect(apart.int16ChannelData == nil && apart.frameLength == 0)
    let together = try #require(
      AVAudioPCMBuffer(
        pcmFormat: format(.pcmFormatInt16, channels: 2, interleaved: true), frameCapacity: 2))
    let samples = try #require(together.int16ChannelData)
    samples[1][together.stride] = 7
    #expect(together.audioBufferList.pointee.mNumberBuffers == 1)
    #expect(
      together.audioBufferList.pointee.mBuffers.mData?.load(fromByteOffset: 6, as: Int16.self)
        == 7)
  }

  @Test func `a format tells its samples' size and order`() throws {
    let apart = try format(.pcmFormatInt16, channels: 2).streamDescription
    #expect(apart.mBytesPerFrame == 2 && apart.mBitsPerChannel == 16)
    #expect(apart.mFormatFlags == 4 | 8 | 32)
    let together = try format(.pcmFormatFloat64, channels: 2, interleaved: true)
    #expect(together.streamDescription.mBytesPerFrame == 16 && !together.isStandard)
    #expect(together.streamDescription.mFormatFlags == 1 | 8)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 3) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
    let standard = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)
    #expect(standard?.isStandard == true)
    #expect(try standard == format(.pcmFormatFloat32, channels: 1))
  }

  @Test func `a file of sound is looked for, and not decoded`() throws {
    let absent = FileManager.default.temporaryDirectory.appendingPathComponent("absent.caf")
    #expect((#expect(throws: CocoaError.self) { try AVAudioFile(forReading: absent) }) != nil)
    let error = #expect(throws: NSError.self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: #filePath))
    }
    #expect(error?.domain == "com.apple.coreaudio.avfaudio")
  }
}
