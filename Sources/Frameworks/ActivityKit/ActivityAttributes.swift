// The parts of a Live Activity: attributes, content, styles and policies.

public import FoundationSupplement

public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

public struct ActivityContent<State: Decodable & Encodable & Hashable>: Hashable, Codable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    "ActivityContent(state: \(state), relevanceScore: \(relevanceScore))"
  }
}

public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

public enum ActivityStyle: Hashable, Sendable {
  case standard, transient
}

public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  private let isImmediate: Bool

  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    let name: String?

    public static let `default` = AlertSound(name: nil)

    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

public struct PushType: Equatable, Sendable {
  private let channel: String?

  public static let token = PushType(channel: nil)

  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

public enum ActivityAuthorizationError: Error, Equatable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted
  case targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .visibility: "A Live Activity cannot be started from the background."
    case .denied: "The person turned Live Activities off."
    default: "A Live Activity cannot be started (\(self))."
    }
  }
}

public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { false }

  /// Ends at once: Live Activities are not turned on or off during a run.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
