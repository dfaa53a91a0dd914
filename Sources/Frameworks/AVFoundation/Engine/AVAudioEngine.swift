// AVAudioEngine: nodes and their connections are kept, and starting fails, as where no device can
// play.

public import Foundation

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// A graph of nodes.
///
/// A run has no device that plays. That an extension in the background may not start a session of
/// its own either is known from apps; Apple documents no rule for widgets.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether sound is made; never here.
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false

  public override init() {
    super.init()
    for node in [mainMixerNode, outputNode, inputNode] { attach(node) }
    connect(mainMixerNode, to: outputNode, format: nil)
  }

  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }

  open func detach(_ node: AVAudioNode) {
    guard attachedNodes.remove(node) != nil else { return }
    node.engine = nil
    (node.inputs, node.outputs) = ([:], [:])
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    connect(
      node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0,
      format: format)
  }

  /// Connects two nodes, which both have to be attached.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {
    precondition(
      node1.engine === self && node2.engine === self,
      "required condition is false: a node that is connected is attached to the engine")
    let format = format ?? node1.outputFormat(forBus: bus1)
    node1.outputs[bus1] = format
    node2.inputs[bus2] = format
  }

  open func disconnectNodeInput(_ node: AVAudioNode) { node.inputs = [:] }
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    node.inputs[bus] = nil
  }
  open func disconnectNodeOutput(_ node: AVAudioNode) { node.outputs = [:] }
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    node.outputs[bus] = nil
  }

  open func prepare() {}

  /// Fails: no device plays (`kAudioUnitErr_FailedInitialization`).
  open func start() throws {
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10875)
  }

  open func pause() {}
  open func stop() {}
  open func reset() {}
}
