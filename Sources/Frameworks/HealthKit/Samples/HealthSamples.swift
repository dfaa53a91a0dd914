// The samples of the environment and those that were saved, as the store answers queries with them.

import FoundationSupplement

/// The samples of the store.
enum HealthSamples {
  /// The samples of a type, by their beginning: those that have ended. There are none where access
  /// is not given, as on a device, where a query cannot tell refusal from an empty store.
  ///
  /// - Throws: The error of a store whose person was never asked.
  static func samples(
    of type: HKObjectType, _ predicate: NSPredicate?
  ) throws -> [HKSample] {
    let isGiven: Bool? = ExtensionSurroundings.answer(
      for: "health", granted: true, denied: false, notDetermined: nil)
    guard let isGiven else { throw HKError.notDetermined }
    guard isGiven else { return [] }
    let kind = kind(of: type)
    let found: [HKSample] = DeviceRecord.given(kind).enumerated().compactMap { index, record in
      let found = type is HKWorkoutType ? workout(record) : sample(record, of: type)
      found?.uuid = identifier(of: record, at: index, in: kind)
      found?.takeOrigin(of: record)
      found?.takeMetadata(of: record)
      return found
    }
    if type is HKWorkoutType {
      DeviceRecord.noteUse(of: kind, isGiven: !found.isEmpty)
    } else {
      DeviceRecord.noteUse(of: kind, type: type.identifier, isGiven: !found.isEmpty)
    }
    let now = Date()
    return
      found
      .filter { $0.endDate <= now && predicate?.evaluate(with: $0) ?? true }
      .sorted { $0.startDate < $1.startDate }
  }

  /// The manifest's key of the samples of a type.
  private static func kind(of type: HKObjectType) -> String {
    type is HKWorkoutType ? "workouts" : "health"
  }

  /// The identifier of a saved sample, or one that a sample of the environment has in every
  /// process.
  private static func identifier(of record: DeviceRecord, at index: Int, in kind: String) -> UUID {
    let series = kind == "workouts" ? "8001" : "8000"
    return record.text("uuid").flatMap { UUID(uuidString: $0) }
      ?? UUID(uuidString: "00000000-0000-4000-\(series)-" + String(format: "%012x", index))
      ?? UUID()
  }

  /// The sample of a record; nil for a record of another type.
  static func sample(_ record: DeviceRecord, of type: HKObjectType) -> HKSample? {
    if let type = type as? HKCorrelationType { return HKCorrelation(record, of: type) }
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

// MARK: - Saving

extension HealthSamples {
  /// Adds samples to the store.
  ///
  /// - Throws: `HKError` where the person did not allow it, and for objects of another kind than
  ///   samples of quantities and categories, correlations and workouts.
  static func save(_ objects: [HKObject]) throws {
    try requireAccess()
    // The samples of a correlation are found by themselves, too.
    let parts = objects.flatMap { ($0 as? HKCorrelation).map { Array($0.objects) } ?? [] }
    let known = Set(objects.map(\.uuid))
    let correlated = Set(parts.map(\.uuid))
    let records = try (objects + parts.filter { !known.contains($0.uuid) }).map { object in
      guard var record = (object as? HKSample)?.record else {
        throw HKError(.errorInvalidArgument)
      }
      if correlated.contains(object.uuid) { record.set("correlated", "yes") }
      return record
    }
    for kind in ["health", "workouts"] {
      let own = records.filter { ($0.text("activity") != nil) == (kind == "workouts") }
      guard !own.isEmpty else { continue }
      DeviceRecord.change(kind) { $0 += own }
    }
    LastingQueries.tellChange()
  }

  /// Removes samples from the store.
  ///
  /// - Throws: `HKError` where the person did not allow it.
  static func delete(_ objects: [HKObject]) throws {
    try requireAccess()
    let identifiers = Set(objects.map(\.uuid))
    for kind in ["health", "workouts"] {
      DeviceRecord.change(kind) { records in
        records = records.enumerated().filter { index, record in
          !identifiers.contains(identifier(of: record, at: index, in: kind))
        }.map { index, record in
          // Its place among the others may be another from now on.
          var record = record
          record.set("uuid", identifier(of: record, at: index, in: kind).uuidString)
          return record
        }
      }
    }
    LastingQueries.tellChange()
  }

  /// Removes the samples of a type that a predicate matches.
  ///
  /// - Returns: Their number.
  /// - Throws: `HKError` where the person did not allow it.
  static func delete(of type: HKObjectType, _ predicate: NSPredicate) throws -> Int {
    let found = try samples(of: type, predicate)
    try delete(found)
    return found.count
  }

  private static func requireAccess() throws(HKError) {
    let error: HKError? = ExtensionSurroundings.answer(
      for: "health", granted: nil, denied: HKError(.errorAuthorizationDenied),
      notDetermined: HKError.notDetermined)
    if let error { throw error }
  }
}

extension HKSample {
  /// The sample as the store keeps it; nil for one of a kind that it does not keep.
  var record: DeviceRecord? {
    var record = DeviceRecord()
    record.set("uuid", uuid.uuidString)
    record.set("start", startDate)
    record.set("end", endDate)
    switch self {
    case let sample as HKQuantitySample:
      let unit = sample.quantity.unit
      record.set("type", sample.quantityType.identifier)
      record.set("unit", unit.unitString)
      record.set("value", sample.quantity.doubleValue(for: unit))
    case let sample as HKCategorySample:
      record.set("type", sample.categoryType.identifier)
      record.set("value", Double(sample.value))
    case let correlation as HKCorrelation:
      guard let parts = correlation.parts else { return nil }
      record.set("type", correlation.correlationType.identifier)
      record.set("parts", parts)
    case let workout as HKWorkout:
      record.set("activity", "\(workout.workoutActivityType)")
      record.set("energy", workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()))
      record.set("distance", workout.totalDistance?.doubleValue(for: .meter()))
    default: return nil
    }
    describeOrigin(in: &record)
    describeMetadata(in: &record)
    return record
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
