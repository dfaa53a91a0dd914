public import JSON

/// A moment of the simulated time: seconds since 1970-01-01T00:00:00Z, as an IEEE double.
///
/// It may be infinite or not a number, because an author's dates may be. Lengths of simulated time
/// are plain seconds; real time is a `Duration` and cannot be mixed with it.
public struct SimulatedInstant: Hashable, Sendable {
  /// Seconds since 1970.
  public var secondsSince1970: Double

  /// Creates an instant.
  public init(_ secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970
  }

  /// An instant before all others.
  public static let distantPast = Self(-.infinity)

  /// An instant after all others.
  public static let distantFuture = Self(.infinity)

  /// Whether it is neither infinite nor not a number.
  public var isFinite: Bool {
    secondsSince1970.isFinite
  }

  /// Whether it is not a number, and so neither before nor after any other.
  public var isNaN: Bool {
    secondsSince1970.isNaN
  }

  /// The instant some seconds later.
  public static func + (instant: Self, seconds: Double) -> Self {
    Self(instant.secondsSince1970 + seconds)
  }

  /// The instant some seconds earlier.
  public static func - (instant: Self, seconds: Double) -> Self {
    Self(instant.secondsSince1970 - seconds)
  }

  /// The seconds from one instant to a later one.
  public static func - (later: Self, earlier: Self) -> Double {
    later.secondsSince1970 - earlier.secondsSince1970
  }
}

extension SimulatedInstant: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates an instant from a literal in seconds since 1970.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Creates an instant from a literal in seconds since 1970.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension SimulatedInstant: Comparable {
  /// Whether one is before the other; what is not a number is neither.
  public static func < (left: Self, right: Self) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// Whether one is not after the other; what is not a number is neither.
  public static func <= (left: Self, right: Self) -> Bool {
    left.secondsSince1970 <= right.secondsSince1970
  }

  /// Whether one is not before the other; what is not a number is neither.
  public static func >= (left: Self, right: Self) -> Bool {
    left.secondsSince1970 >= right.secondsSince1970
  }
}

extension SimulatedInstant: JSONConvertible {
  /// Reads seconds since 1970.
  ///
  /// - Throws: `JSONError` for anything but a number.
  @inlinable public init(from reader: inout JSONReader) throws(JSONError) {
    self.init(try Double(from: &reader))
  }

  /// Writes seconds since 1970.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.write(secondsSince1970)
  }
}

/// A length of simulated time from its first instant up to, and without, its end.
public struct SimulatedInterval: Hashable, Sendable {
  /// The first instant.
  public var start: SimulatedInstant
  /// The instant after the last.
  public var end: SimulatedInstant

  /// Creates an interval; one whose end is not after its start is empty.
  public init(_ start: SimulatedInstant, _ end: SimulatedInstant) {
    self.start = start
    self.end = end
  }

  /// Whether no instant is in it.
  public var isEmpty: Bool {
    !(start < end)
  }

  /// The seconds from start to end.
  public var seconds: Double {
    end - start
  }

  /// Whether an instant is in it.
  public func contains(_ instant: SimulatedInstant) -> Bool {
    start <= instant && instant < end
  }

  /// Returns the part that lies in another interval as well.
  public func clamped(to other: Self) -> Self {
    Self(max(start, other.start), min(end, other.end))
  }
}
