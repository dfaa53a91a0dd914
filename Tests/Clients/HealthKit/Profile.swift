import HealthKit

/// The reader of the user's profile, for its page.
struct ProfileReader {
  let store: HKHealthStore

  /// The word for the sex, where it may be read.
  func sex() throws -> String {
    let object: HKBiologicalSexObject = try store.biologicalSex()
    let sex: HKBiologicalSex = object.biologicalSex
    switch sex {
    case .notSet: return "–"
    case .female: return "Female"
    case .male: return "Male"
    case .other: return "Other"
    @unknown default: return "?"
    }
  }

  /// The blood type as laboratories write it.
  func blood() throws -> String {
    let object: HKBloodTypeObject = try store.bloodType()
    let type: HKBloodType = object.bloodType
    switch type {
    case .notSet: return "–"
    case .aPositive: return "A+"
    case .aNegative: return "A-"
    case .bPositive: return "B+"
    case .bNegative: return "B-"
    case .abPositive: return "AB+"
    case .abNegative: return "AB-"
    case .oPositive: return "0+"
    case .oNegative: return "0-"
    @unknown default: return "?"
    }
  }

  /// The minutes in the sun that do no harm.
  func sunMinutes() throws -> Int {
    let object: HKFitzpatrickSkinTypeObject = try store.fitzpatrickSkinType()
    let skin: HKFitzpatrickSkinType = object.skinType
    switch skin {
    case .notSet, .I: return 10
    case .II: return 20
    case .III: return 30
    case .IV: return 45
    case .V: return 60
    case .VI: return 90
    @unknown default: return 10
    }
  }

  /// The title of the activity's ring.
  func ringTitle() throws -> String {
    let chair: HKWheelchairUseObject = try store.wheelchairUse()
    let use: HKWheelchairUse = chair.wheelchairUse
    let object: HKActivityMoveModeObject = try store.activityMoveMode()
    let mode: HKActivityMoveMode = object.activityMoveMode
    switch (use, mode) {
    case (.yes, _): return "Pushes"
    case (.no, .appleMoveTime), (.notSet, .appleMoveTime): return "Minutes"
    case (_, .activeEnergy): return "Energy"
    default: return "Moving"
    }
  }
}

/// A sample's value in words.
func words(for sample: HKCategorySample) -> String? {
  switch HKCategoryTypeIdentifier(rawValue: sample.categoryType.identifier) {
  case .appleStandHour:
    switch HKCategoryValueAppleStandHour(rawValue: sample.value) {
    case .stood: return "Stood"
    case .idle: return "Sat"
    default: return nil
    }
  case .menstrualFlow:
    let flow = HKCategoryValueMenstrualFlow(rawValue: sample.value)
    let names: [HKCategoryValueMenstrualFlow: String] = [
      .unspecified: "Some", .light: "Light", .medium: "Medium", .heavy: "Heavy",
      HKCategoryValueMenstrualFlow.none: "None",
    ]
    return flow.flatMap { names[$0] }
  case .headache:
    let names: [HKCategoryValueSeverity: String] = [
      .unspecified: "Yes", .notPresent: "No", .mild: "Mild", .moderate: "Strong",
      .severe: "Severe",
    ]
    return HKCategoryValueSeverity(rawValue: sample.value).flatMap { names[$0] }
  case .moodChanges:
    switch HKCategoryValuePresence(rawValue: sample.value) {
    case .present: return "Yes"
    case .notPresent: return "No"
    default: return nil
    }
  default:
    return sample.value == HKCategoryValue.notApplicable.rawValue ? "Noted" : nil
  }
}

/// The two types of a pressure's reading.
let pressureTypes: [HKCorrelationType?] = [
  HKCorrelationType(.bloodPressure), HKObjectType.correlationType(forIdentifier: .food),
]

/// A reading of the blood pressure.
func reading(_ upper: HKQuantitySample, _ lower: HKQuantitySample, at date: Date) -> Set<HKSample> {
  let reading = HKCorrelation(
    type: HKCorrelationType(.bloodPressure), start: date, end: date, objects: [upper, lower])
  return reading.objects(for: upper.quantityType).union(reading.objects)
}

/// The readings of a high pressure, and the apps that know the pressure.
func pressures(
  _ store: HKHealthStore, _ isHigh: NSPredicate, _ show: @escaping @Sendable (Int, [String]) -> Void
) {
  let type = HKCorrelationType(.bloodPressure)
  let query = HKCorrelationQuery(
    type: type, predicate: nil, samplePredicates: [HKQuantityType(.bloodPressureSystolic): isHigh]
  ) { query, readings, _ in show(readings?.count ?? 0, [query.correlationType.identifier]) }
  store.execute(query)
  store.execute(
    HKSourceQuery(sampleType: type, samplePredicate: nil) { _, sources, _ in
      show(0, sources?.map(\.name) ?? [])
    })
}

/// The apps that count steps.
func counters(_ store: HKHealthStore) async throws -> [HKSource] {
  let descriptor = HKSourceQueryDescriptor(
    predicate: HKSamplePredicate<HKQuantitySample>.quantitySample(type: HKQuantityType(.stepCount)))
  return try await descriptor.result(for: store)
}
