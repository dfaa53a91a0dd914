// The samples that the environment gives, as the store answers queries with them.

import FoundationSupplement

/// The samples of the environment.
enum HealthSamples {
  /// The samples of a type, by their beginning: those that have ended. There are none where access is
  /// not given, as on a device, where a query cannot tell refusal from an empty store.
  ///
  /// - Throws: The error of a store whose person was never asked.
  static func samples(
    of type: HKObjectType, _ predicate: NSPredicate?
  ) throws -> [HKSample] {
    let isGiven: Bool? = ExtensionSurroundings.answer(
      for: "health", granted: true, denied: false, notDetermined: nil)
    guard let isGiven else { throw HKError.notDetermined }
    guard isGiven else { return [] }
    let found: [HKSample] =
      type is HKWorkoutType
      ? DeviceRecord.all("workouts").compactMap(workout)
      : DeviceRecord.given("health").compactMap { sample($0, of: type) }
    if !(type is HKWorkoutType) {
      DeviceRecord.noteUse(of: "health", type: type.identifier, isGiven: !found.isEmpty)
    }
    let now = Date()
    return
      found
      .filter { $0.endDate <= now && predicate?.evaluate(with: $0) ?? true }
      .sorted { $0.startDate < $1.startDate }
  }

  private static func sample(_ record: DeviceRecord, of type: HKObjectType) -> HKSample? {
    guard let name = record.text("type"), let value = record.number("value"),
      let start = record.date("start"), matches(name, type.identifier)
    else { return nil }
    let end = record.date("end") ?? start
    if let type = type as? HKQuantityType {
      let quantity = HKQuantity(
        unit: HKUnit(from: record.text("unit") ?? "count"), doubleValue: value)
      return HKQuantitySample(type: type, quantity: quantity, start: start, end: end)
    }
    if let type = type as? HKCategoryType {
      return HKCategorySample(type: type, value: Int(value), start: start, end: end)
    }
    return nil
  }

  private static func workout(_ record: DeviceRecord) -> HKWorkout? {
    guard let start = record.date("start"), let end = record.date("end"),
      let activity = record.text("activity").flatMap(activity)
    else { return nil }
    return HKWorkout(
      activityType: activity, start: start, end: end,
      totalEnergyBurned: record.number("energy")
        .map { HKQuantity(unit: .kilocalorie(), doubleValue: $0) },
      totalDistance: record.number("distance")
        .map { HKQuantity(unit: .meter(), doubleValue: $0) })
  }

  /// The activity of a name, as HealthKit spells it.
  static func activity(_ name: String) -> HKWorkoutActivityType? {
    (Array(UInt(1)...100) + [3000]).lazy.compactMap(HKWorkoutActivityType.init)
      .first { "\($0)" == name }
  }

  /// Whether a name without HealthKit's prefix is that of an identifier.
  private static func matches(_ name: String, _ identifier: String) -> Bool {
    let plain = identifier.replacing("HKQuantityTypeIdentifier", with: "")
      .replacing("HKCategoryTypeIdentifier", with: "")
    return name == identifier || name.lowercased() == plain.lowercased()
  }
}

extension HKStatistics {
  /// The statistics of samples in a time; nil without any.
  static func of(
    _ samples: [HKSample], _ type: HKQuantityType, _ options: HKStatisticsOptions,
    from start: Date, to end: Date
  ) -> HKStatistics? {
    let own = samples.compactMap { $0 as? HKQuantitySample }
    guard !own.isEmpty else { return nil }
    return HKStatistics(type, start, end, own, options)
  }
}

extension HKSample: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case HKSampleSortIdentifierStartDate: startDate
    case HKSampleSortIdentifierEndDate: endDate
    case "quantity": (self as? HKQuantitySample)?.quantity
    case "value": (self as? HKCategorySample)?.value
    default: nil
    }
  }
}
