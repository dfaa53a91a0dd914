import ActivityKit
import AppIntents
import Foundation

/// A parcel on its way, as its Live Activity shows it.
public struct ParcelAttributes: ActivityAttributes {
  /// The place of the parcel.
  public struct ContentState: Codable, Hashable, Sendable {
    public var stops: Int
    public var arrival: Date

    public init(stops: Int, arrival: Date) {
      self.stops = stops
      self.arrival = arrival
    }

    public var words: String {
      switch stops {
      case 0: "Delivered"
      case 1: "Next stop is yours"
      default: "\(stops) stops away"
      }
    }
  }

  public var shop: String

  public init(shop: String) { self.shop = shop }
}

/// The wishes of the person who waits.
public struct Wishes {
  private static let defaults = UserDefaults(suiteName: "group.delivery")

  public init() {}

  public var leavesAtDoor: Bool {
    get { Self.defaults?.bool(forKey: "door") ?? false }
    nonmutating set { Self.defaults?.set(newValue, forKey: "door") }
  }
}

/// Has parcels left at the door, or not.
public struct LeaveAtDoor: SetValueIntent {
  public static let title: LocalizedStringResource = "Leave at the Door"

  @Parameter(title: "At the door") public var value: Bool

  public init() {}

  public func perform() async throws -> some IntentResult {
    Wishes().leavesAtDoor = value
    return .result()
  }
}

/// Calls the driver.
public struct CallDriver: AppIntent {
  public static let title: LocalizedStringResource = "Call the Driver"

  public init() {}

  public func perform() async throws -> some IntentResult { .result() }
}
