// The nodes of an audio engine: their settings and connections are kept, and no sound is made.

public import AudioToolbox

open class AVAudioNode: NSObject, @unchecked Sendable {
  public typealias TapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

  /// The engine that the node is attached to.
  public internal(set) weak var engine: AVAudioEngine?
  var inputs: [AVAudioNodeBus: AVAudioFormat] = [:]
  var outputs: [AVAudioNodeBus: AVAudioFormat] = [:]

  override init() {}

  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputs[bus] ?? .ofOutput }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputs[bus] ?? .ofOutput }

  open func reset() {}

  /// Keeps its place: nothing is rendered that could be handed over.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping TapBlock
  ) {}

  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// A node with a volume and a place between left and right.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus {
    (0...inputs.count).first { inputs[$0] == nil } ?? inputs.count
  }

  public override init() {}
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open var presentationLatency: TimeInterval { 0 }
}

/// The device's microphone.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  open var volume: Float = 1
}

/// The device's speaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  open override var numberOfOutputs: Int { 0 }
}

public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// A node whose samples a closure makes; it is not called, as nothing plays.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0
  open override var numberOfInputs: Int { 0 }

  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}

  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    super.init()
    outputs[0] = format
  }
}

/// A node that plays buffers and files: each counts as played when the node stops.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  public struct BufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let loops = BufferOptions(rawValue: 1)
    public static let interrupts = BufferOptions(rawValue: 2)
    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
  }

  open var volume: Float = 1
  open var pan: Float = 0
  open private(set) var isPlaying = false
  open override var numberOfInputs: Int { 0 }
  private var scheduled: [() -> Void] = []

  public override init() {}

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    if let completionHandler { scheduled.append(completionHandler) }
  }

  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {
    if let completionHandler { scheduled.append(completionHandler) }
  }

  /// Plays where the engine runs, which it does not here.
  open func play() { isPlaying = engine?.isRunning ?? false }
  open func play(at when: AVAudioTime?) { play() }
  open func pause() { isPlaying = false }

  /// Removes what is scheduled, and calls its handlers.
  open func stop() {
    isPlaying = false
    let handlers = scheduled
    scheduled = []
    for handler in handlers { handler() }
  }
}

// MARK: - Effects

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var name: String { String(describing: type(of: self)) }
}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equaliser; Apple's first values.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 1000
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true

  override init() {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0

  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
  }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
  case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  open var wetDryMix: Float = 0

  public override init() {}

  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100

  public override init() {}
}

open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8

  public override init() {}
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1

  public override init() {}
}
