// The metadata of samples as the store keeps them.

import FoundationSupplement

extension HKObject {
  /// Enters the object's metadata in its record: texts, numbers, truths, dates and quantities, which
  /// are all that HealthKit takes.
  func describeMetadata(in record: inout DeviceRecord) {
    guard let metadata, !metadata.isEmpty else { return }
    let entries = metadata.sorted { $0.key < $1.key }.compactMap(Self.entry)
    record.set("metadata", entries)
  }

  private static func entry(_ key: String, _ value: Any) -> DeviceRecord? {
    var entry = DeviceRecord()
    entry.set("key", key)
    switch value {
    // A number of Foundation's is taken for a truth where it is 0 or 1.
    case let holds as Bool where type(of: value) == Bool.self:
      entry.set("holds", holds ? "yes" : "no")
    case let text as String: entry.set("text", text)
    case let date as Date: entry.set("date", date)
    case let quantity as HKQuantity:
      entry.set("unit", quantity.unit.unitString)
      entry.set("number", quantity.doubleValue(for: quantity.unit))
    default:
      guard let number = KeyValues.number(value) else { return nil }
      entry.set("number", number)
    }
    return entry
  }

  /// Takes the metadata of a record over.
  func takeMetadata(of record: DeviceRecord) {
    guard let entries = record.items("metadata") else { return }
    metadata = entries.reduce(into: [:]) { metadata, entry in
      guard let key = entry.text("key") else { return }
      metadata[key] = Self.value(of: entry)
    }
  }

  private static func value(of entry: DeviceRecord) -> Any? {
    if let number = entry.number("number") {
      let unit = entry.text("unit").map { HKUnit(from: $0) }
      return unit.map { HKQuantity(unit: $0, doubleValue: number) } ?? NSNumber(value: number)
    }
    return entry.text("holds").map { $0 == "yes" } ?? entry.date("date") ?? entry.text("text")
  }
}
