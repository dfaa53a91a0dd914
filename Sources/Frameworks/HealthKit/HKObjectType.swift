// HealthKit's kinds of data.

public import FoundationSupplement

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let distanceWheelchair = Self("DistanceWheelchair")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let appleMoveTime = Self("AppleMoveTime")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let vo2Max = Self("VO2Max")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let height = Self("Height")
  public static let waistCircumference = Self("WaistCircumference")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bloodAlcoholContent = Self("BloodAlcoholContent")
  public static let insulinDelivery = Self("InsulinDelivery")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let walkingStepLength = Self("WalkingStepLength")
  public static let runningSpeed = Self("RunningSpeed")
  public static let runningPower = Self("RunningPower")
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let pushCount = Self("PushCount")
  public static let timeInDaylight = Self("TimeInDaylight")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
  public static let mindfulSession = Self("MindfulSession")
  public static let menstrualFlow = Self("MenstrualFlow")
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
}

open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  public static var asleep: Self { .asleepUnspecified }
  public static var allAsleepValues: Set<Self> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case cycling = 13
  case elliptical = 16
  case functionalStrengthTraining = 20
  case hiking = 24
  case rowing = 35
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case coreTraining = 59
  case highIntensityIntervalTraining = 63
  case pilates = 66
  case other = 3000
}
