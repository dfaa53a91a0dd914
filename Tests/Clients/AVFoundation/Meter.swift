import AVFoundation

/// Follows what a node gives, and tells of a graph what a person may want to know.
final class Meter {
  private let node: AVAudioNode
  private let bus: AVAudioNodeBus = 0
  private(set) var frames: AVAudioFramePosition = 0

  init(_ node: AVAudioNode) {
    self.node = node
    let tap: AVAudioNode.TapBlock = { [weak self] buffer, when in
      guard let self else { return }
      frames += AVAudioFramePosition(buffer.frameLength)
      print(Self.words(for: when), Self.words(for: buffer))
    }
    node.installTap(onBus: bus, bufferSize: 512, format: nil, block: tap)
  }

  deinit { node.removeTap(onBus: bus) }

  static func words(for time: AVAudioTime) -> String {
    time.isHostTimeValid ? "host \(time.hostTime)" : "sample \(time.sampleTime)"
  }

  static func words(for buffer: AVAudioPCMBuffer) -> String {
    let whole = buffer.int32ChannelData.map { "\($0[0][0])" } ?? "no whole numbers"
    let first: AVAudioBuffer = buffer
    return "\(whole), \(first.format.isInterleaved ? "in turn" : "apart")"
  }

  /// A line of a list of nodes.
  var line: String {
    switch node {
    case let unit as AVAudioUnitEQ:
      "\(unit.globalGain) \(unit.bands.map(\.line)) \((unit as AVAudioUnitEffect).bypass)"
    case let unit as AVAudioUnitDelay: "\(unit.lowPassCutoff)"
    case let unit as AVAudioUnitTimeEffect: "\(unit.bypass)"
    case let unit as AVAudioUnit: unit.name
    case let output as AVAudioOutputNode: "\(output.presentationLatency)"
    case let input as AVAudioInputNode: "\(input.volume) \((input as AVAudioIONode).numberOfInputs)"
    default: "\(node.numberOfOutputs) \(node.lastRenderTime?.sampleRate ?? 0)"
    }
  }

  /// The seconds of a file that are left.
  static func rest(of file: AVAudioFile) -> Double {
    print(file.fileFormat, AVAudioPacketCount(1))
    return Double(file.length - file.framePosition) / file.processingFormat.sampleRate
  }

  /// The wishes and the facts of the session.
  static func facts(of session: AVAudioSession) -> [Double] {
    [
      session.preferredSampleRate, session.preferredIOBufferDuration, session.outputLatency,
      Double(session.outputNumberOfChannels),
    ]
  }
}

extension AVAudioUnitEQFilterParameters {
  fileprivate var line: String {
    let type: AVAudioUnitEQFilterType = filterType
    return type == .parametric ? "\(gain)" : "\(frequency)"
  }
}

/// The options with which a jingle is played.
let jingle: AVAudioPlayerNode.BufferOptions = [.interruptsAtLoop]

/// The rooms that can be chosen.
let rooms: [AVAudioUnitReverbPreset] = [.smallRoom, .cathedral]

/// Makes silence of so many frames.
func silence(_ frames: AVAudioFrameCount) -> AVAudioSourceNode {
  let render: AVAudioSourceNodeRenderBlock = { isSilence, _, count, _ in
    isSilence.pointee = ObjCBool(count <= frames)
    return noErr
  }
  return AVAudioSourceNode(renderBlock: render)
}
