// AlarmKit: alarms and their presentations, for the widget that draws them. The process is not
// authorized to set alarms, so that none is ever set.

public import ActivityKit
public import AppIntents
@_exported public import FoundationSupplement
public import SwiftUI

/// The app's own data about an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// The presentation of an alarm while it counts down, is paused and alerts.
public struct AlarmPresentation: Sendable {
  public struct Alert: Sendable {
    public enum SecondaryButtonBehavior: Sendable {
      case countdown, custom
    }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, stopButton: AlarmButton,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }

  public struct Countdown: Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  public struct Paused: Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// The state of an alarm's activity: counting down, paused or alerting.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Date
    }

    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
    }

    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
    }

    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }

  public var alarmID: UUID
  public var mode: Mode
}

/// The attributes of an alarm's activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  /// The presentation; an encoded activity brings its metadata alone.
  public let presentation: AlarmPresentation
  public var metadata: Metadata?
  public let tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: CodingKey {
    case metadata
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill")
    self.init(
      presentation: AlarmPresentation(
        alert: AlarmPresentation.Alert(title: "Alarm", stopButton: stop)),
      metadata: try container.decodeIfPresent(Metadata.self, forKey: .metadata),
      tintColor: .accentColor)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(metadata, forKey: .metadata)
  }
}

/// An alarm that was set; none is.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
  public enum State: Hashable, Codable, Sendable {
    case scheduled, countdown, paused, alerting
  }

  public struct CountdownDuration: Hashable, Codable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  public enum Schedule: Hashable, Codable, Sendable {
    public struct Relative: Hashable, Codable, Sendable {
      public struct Time: Hashable, Codable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      public enum Recurrence: Hashable, Codable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }

    case fixed(Date)
    case relative(Relative)
  }

  public let id: UUID
  public let schedule: Schedule?
  public let countdownDuration: CountdownDuration?
  public let state: State
}

/// Sets alarms; it is not authorized to.
public final class AlarmManager: @unchecked Sendable {
  public enum AuthorizationState: Sendable {
    case notDetermined, denied, authorized
  }

  public enum AlarmError: Error, Sendable {
    case maximumLimitReached
  }

  public static let shared = AlarmManager()

  public var authorizationState: AuthorizationState { .notDetermined }
  public var alarms: [Alarm] { get throws { [] } }

  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  public func cancel(id: UUID) throws { throw CocoaError(.featureUnsupported) }
  public func stop(id: UUID) throws { throw CocoaError(.featureUnsupported) }
  public func pause(id: UUID) throws { throw CocoaError(.featureUnsupported) }
  public func resume(id: UUID) throws { throw CocoaError(.featureUnsupported) }
  public func countdown(id: UUID) throws { throw CocoaError(.featureUnsupported) }
}

extension AlarmManager {
  /// The schedule, presentation and actions of an alarm.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?
    public var sound: AlertConfiguration.AlertSound

    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
      self.sound = sound
    }

    /// An alarm at a time.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }

    /// An alarm after a time.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }

  /// The alarms after each change; none is set, so that none ever changes.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> & Sendable {
    AsyncStream<[Alarm]> { _ in }
  }

  /// The authorization after each change; nobody is asked here.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> & Sendable {
    AsyncStream<AuthorizationState> { _ in }
  }

  /// Fails: the process is not authorized to set alarms.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    throw CocoaError(.featureUnsupported)
  }
}
