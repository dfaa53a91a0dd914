// The patterns of haptic engines, which are made and never played.

public import FoundationSupplement

open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

open class CHHapticEvent: NSObject, @unchecked Sendable {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = Self(rawValue: "HapticTransient")
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }

  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    public static let attackTime = Self(rawValue: "AttackTime")
    public static let decayTime = Self(rawValue: "DecayTime")
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    public static let sustained = Self(rawValue: "Sustained")
    public static let audioVolume = Self(rawValue: "AudioVolume")
    public static let audioPan = Self(rawValue: "AudioPan")
    public static let audioPitch = Self(rawValue: "AudioPitch")
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
  }

  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  open class ControlPoint: NSObject, @unchecked Sendable {
    open var relativeTime: TimeInterval
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

public let CHHapticTimeImmediate: TimeInterval = 0

open class CHHapticPattern: NSObject, @unchecked Sendable {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version = Self(rawValue: "Version")
    public static let pattern = Self(rawValue: "Pattern")
    public static let event = Self(rawValue: "Event")
    public static let eventType = Self(rawValue: "EventType")
    public static let time = Self(rawValue: "Time")
    public static let eventDuration = Self(rawValue: "EventDuration")
    public static let eventParameters = Self(rawValue: "EventParameters")
    public static let parameter = Self(rawValue: "Parameter")
    public static let parameterID = Self(rawValue: "ParameterID")
    public static let parameterValue = Self(rawValue: "ParameterValue")
    public static let parameterCurve = Self(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
    public static let eventWaveformPath = Self(rawValue: "EventWaveformPath")
  }

  public let duration: TimeInterval
  private let dictionary: [Key: Any]

  /// Apple's fails for parameters out of range; these are not looked at here.
  public init(
    events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]
  ) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    dictionary = Self.dictionary(of: events, parameters)
  }

  /// Apple's fails for parameters out of range; these are not looked at here.
  public init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    dictionary = Self.dictionary(of: events, [])
  }

  /// Takes over a pattern's dictionary, of which the events' times alone are read.
  public init(dictionary patternDict: [Key: Any]) throws {
    let parts = patternDict[.pattern] as? [[Key: Any]] ?? []
    duration =
      parts.compactMap { $0[.event] as? [Key: Any] }
      .map { Self.number($0[.time]) + Self.number($0[.eventDuration]) }.max() ?? 0
    dictionary = patternDict
  }

  /// Returns the pattern as the dictionary of which one can be made again.
  public func exportDictionary() throws -> [Key: Any] { dictionary }

  private static func number(_ value: Any?) -> TimeInterval {
    (value as? NSNumber)?.doubleValue ?? value as? TimeInterval ?? 0
  }

  private static func dictionary(
    of events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter]
  ) -> [Key: Any] {
    let written = events.map { event -> [Key: Any] in
      let parameters = event.eventParameters.map { parameter -> [Key: Any] in
        [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
      }
      return [
        .event: [
          Key.eventType: event.type.rawValue, .time: event.relativeTime,
          .eventDuration: event.duration, .eventParameters: parameters,
        ] as [Key: Any]
      ]
    }
    let dynamic = parameters.map { parameter -> [Key: Any] in
      [
        .parameter: [
          Key.parameterID: parameter.parameterID.rawValue, .time: parameter.relativeTime,
          .parameterValue: parameter.value,
        ] as [Key: Any]
      ]
    }
    return [.version: 1.0, .pattern: written + dynamic]
  }
}

public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  typealias CompletionHandler = ((any Error)?) -> Void

  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CompletionHandler { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

extension CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect, systemError
  }

  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw Self.notSupported
  }

  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer {
    throw Self.notSupported
  }

  public func playPattern(from fileURL: URL) throws { throw Self.notSupported }
}
