import Foundation
public import WidgetRecording

/// The person's data that the system's stores give to providers, where permissions allow it.
public struct DeviceContent: Hashable, Sendable {
  /// One sample, event, reminder, contact or keychain item.
  public struct Item: Hashable, Sendable {
    /// The values that are no times, by key.
    public var values: [String: JSONValue] = [:]
    /// The times, by key; a time of day comes back on each day that the span touches.
    public var times: [String: ManifestTime] = [:]
    /// The file of a photo.
    public var file: RootedPath?

    /// Creates an item without values.
    public init() {}
  }

  /// The items by the manifest's key, such as `events`.
  public var items: [String: [Item]] = [:]
  /// The facts of the device, such as `battery`, by the manifest's key.
  public var facts: [String: JSONValue] = [:]

  /// Creates the content of a device without any.
  public init() {}

  /// The files that a process finds beside its containers, by the names that they have there.
  public var files: [(name: String, file: RootedPath)] {
    (items["photos"] ?? []).enumerated().compactMap { index, item in
      item.file.map { (Self.name(of: $0, at: index), $0) }
    }
  }

  private static func name(of file: RootedPath, at index: Int) -> String {
    "\(index)-\(file.url.lastPathComponent)"
  }

  /// Returns the content as a process gets it: instants in seconds since 1970.
  ///
  /// - Parameter span: The simulated span.
  /// - Returns: The values by the manifest's key.
  public func values(in span: SimulatedSpan) -> [String: JSONValue] {
    var values = facts
    // Items of the first day before the span are stored already when it begins, and a calendar
    // shows what comes later on the last day.
    let whole = SimulatedInterval(
      span.clock.midnight(before: span.start), span.clock.next(0, from: span.end) ?? span.end)
    for (key, items) in items where !["weather", "photos"].contains(key) {
      values[key] = .array(items.flatMap { $0.occurrences(in: whole, span.clock) })
    }
    values["weather"] = items["weather"].map { states in
      // One that holds until another has begun is before all times of the span's first day.
      let start = SimulatedInstant(whole.start.secondsSince1970 - 1)
      return .array(states.map { $0.state(from: states.count > 1 ? start : nil) })
    }
    values["photos"] = items["photos"].map { photos in
      .array(
        photos.enumerated().map { index, item in
          item.photo(span, named: item.file.map { Self.name(of: $0, at: index) })
        })
    }
    return values
  }
}

extension DeviceContent.Item {
  /// The weather from an instant, or from a time of each day.
  ///
  /// - Parameter start: The instant for weather without a time; nil where it always holds.
  /// - Returns: The weather as a process gets it.
  fileprivate func state(from start: SimulatedInstant?) -> JSONValue {
    var object = values
    switch times["at"] {
    case .instant(let instant): object["at"] = .number(instant.secondsSince1970)
    case .timeOfDay(let second): object["daily"] = .number(Double(second))
    case nil: object["at"] = start.map { .number($0.secondsSince1970) }
    }
    return .object(object)
  }

  /// The photo with its file's name; a time of day is that of the day before the span.
  fileprivate func photo(_ span: SimulatedSpan, named name: String?) -> JSONValue {
    var object = values
    object["file"] = name.map { .string($0) }
    let date: SimulatedInstant? =
      switch times["date"] {
      case .instant(let instant): instant
      case .timeOfDay(let second):
        span.clock.midnight(before: span.clock.midnight(before: span.start) - 1) + Double(second)
      case nil: nil
      }
    object["date"] = date.map { .number($0.secondsSince1970) }
    return .object(object)
  }

  /// The item once for each time at which it begins.
  fileprivate func occurrences(
    in interval: SimulatedInterval, _ clock: LocalClock
  ) -> [JSONValue] {
    guard
      let (first, time) = Self.beginnings.lazy.compactMap({ key in
        times[key].map { (key, $0) }
      }).first
    else { return [.object(values)] }
    let starts =
      switch time {
      case .instant(let instant): [instant]
      case .timeOfDay(let second): clock.instants(at: second, in: interval)
      }
    return starts.map { start in
      var object = values
      object[first] = .number(start.secondsSince1970)
      if let end = times["end"], first != "end" {
        object["end"] = .number(Self.next(end, after: start, clock).secondsSince1970)
      }
      return .object(object)
    }
  }

  /// The keys of times from which an item is, the first that it has.
  private static let beginnings = ["start", "due", "end"]

  private static func next(
    _ time: ManifestTime, after start: SimulatedInstant, _ clock: LocalClock
  ) -> SimulatedInstant {
    switch time {
    case .instant(let instant): instant
    case .timeOfDay(let second):
      clock.next(second, from: start) ?? start
    }
  }
}
