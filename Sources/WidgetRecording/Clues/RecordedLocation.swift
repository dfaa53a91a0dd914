/// The device's place, from an instant on.
public struct RecordedLocation: Hashable, Sendable {
  /// The simulated instant from which it is there.
  public var at: SimulatedInstant
  /// The place.
  public var location: GeographicCoordinate

  /// Creates a place.
  public init(at: SimulatedInstant, location: GeographicCoordinate) {
    self.at = at
    self.location = location
  }
}

extension RecordedLocation: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(at: .distantPast, location: GeographicCoordinate(latitude: 0, longitude: 0))
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("location", &location)
  }
}

extension Recording {
  /// The device's places in order of time: the header's from the start on, then those it came to.
  public var places: [RecordedLocation] {
    let first = header.location.map { RecordedLocation(at: header.span.start, location: $0) }
    let others = events.compactMap { event in
      if case .location(let place) = event { place } else { nil }
    }
    return ([first].compactMap(\.self) + others).stablySorted { $0.at < $1.at }
  }
}
