import AudioToolbox
import Foundation

/// The format in which an episode's samples are kept.
func sampleFormat(rate: Double, channels: UInt32, isWhole: Bool) -> AudioStreamBasicDescription {
  let flags: AudioFormatFlags =
    isWhole
    ? kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked
    : kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved
  var format = AudioStreamBasicDescription()
  format.mSampleRate = rate
  format.mFormatID = kAudioFormatLinearPCM
  format.mFormatFlags = flags
  format.mFramesPerPacket = 1
  format.mChannelsPerFrame = channels
  format.mBitsPerChannel = isWhole ? 16 : 32
  format.mBytesPerFrame = format.mBitsPerChannel / 8 * (isWhole ? channels : 1)
  format.mBytesPerPacket = format.mBytesPerFrame * format.mFramesPerPacket
  format.mReserved = 0
  return format
}

/// The words for a format.
func words(for format: AudioFormatID, isBig: Bool) -> String {
  switch format {
  case kAudioFormatMPEG4AAC: "AAC"
  case kAudioFormatAppleLossless: "lossless"
  case kAudioFormatMPEGLayer3: "MP3"
  default: isBig ? "PCM, flags \(kAudioFormatFlagIsBigEndian)" : "PCM"
  }
}

/// The loudest sample of some channels at a moment, which a closure fills.
func peak(
  frames: AUAudioFrameCount, channels: AUAudioChannelCount,
  fill: (AudioTimeStamp, UnsafeMutablePointer<AudioBufferList>) -> Void
) -> Float {
  let list = AudioBufferList.allocate(maximumBuffers: Int(channels))
  defer { free(list.unsafeMutablePointer) }
  let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frames))
  defer { samples.deallocate() }
  samples.initialize(repeating: 0, count: Int(frames))
  for index in list.indices {
    list[index] = AudioBuffer(
      mNumberChannels: 1, mDataByteSize: frames * 4, mData: UnsafeMutableRawPointer(samples))
  }
  let now = AudioTimeStamp(mSampleTime: 0, mHostTime: 1, mRateScalar: 1)
  fill(now, list.unsafeMutablePointer)
  print(
    now.mSampleTime + now.mRateScalar, now.mHostTime, list.unsafePointer.pointee.mNumberBuffers,
    list[0].mNumberChannels, AudioBufferList.sizeInBytes(maximumBuffers: Int(channels)))
  return (0..<Int(frames)).map { samples[$0] }.max() ?? 0
}
