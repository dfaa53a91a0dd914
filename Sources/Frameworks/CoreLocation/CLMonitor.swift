// `CLMonitor`: it keeps conditions, and has no events, since there is no location.

public import FoundationSupplement

/// A condition of a person's place.
public protocol CLCondition: Codable, Sendable {}

/// Watches conditions of a person's place.
public actor CLMonitor {
  private var records: [String: Record] = [:]
  /// The monitor's name.
  public nonisolated let name: String
  /// The events of the conditions; there are none, so that an iterator waits.
  public nonisolated let events = Events()

  /// Opens the monitor of a name.
  public init(_ name: String) async {
    self.name = name
  }

  /// The names of the conditions.
  public var identifiers: [String] { records.keys.sorted() }

  /// Watches a condition.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches a condition that is assumed to hold or not.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State
  ) {
    let event = Event(identifier: identifier, state: state, date: Date())
    records[identifier] = Record(condition: condition, lastEvent: event)
  }

  /// Watches a condition no more.
  public func remove(_ identifier: String) { records[identifier] = nil }

  /// Returns the record of a condition.
  public func record(for identifier: String) -> Record? { records[identifier] }

  /// The record of a condition: the condition and its last event.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last event.
    public let lastEvent: Event
  }

  /// An event: a change of a condition's state.
  public struct Event: Sendable {
    /// Whether a condition holds.
    public enum State: UInt, Sendable {
      case unknown, satisfied, unsatisfied, unmonitored
    }

    /// The condition's name.
    public let identifier: String
    /// Whether the condition holds.
    public let state: State
    /// The time of the change.
    public let date: Date
    /// A closer condition that holds.
    public var refinement: (any CLCondition)? { nil }
  }

  /// The changes of all conditions.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event

    /// Returns an iterator over the events.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// An iterator over the events.
    public struct Iterator: AsyncIteratorProtocol {
      private let never = AsyncStream<Event> { _ in }

      /// Waits until the task is cancelled.
      public mutating func next() async throws -> Event? {
        for await event in never { return event }
        return nil
      }
    }
  }
}

extension CLMonitor {
  /// A circle that the person is in.
  public struct CircularGeographicCondition: CLCondition {
    /// The circle's middle.
    public let center: CLLocationCoordinate2D
    /// The circle's radius.
    public let radius: CLLocationDistance

    private enum CodingKeys: CodingKey {
      case latitude, longitude, radius
    }

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }

    /// Reads a circle.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      center = CLLocationCoordinate2D(
        latitude: try values.decode(Double.self, forKey: .latitude),
        longitude: try values.decode(Double.self, forKey: .longitude))
      radius = try values.decode(Double.self, forKey: .radius)
    }

    /// Writes the circle.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(center.latitude, forKey: .latitude)
      try values.encode(center.longitude, forKey: .longitude)
      try values.encode(radius, forKey: .radius)
    }
  }

  /// A beacon that the person is near.
  public struct BeaconIdentityCondition: CLCondition {
    /// The beacon's family.
    public let uuid: UUID
    /// The beacon's group.
    public let major: UInt16?
    /// The beacon's number.
    public let minor: UInt16?

    /// Creates a condition for all beacons of a family.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// Creates a condition for all beacons of a group.
    public init(uuid: UUID, major: UInt16) {
      (self.uuid, self.major, minor) = (uuid, major, nil)
    }
    /// Creates a condition for one beacon.
    public init(uuid: UUID, major: UInt16, minor: UInt16) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
}
