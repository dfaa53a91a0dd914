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

  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public var recordPermission: RecordPermission { .undetermined }
  public var isInputAvailable: Bool { false }
  public var sampleRate: Double { 48_000 }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }

  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }

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
