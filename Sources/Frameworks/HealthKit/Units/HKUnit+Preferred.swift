// The units that a person reads quantities in where the Health app's settings were never changed.

import FoundationSupplement

extension HKUnit {
  /// The units of the kinds that have a customary one in the current locale.
  static func preferred(for types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
    let system = Locale.current.measurementSystem
    return types.reduce(into: [:]) { $0[$1] = preferred(for: $1.identifier, in: system) }
  }

  private static func preferred(
    for identifier: String, in system: Locale.MeasurementSystem
  ) -> HKUnit? {
    switch HKQuantityTypeIdentifier(rawValue: identifier) {
    case .stepCount, .flightsClimbed: .count()
    case .heartRate, .restingHeartRate, .walkingHeartRateAverage, .respiratoryRate:
      .count().unitDivided(by: .minute())
    case .activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed: .kilocalorie()
    case .appleExerciseTime, .appleStandTime: .minute()
    case .heartRateVariabilitySDNN: .secondUnit(with: .milli)
    case .oxygenSaturation, .bodyFatPercentage: .percent()
    case .dietaryWater: system == .us ? .fluidOunceUS() : .literUnit(with: .milli)
    case .distanceWalkingRunning, .distanceCycling:
      system == .metric ? .meterUnit(with: .kilo) : .mile()
    case .height: system == .us ? .foot() : .meterUnit(with: .centi)
    case .bodyMass, .leanBodyMass: system == .us ? .pound() : .gramUnit(with: .kilo)
    case .bodyTemperature: system == .us ? .degreeFahrenheit() : .degreeCelsius()
    default: nil
    }
  }
}
