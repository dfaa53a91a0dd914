import Foundation

/// A condition under which a widget is relevant.
public enum RecordedContext: Hashable, Sendable {
  /// The time from an instant to another; nil for an open end.
  case date(SimulatedInstant, SimulatedInstant?, DateKind?)
  /// A place that the system infers, such as `work`.
  case inferredLocation(String)
  /// A circle on the earth.
  case region(GeographicRegion)
  /// A place of a category of points of interest.
  case category(String)
  /// A state of fitness, such as `workoutActive`.
  case fitness(String)
  /// A time of the person's sleep, such as `bedtime`.
  case sleep(String)
  /// Hardware in use, such as `headphones`.
  case hardware(String)
  /// A condition of which nothing more is known, as with a region that is no circle.
  case unknown

  /// The priority of a date on Apple Watch.
  public enum DateKind: String, Hashable, Sendable, JSONConvertible {
    /// The usual one.
    case `default`
    /// Something that was planned for then; it comes first.
    case scheduled
    /// Something that is good to know; it comes last.
    case informational
  }
}

/// A circle on the earth.
public struct GeographicRegion: Hashable, Sendable {
  /// The middle.
  public var center: GeographicCoordinate
  /// The radius in metres.
  public var radius: Double

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, of the middle.
  ///   - longitude: Degrees east of Greenwich, of the middle.
  ///   - radius: The radius in metres.
  public init(latitude: Double, longitude: Double, radius: Double) {
    center = GeographicCoordinate(latitude: latitude, longitude: longitude)
    self.radius = radius
  }

  /// Whether a place lies in the circle, on a sphere of the earth's mean radius.
  ///
  /// - Returns: Whether its distance from the middle is not above the radius.
  public func contains(_ place: GeographicCoordinate) -> Bool {
    let radians = Double.pi / 180
    let north = sin((place.latitude - center.latitude) * radians / 2)
    let east = sin((place.longitude - center.longitude) * radians / 2)
    let chord =
      north * north
      + cos(place.latitude * radians) * cos(center.latitude * radians) * east * east
    let distance = 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    return distance <= radius
  }
}

extension RecordedContext: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { .unknown }

  /// Reads or writes the members: of the conditions the first that is there counts.
  ///
  /// - Throws: `JSONError` where a member is not of its type, or has not the numbers it needs.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var texts = texts
    try fields.optional("category", &texts.category)
    var dates: [OpenInstant]?
    var kind: DateKind?
    if case .date(let from, let to, let known) = self {
      dates = [OpenInstant(from)] + [to].compactMap(\.self).map { OpenInstant($0) }
      kind = known
    }
    try fields.optional("date", &dates)
    try fields.optional("fitness", &texts.fitness)
    try fields.optional("hardware", &texts.hardware)
    try fields.optional("kind", &kind)
    try fields.optional("location", &texts.location)
    var numbers: [Double]?
    if case .region(let region) = self {
      numbers = [region.center.latitude, region.center.longitude, region.radius]
    }
    try fields.optional("region", &numbers)
    try fields.optional("sleep", &texts.sleep)
    guard fields.isReading else { return }
    if let dates {
      guard (1...2).contains(dates.count), let from = dates[0].instant else {
        throw JSONError(.badValue("a date is one instant, or two")).inside("date")
      }
      self = .date(from, dates.count == 2 ? dates[1].instant : nil, kind)
    } else if let numbers {
      guard numbers.count == 3 else {
        throw JSONError(.badValue("a region is a latitude, a longitude and a radius"))
          .inside("region")
      }
      self = .region(
        GeographicRegion(latitude: numbers[0], longitude: numbers[1], radius: numbers[2]))
    } else {
      self = texts.context ?? .unknown
    }
  }

  /// An instant, or null for an end that is open.
  private struct OpenInstant: JSONConvertible {
    var instant: SimulatedInstant?

    init(_ instant: SimulatedInstant) {
      self.instant = instant
    }

    init(from reader: inout JSONReader) throws(JSONError) {
      if try reader.nextKind() == .null {
        try reader.readNull()
      } else {
        instant = try SimulatedInstant(from: &reader)
      }
    }

    func write(to writer: inout JSONWriter) {
      if let instant { instant.write(to: &writer) } else { writer.null() }
    }
  }

  /// The conditions that are a word.
  private struct Texts {
    var location: String?
    var category: String?
    var fitness: String?
    var sleep: String?
    var hardware: String?

    var context: RecordedContext? {
      location.map { .inferredLocation($0) } ?? category.map { .category($0) }
        ?? fitness.map { .fitness($0) } ?? sleep.map { .sleep($0) }
        ?? hardware.map { .hardware($0) }
    }
  }

  private var texts: Texts {
    switch self {
    case .inferredLocation(let word): Texts(location: word)
    case .category(let word): Texts(category: word)
    case .fitness(let word): Texts(fitness: word)
    case .sleep(let word): Texts(sleep: word)
    case .hardware(let word): Texts(hardware: word)
    case .date, .region, .unknown: Texts()
    }
  }
}
