// The route of an audio session, its interruptions and the permission to record.

import FoundationSupplement

extension AVAudioSession {
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
  }

  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 0x7370_6B72
  }

  public enum ErrorCode: Int, Error, Sendable {
    case none = 0
    case badParam = -50
    case mediaServicesFailed = 0x6D73_7276
    case isBusy = 0x2161_6374
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74
    case cannotStartPlaying = 0x2170_6C61
    case cannotStartRecording = 0x2172_6563
    case insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573
    case missingEntitlement = 0x656E_743F
    case sessionNotActive = 0x696E_6163
    case expiredSession = 0x2173_6573
    case unspecified = 0x7768_6174
  }

  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public var recordPermission: RecordPermission { .undetermined }
  public var isInputAvailable: Bool { false }
  public var sampleRate: Double { 48_000 }
  public var preferredSampleRate: Double { 0 }
  public var ioBufferDuration: TimeInterval { 0.02 }
  public var preferredIOBufferDuration: TimeInterval { 0 }
  public var outputLatency: TimeInterval { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }

  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }

  /// Keeps its place, as a device may do with a wish.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Keeps its place, as a device may do with a wish.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
  open var uid: String { "Speaker" }
}

/// The way of the sound; it goes nowhere.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// The app's permission to record, from iOS 17; undetermined, since the person was not asked.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined, denied, granted
  }

  public static let shared = AVAudioApplication()

  open var recordPermission: recordPermission { .undetermined }

  public class func requestRecordPermission() async -> Bool { false }
}
