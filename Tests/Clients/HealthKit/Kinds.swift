import HealthKit

/// A page of the data browser with the kinds of data on it.
struct DataPage: Identifiable {
  var id: String
  var kinds: [HKQuantityTypeIdentifier]

  /// The types to fetch for the page.
  var types: [HKQuantityType] { kinds.map { HKQuantityType($0) } }

  /// All pages of the browser.
  static let all = [
    DataPage(
      id: "Moving",
      kinds: [
        .stepCount, .distanceWalkingRunning, .distanceCycling, .distanceSwimming,
        .distanceWheelchair, .flightsClimbed, .pushCount, .swimmingStrokeCount,
        .walkingSpeed, .walkingStepLength, .runningSpeed, .runningPower,
      ]),
    DataPage(
      id: "Rings",
      kinds: [
        .activeEnergyBurned, .basalEnergyBurned, .appleExerciseTime, .appleStandTime,
        .appleMoveTime, .timeInDaylight,
      ]),
    DataPage(
      id: "Heart and breath",
      kinds: [
        .heartRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateVariabilitySDNN,
        .oxygenSaturation, .respiratoryRate, .vo2Max, .environmentalAudioExposure,
      ]),
    DataPage(
      id: "Body",
      kinds: [
        .bodyMass, .bodyMassIndex, .bodyFatPercentage, .leanBodyMass, .height,
        .waistCircumference, .bodyTemperature,
      ]),
    DataPage(
      id: "Food",
      kinds: [
        .dietaryEnergyConsumed, .dietaryProtein, .dietaryCarbohydrates, .dietaryFatTotal,
        .dietaryFiber, .dietarySugar, .dietaryWater, .dietaryCaffeine,
      ]),
    DataPage(
      id: "Laboratory",
      kinds: [
        .bloodGlucose, .bloodPressureSystolic, .bloodPressureDiastolic, .bloodAlcoholContent,
        .insulinDelivery,
      ]),
  ]
}

/// The events of the day's timeline.
let timelineEvents: [HKCategoryTypeIdentifier] = [
  .sleepAnalysis, .appleStandHour, .mindfulSession, .menstrualFlow, .highHeartRateEvent,
  .lowHeartRateEvent, .toothbrushingEvent,
]

/// The characteristics that the user entered once.
let profileTypes: [HKCharacteristicType] = [
  HKCharacteristicType(HKCharacteristicTypeIdentifier.dateOfBirth),
  HKCharacteristicType(.biologicalSex),
]

/// The unit that a kind of data is shown in.
func unit(for kind: HKQuantityTypeIdentifier, isMetric: Bool) -> HKUnit {
  switch kind {
  case .stepCount, .flightsClimbed, .pushCount, .swimmingStrokeCount: .count()
  case .oxygenSaturation, .bodyFatPercentage: .percent()
  case .heartRate, .restingHeartRate: HKUnit.count().unitDivided(by: .minute())
  case .heartRateVariabilitySDNN: HKUnit(from: "ms")
  case .vo2Max:
    HKUnit.literUnit(with: .milli)
      .unitDivided(by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))
  case .activeEnergyBurned: isMetric ? .kilocalorie() : .largeCalorie()
  case .basalEnergyBurned: isMetric ? .joule() : .smallCalorie()
  case .bodyMass: isMetric ? .gramUnit(with: .kilo) : .pound()
  case .leanBodyMass: isMetric ? .gram() : .stone()
  case .dietaryProtein: isMetric ? .gram() : .ounce()
  case .dietaryCaffeine: .gramUnit(with: .milli)
  case .height: isMetric ? .meterUnit(with: .centi) : .foot()
  case .waistCircumference: isMetric ? .meter() : .inch()
  case .walkingStepLength: isMetric ? .meter() : .yard()
  case .distanceCycling: isMetric ? .meterUnit(with: .kilo) : .mile()
  case .dietaryWater: isMetric ? .liter() : .fluidOunceUS()
  case .bodyTemperature: isMetric ? .degreeCelsius() : .degreeFahrenheit()
  case .bloodPressureSystolic, .bloodPressureDiastolic: .millimeterOfMercury()
  case .bloodGlucose:
    HKUnit.moleUnit(with: .milli, molarMass: 180.156).unitDivided(by: .liter())
  case .environmentalAudioExposure: .decibelAWeightedSoundPressureLevel()
  case .runningPower: .watt()
  case .timeInDaylight: .hour()
  default: .count()
  }
}

/// The units of the recipe converter, by what they measure.
let recipeUnits: [(title: String, units: [HKUnit])] = [
  ("Volume", [.cupUS(), .literUnit(with: .deci), .fluidOunceUS()]),
  ("Time", [.second(), .minute(), .day()]),
  ("Heat", [.kelvin(), .degreeCelsius()]),
  ("Mixer", [.hertz()]),
  ("Sugar", [.moleUnit(withMolarMass: 342.3)]),
]

/// The prefixes of the laboratory's unit picker, from small to large.
let unitPrefixes: [HKMetricPrefix] = [
  .femto, .pico, .nano, .micro, .milli, .centi, .deci, .none, .deca, .hecto, .kilo, .mega, .giga,
  .tera,
]

/// Whether two units of the picker mean the same.
func isSameUnit(_ one: HKUnit, _ other: HKUnit) -> Bool {
  one.isEqual(other) && one.hash == other.hash || one.unitString == other.unitString
}

/// Whether two kinds of data are one, so that the browser lists it once.
func isSameKind(_ one: HKObjectType, _ other: HKObjectType) -> Bool {
  one.isEqual(other) && one.hash == other.hash
}

/// The stages of a night, deepest first.
let sleepStages: [HKCategoryValueSleepAnalysis] = [
  .asleepDeep, .asleepREM, .asleepCore, .asleepUnspecified, .awake, .inBed,
]

/// Whether a sample of sleep counts for the night's sum.
func isAsleep(_ sample: HKCategorySample) -> Bool {
  guard let stage = HKCategoryValueSleepAnalysis(rawValue: sample.value) else { return false }
  return stage == .asleep || HKCategoryValueSleepAnalysis.allAsleepValues.contains(stage)
}

/// The symbol of a workout.
func symbol(for activity: HKWorkoutActivityType) -> String {
  switch activity {
  case .running: "figure.run"
  case .walking: "figure.walk"
  case .cycling: "figure.outdoor.cycle"
  case .hiking: "figure.hiking"
  case .swimming: "figure.pool.swim"
  case .rowing: "figure.rower"
  case .elliptical: "figure.elliptical"
  case .yoga: "figure.yoga"
  case .pilates: "figure.pilates"
  case .coreTraining: "figure.core.training"
  case .functionalStrengthTraining, .traditionalStrengthTraining: "figure.strengthtraining"
  case .highIntensityIntervalTraining: "figure.highintensity.intervaltraining"
  case .americanFootball: "figure.american.football"
  case .other: "figure.mixed.cardio"
  @unknown default: "figure"
  }
}

/// A user's choice of units that outlives the picker.
struct UnitChoice {
  private let unit: HKUnit
  private let goal: HKQuantity
  private let kind: HKObjectType

  /// Keeps copies, as a stored choice does.
  init?(unit: HKUnit, goal: HKQuantity, kind: HKObjectType) {
    guard let unit = unit.copy() as? HKUnit, let goal = goal.copy() as? HKQuantity,
      let kind = kind.copy() as? HKObjectType
    else { return nil }
    self.unit = unit
    self.goal = goal
    self.kind = kind
  }

  /// The goal in the chosen unit.
  var summary: String { "\(goal.doubleValue(for: unit)) of \(kind.identifier)" }
}
