import ActivityKit
import AppIntents
import Foundation

/// A parcel on its way, as its Live Activity shows it.
public struct ParcelAttributes: ActivityAttributes {
  /// The place of the parcel.
  public struct ContentState: Codable, Hashable, Sendable {
    /// The stops of the van before the parcel's.
    public var stops: Int
    /// The time at which the parcel is expected.
    public var arrival: Date

    /// Creates a place.
    public init(stops: Int, arrival: Date) {
      self.stops = stops
      self.arrival = arrival
    }

    /// The place in words.
    public var words: String {
      switch stops {
      case 0: "Delivered"
      case 1: "Next stop is yours"
      default: "\(stops) stops away"
      }
    }
  }

  /// The shop that sent the parcel.
  public var shop: String

  /// Creates the attributes of a parcel.
  public init(shop: String) { self.shop = shop }
}

/// The wishes of the person who waits.
public struct Wishes {
  private static let defaults = UserDefaults(suiteName: "group.delivery")

  /// Creates the wishes.
  public init() {}

  /// Whether parcels are left at the door.
  public var leavesAtDoor: Bool {
    get { Self.defaults?.bool(forKey: "door") ?? false }
    nonmutating set { Self.defaults?.set(newValue, forKey: "door") }
  }
}

/// Has parcels left at the door, or not.
public struct LeaveAtDoor: SetValueIntent {
  /// The title.
  public static let title: LocalizedStringResource = "Leave at the Door"

  /// Whether parcels are to be left at the door.
  @Parameter(title: "At the door") public var value: Bool

  /// Creates the intent.
  public init() {}

  /// Performs the intent.
  public func perform() async throws -> some IntentResult {
    Wishes().leavesAtDoor = value
    return .result()
  }
}

/// Has the driver come a quarter of an hour later, which the app's Live Activity tells.
public struct ComeLater: LiveActivityIntent {
  /// The title.
  public static let title: LocalizedStringResource = "Come Later"

  /// Creates the intent.
  public init() {}

  /// Performs the intent.
  public func perform() async throws -> some IntentResult {
    for activity in Activity<ParcelAttributes>.activities {
      var content = activity.content
      content.state.arrival += 15 * 60
      await activity.update(content)
    }
    return .result()
  }
}
