import ExtensionEnvironment
import Foundation
package import JSON

/// One item of the device's stores, as the environment gives it.
package struct DeviceRecord: Sendable {
  /// The values by key.
  package private(set) var values: [String: JSONValue]

  /// Creates an item of values by key.
  package init(values: [String: JSONValue] = [:]) { self.values = values }

  /// The items of a kind, such as `events`, in order.
  ///
  /// That a provider asked for them is noted: where there are none, it shows what it has without
  /// them.
  package static func all(_ kind: String) -> [DeviceRecord] {
    let records = given(kind)
    noteUse(of: kind, isGiven: !records.isEmpty)
    return records
  }

  /// The battery; nil where the environment gives none, which is noted.
  package static var battery: DeviceRecord? {
    let battery = fact("battery")
    noteUse(of: "battery", isGiven: battery != nil)
    return battery
  }

  /// Notes that something of the device was asked for.
  ///
  /// - Parameters:
  ///   - kind: The manifest's key of it, such as `events`.
  ///   - type: The type of it, where there are several.
  ///   - isGiven: Whether the environment has any.
  package static func noteUse(of kind: String, type: String? = nil, isGiven: Bool) {
    AccessJournal.note("device", of: kind, key: type, value: isGiven ? "given" : nil)
  }

  /// The items of a kind, in order, whether or not a provider asks for them.
  package static func given(_ kind: String) -> [DeviceRecord] {
    all(in: SavedRecords.value[kind] ?? ExtensionSurroundings.current.content[kind])
  }

  /// Changes the items of a kind, for this process and for the app or extension beside it.
  ///
  /// - Parameters:
  ///   - kind: The manifest's key of them, such as `events`.
  ///   - work: Changes the items.
  /// - Returns: The result of `work`.
  package static func change<Result>(
    _ kind: String, _ work: (inout [DeviceRecord]) -> Result
  ) -> Result {
    SavedRecords.change { saved in
      var records = all(in: saved[kind] ?? ExtensionSurroundings.current.content[kind])
      defer { saved[kind] = .array(records.map { .object($0.values) }) }
      return work(&records)
    }
  }

  private static func all(in value: JSONValue?) -> [DeviceRecord] {
    guard case .array(let items)? = value else { return [] }
    return items.compactMap { item in
      guard case .object(let values) = item else { return nil }
      return DeviceRecord(values: values)
    }
  }

  /// Sets a text; nil for none.
  package mutating func set(_ key: String, _ text: String?) {
    values[key] = text.map { .string($0) } ?? .null
  }

  /// Sets a number; nil for none.
  package mutating func set(_ key: String, _ number: Double?) {
    values[key] = number.map { .number($0) } ?? .null
  }

  /// Sets whether something holds.
  package mutating func set(_ key: String, _ holds: Bool) { values[key] = .bool(holds) }

  /// Sets an instant; nil for none.
  package mutating func set(_ key: String, _ date: Date?) {
    set(key, date?.timeIntervalSince1970)
  }

  /// Sets a list of numbers; nil for none.
  package mutating func set(_ key: String, _ numbers: [Double]?) {
    values[key] = numbers.map { .array($0.map { .number($0) }) } ?? .null
  }

  /// Sets a list of items that belong to this one; nil for none.
  package mutating func set(_ key: String, _ items: [DeviceRecord]?) {
    values[key] = items.map { .array($0.map { .object($0.values) }) } ?? .null
  }

  /// Takes over the values of another item; all others stay.
  package mutating func merge(_ other: DeviceRecord) { values.merge(other.values) { $1 } }

  /// The facts of a kind, such as `battery`; nil where the environment has none.
  package static func fact(_ kind: String) -> DeviceRecord? {
    guard case .object(let values)? = ExtensionSurroundings.current.content[kind] else {
      return nil
    }
    return DeviceRecord(values: values)
  }

  /// Returns whether a fact of the device holds.
  package static func holds(_ kind: String) -> Bool {
    ExtensionSurroundings.current.content[kind] == .bool(true)
  }

  /// Returns a text.
  package func text(_ key: String) -> String? {
    guard case .string(let text)? = values[key] else { return nil }
    return text
  }

  /// Returns a number.
  package func number(_ key: String) -> Double? {
    guard case .number(let number)? = values[key] else { return nil }
    return number
  }

  /// Returns a list of numbers; nil for none.
  package func numbers(_ key: String) -> [Double]? {
    guard case .array(let items)? = values[key] else { return nil }
    return items.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Returns the items that belong to this one; nil for none.
  package func items(_ key: String) -> [DeviceRecord]? {
    guard case .array? = values[key] else { return nil }
    return Self.all(in: values[key])
  }

  /// Returns whether something holds; what is absent does not.
  package func holds(_ key: String) -> Bool { values[key] == .bool(true) }

  /// Returns an instant.
  package func date(_ key: String) -> Date? {
    number(key).map { Date(timeIntervalSince1970: $0) }
  }
}
