// Formats and buffers of samples, moments of a stream, and files of sound. Buffers hold real
// memory; files are not decoded.

public import AudioToolbox

public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

  /// The bytes of a sample.
  var sampleSize: UInt32 {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    }
  }
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool

  /// The standard format: 32-bit numbers, each channel in a buffer of its own; nil above two
  /// channels, which need a layout.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard format != .otherFormat, sampleRate > 0, 1...2 ~= channels else { return nil }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  /// Whether it is the standard format.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  open var streamDescription: AudioStreamBasicDescription {
    let size = commonFormat.sampleSize
    let isFloat = [.pcmFormatFloat32, .pcmFormatFloat64].contains(commonFormat)
    let frame = isInterleaved ? size * channelCount : size
    return AudioStreamBasicDescription(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
        | kAudioFormatFlagIsPacked | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
      mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame,
      mChannelsPerFrame: channelCount, mBitsPerChannel: size * 8, mReserved: 0)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }

  open override var hash: Int { commonFormat.hashValue ^ sampleRate.hashValue }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  private let list: UnsafeMutableAudioBufferListPointer

  init(_ format: AVAudioFormat, frames: AVAudioFrameCount) {
    self.format = format
    let count = format.isInterleaved ? 1 : Int(format.channelCount)
    list = AudioBufferList.allocate(maximumBuffers: count)
    let size = frames * format.streamDescription.mBytesPerFrame
    for index in 0..<count {
      list[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: size,
        mData: calloc(1, max(1, Int(size))))
    }
  }

  deinit {
    for buffer in list { free(buffer.mData) }
    free(list.unsafeMutablePointer)
  }

  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    list.unsafeMutablePointer
  }

  /// The buffers of the channels, or the one of all.
  final var buffers: UnsafeMutableAudioBufferListPointer { list }
}

open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  /// The frames that are in use; at most the capacity.
  open var frameLength: AVAudioFrameCount = 0
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    channels = .allocate(capacity: Int(format.channelCount))
    super.init(format, frames: frameCapacity)
    let size = Int(format.commonFormat.sampleSize)
    for index in 0..<Int(format.channelCount) {
      let start = buffers[format.isInterleaved ? 0 : index].mData
      guard let start else { return nil }
      channels[index] = format.isInterleaved ? start + index * size : start
    }
  }

  deinit { channels.deallocate() }

  /// Samples between two of one channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(of: .pcmFormatFloat32)
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(of: .pcmFormatInt16)
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(of: .pcmFormatInt32)
  }

  private func data<Sample>(
    of common: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == common else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}

/// A moment of a stream, by its sample or by the host's clock.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  public let isSampleTimeValid: Bool
  public let isHostTimeValid: Bool

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
    (isSampleTimeValid, isHostTimeValid) = (true, false)
  }

  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
    (isSampleTimeValid, isHostTimeValid) = (false, true)
  }
}

/// A file of sound, which cannot be read here: no decoder is there.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var processingFormat: AVAudioFormat { .ofOutput }
  open var fileFormat: AVAudioFormat { .ofOutput }

  /// Fails: the file is looked for, and cannot be decoded.
  public init(forReading fileURL: URL) throws {
    _ = try Data(contentsOf: fileURL)
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: AVAudioFormat.unsupportedFile)
  }

  open func read(into buffer: AVAudioPCMBuffer) throws {}
}

extension AVAudioFormat {
  /// The code by which a file of an unknown format is refused
  /// (`kAudioFileUnsupportedFileTypeError`).
  fileprivate static let unsupportedFile = 0x7479_703F

  /// The assumed format of a device's output.
  static var ofOutput: AVAudioFormat {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2) else {
      preconditionFailure("two channels are a standard format")
    }
    return format
  }
}
