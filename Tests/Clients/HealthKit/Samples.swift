import HealthKit

/// Writes what the user enters in the app.
struct HealthLog {
  let store: HKHealthStore

  /// A glass of water.
  static func glass(_ milliliters: Double, at time: Date) -> HKQuantitySample {
    HKQuantitySample(
      type: HKQuantityType(.dietaryWater),
      quantity: HKQuantity(unit: .literUnit(with: .milli), doubleValue: milliliters),
      start: time, end: time)
  }

  /// A few minutes of quiet.
  static func quiet(from start: Date, to end: Date) -> HKCategorySample {
    HKCategorySample(
      type: HKCategoryType(.mindfulSession), value: 0, start: start, end: end,
      metadata: ["source": "widget"])
  }

  /// A workout that a treadmill recorded.
  static func run(from start: Date, seconds: Double, kilometers: Double) -> HKWorkout {
    HKWorkout(
      activityType: .running, start: start, end: start.addingTimeInterval(seconds),
      duration: seconds,
      totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: kilometers * 60),
      totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: kilometers),
      metadata: nil)
  }

  /// Writes a glass and calls back.
  func drink(_ milliliters: Double, done: @escaping @Sendable (Bool) -> Void) {
    store.save(Self.glass(milliliters, at: Date())) { isSaved, _ in done(isSaved) }
  }

  /// Writes an import and calls back.
  func write(_ samples: [HKObject], done: @escaping @Sendable (Bool) -> Void) {
    store.save(samples) { isSaved, _ in done(isSaved) }
  }

  /// Writes a pause with the glass that belongs to it.
  func pause(from start: Date, to end: Date) async throws {
    try await store.save(Self.quiet(from: start, to: end))
    try await store.save([Self.glass(200, at: end)])
  }
}

/// A row of the workout list.
struct WorkoutRow: Identifiable {
  var id: UUID
  var symbolName: String
  var pace: String
  var energy: String

  /// Reads a workout.
  init(_ workout: HKWorkout) {
    id = workout.uuid
    symbolName = symbol(for: workout.workoutActivityType)
    let distance = workout.totalDistance?.doubleValue(for: .meterUnit(with: .kilo)) ?? 0
    pace = distance > 0 ? "\(workout.duration / distance) s/km" : "-"
    energy = workout.totalEnergyBurned?.description ?? "-"
  }
}

/// The inspector's description of any sample.
func inspection(of sample: HKSample) -> String {
  let span = sample.endDate.timeIntervalSince(sample.startDate)
  let source = sample.metadata?["source"] as? String ?? "unknown"
  let kind =
    switch sample {
    case let sample as HKQuantitySample:
      "\(sample.count) x \(sample.quantity) of \(sample.quantityType.identifier)"
    case let sample as HKCategorySample: "\(sample.value) of \(sample.categoryType.identifier)"
    default: sample.sampleType.identifier
    }
  return "\(kind) for \(span) s from \(source)"
}

/// The larger of two measurements of one kind.
func larger(_ one: HKQuantity, _ other: HKQuantity, in unit: HKUnit) -> HKQuantity? {
  guard one.is(compatibleWith: unit), other.is(compatibleWith: unit) else { return nil }
  return one.compare(other) == .orderedAscending ? other : one
}

/// The three rings as fractions.
struct Rings: Equatable {
  var move: Double
  var exercise: Double
  var stand: Double

  /// Reads a day's summary.
  init(_ summary: HKActivitySummary) {
    func fraction(_ part: HKQuantity, _ whole: HKQuantity, _ unit: HKUnit) -> Double {
      let goal = whole.doubleValue(for: unit)
      return goal > 0 ? part.doubleValue(for: unit) / goal : 0
    }
    move = fraction(summary.activeEnergyBurned, summary.activeEnergyBurnedGoal, .kilocalorie())
    exercise = fraction(summary.appleExerciseTime, summary.appleExerciseTimeGoal, .minute())
    stand = fraction(summary.appleStandHours, summary.appleStandHoursGoal, .count())
  }

  /// The rings of the gallery's preview.
  static var preview: Rings {
    let summary = HKActivitySummary()
    summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 320)
    summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 400)
    summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
    summary.appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 12)
    return Rings(summary)
  }
}

/// The day that a summary belongs to.
func day(of summary: HKActivitySummary, calendar: Calendar) -> Date? {
  calendar.date(from: summary.dateComponents(for: calendar))
}

/// The types of the two lists that are not made of measurements.
func listTypes() -> (workouts: HKWorkoutType, summaries: HKActivitySummaryType) {
  (HKObjectType.workoutType(), HKObjectType.activitySummaryType())
}
