public import WidgetRecording

/// The person's data that the system's stores give to providers, where permissions allow it.
public struct DeviceContent: Hashable, Sendable {
  /// One sample, event, reminder, contact or keychain item.
  public struct Item: Hashable, Sendable {
    /// The values that are no times, by key.
    public var values: [String: JSONValue] = [:]
    /// The times, by key; a time of day comes back on each simulated day.
    public var times: [String: ManifestTime] = [:]

    /// Creates an item without values.
    public init() {}
  }

  /// The items by the manifest's key, such as `events`.
  public var items: [String: [Item]] = [:]
  /// The facts of the device, such as `battery`, by the manifest's key.
  public var facts: [String: JSONValue] = [:]

  /// Creates the content of a device without any.
  public init() {}

  /// Returns the content as a process gets it: instants in seconds since 1970.
  ///
  /// - Parameter span: The simulated span.
  /// - Returns: The values by the manifest's key.
  public func values(in span: SimulatedSpan) -> [String: JSONValue] {
    var values = facts
    // The items of the first day's hours before the span are stored already when it begins.
    let whole = SimulatedInterval(span.clock.midnight(before: span.start), span.end)
    for (key, items) in items {
      values[key] = .array(items.flatMap { $0.occurrences(in: whole, span.clock) })
    }
    return values
  }
}

extension DeviceContent.Item {
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
