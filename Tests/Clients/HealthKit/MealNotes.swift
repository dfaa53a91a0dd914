import HealthKit

/// Notes about what was eaten, beside the samples of the nutrients.
struct MealNotes {
  let meal: String

  var metadata: [String: Any] {
    [
      HKMetadataKeyFoodType: meal, HKMetadataKeyWasUserEntered: true,
      HKMetadataKeyExternalUUID: UUID().uuidString,
    ]
  }

  /// The nutrients that were entered by themselves.
  static func single() -> NSPredicate {
    NSCompoundPredicate(andPredicateWithSubpredicates: [
      HKQuery.predicateForObjectsWithNoCorrelation(),
      HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyFoodType),
    ])
  }

  /// What an export keeps of a sample's metadata.
  static let exported: [String] = [
    HKMetadataKeyFoodType,
    HKMetadataKeyExternalUUID,
    HKMetadataKeyTimeZone,
    HKMetadataKeyDeviceName,
    HKMetadataKeyDeviceSerialNumber,
    HKMetadataKeyDeviceManufacturerName,
    HKMetadataKeyDigitalSignature,
    HKMetadataKeyUDIDeviceIdentifier,
    HKMetadataKeyUDIProductionIdentifier,
    HKMetadataKeyWasTakenInLab,
    HKMetadataKeyWasUserEntered,
    HKMetadataKeyReferenceRangeLowerLimit,
    HKMetadataKeyReferenceRangeUpperLimit,
    HKMetadataKeyBodyTemperatureSensorLocation,
    HKMetadataKeyHeartRateSensorLocation,
    HKMetadataKeyHeartRateMotionContext,
    HKMetadataKeyBloodGlucoseMealTime,
    HKMetadataKeyInsulinDeliveryReason,
    HKMetadataKeyMenstrualCycleStart,
    HKMetadataKeySexualActivityProtectionUsed,
    HKMetadataKeyWorkoutBrandName,
    HKMetadataKeyGroupFitness,
    HKMetadataKeyIndoorWorkout,
    HKMetadataKeyCoachedWorkout,
    HKMetadataKeyAverageMETs,
    HKMetadataKeyAverageSpeed,
    HKMetadataKeyMaximumSpeed,
    HKMetadataKeyElevationAscended,
    HKMetadataKeyElevationDescended,
    HKMetadataKeyLapLength,
    HKMetadataKeySwimmingLocationType,
    HKMetadataKeySwimmingStrokeStyle,
    HKMetadataKeyWeatherCondition,
    HKMetadataKeyWeatherTemperature,
    HKMetadataKeyWeatherHumidity,
    HKMetadataKeySyncIdentifier,
    HKMetadataKeySyncVersion,
  ]
}
