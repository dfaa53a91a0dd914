import HealthKit

/// Everything of the kind that the export writes.
let exportedQuantityTypes: [HKQuantityTypeIdentifier] = [
  .activeEnergyBurned, .appleExerciseTime, .appleMoveTime, .appleSleepingBreathingDisturbances,
  .appleSleepingWristTemperature, .appleStandTime, .appleWalkingSteadiness,
  .atrialFibrillationBurden, .basalBodyTemperature, .basalEnergyBurned, .bloodAlcoholContent,
  .bloodGlucose, .bloodPressureDiastolic, .bloodPressureSystolic, .bodyFatPercentage, .bodyMass,
  .bodyMassIndex, .bodyTemperature, .crossCountrySkiingSpeed, .cyclingCadence,
  .cyclingFunctionalThresholdPower, .cyclingPower, .cyclingSpeed, .dietaryBiotin, .dietaryCaffeine,
  .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride, .dietaryCholesterol, .dietaryChromium,
  .dietaryCopper, .dietaryEnergyConsumed, .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated,
  .dietaryFatSaturated, .dietaryFatTotal, .dietaryFiber, .dietaryFolate, .dietaryIodine,
  .dietaryIron, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum, .dietaryNiacin,
  .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryPotassium, .dietaryProtein,
  .dietaryRiboflavin, .dietarySelenium, .dietarySodium, .dietarySugar, .dietaryThiamin,
  .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6, .dietaryVitaminC, .dietaryVitaminD,
  .dietaryVitaminE, .dietaryVitaminK, .dietaryWater, .dietaryZinc, .distanceCrossCountrySkiing,
  .distanceCycling, .distanceDownhillSnowSports, .distancePaddleSports, .distanceRowing,
  .distanceSkatingSports, .distanceSwimming, .distanceWalkingRunning, .distanceWheelchair,
  .electrodermalActivity, .environmentalAudioExposure, .environmentalSoundReduction,
  .estimatedWorkoutEffortScore, .flightsClimbed, .forcedExpiratoryVolume1, .forcedVitalCapacity,
  .headphoneAudioExposure, .heartRate, .heartRateRecoveryOneMinute, .heartRateVariabilitySDNN,
  .height, .inhalerUsage, .insulinDelivery, .leanBodyMass, .nikeFuel, .numberOfAlcoholicBeverages,
  .numberOfTimesFallen, .oxygenSaturation, .paddleSportsSpeed, .peakExpiratoryFlowRate,
  .peripheralPerfusionIndex, .physicalEffort, .pushCount, .respiratoryRate, .restingHeartRate,
  .rowingSpeed, .runningGroundContactTime, .runningPower, .runningSpeed, .runningStrideLength,
  .runningVerticalOscillation, .sixMinuteWalkTestDistance, .stairAscentSpeed, .stairDescentSpeed,
  .stepCount, .swimmingStrokeCount, .timeInDaylight, .uvExposure, .underwaterDepth, .vo2Max,
  .waistCircumference, .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
  .walkingHeartRateAverage, .walkingSpeed, .walkingStepLength, .waterTemperature,
  .workoutEffortScore,
]

/// Everything of the kind that the export writes.
let exportedCategoryTypes: [HKCategoryTypeIdentifier] = [
  .abdominalCramps, .acne, .appetiteChanges, .appleStandHour, .appleWalkingSteadinessEvent,
  .bladderIncontinence, .bleedingAfterPregnancy, .bleedingDuringPregnancy, .bloating, .breastPain,
  .cervicalMucusQuality, .chestTightnessOrPain, .chills, .constipation, .contraceptive, .coughing,
  .diarrhea, .dizziness, .drySkin, .environmentalAudioExposureEvent, .fainting, .fatigue, .fever,
  .generalizedBodyAche, .hairLoss, .handwashingEvent, .headache, .headphoneAudioExposureEvent,
  .heartburn, .highHeartRateEvent, .hotFlashes, .hypertensionEvent, .infrequentMenstrualCycles,
  .intermenstrualBleeding, .irregularHeartRhythmEvent, .irregularMenstrualCycles, .lactation,
  .lossOfSmell, .lossOfTaste, .lowCardioFitnessEvent, .lowHeartRateEvent, .lowerBackPain,
  .memoryLapse, .menstrualFlow, .mindfulSession, .moodChanges, .nausea, .nightSweats,
  .ovulationTestResult, .pelvicPain, .persistentIntermenstrualBleeding, .pregnancy,
  .pregnancyTestResult, .progesteroneTestResult, .prolongedMenstrualPeriods,
  .rapidPoundingOrFlutteringHeartbeat, .runnyNose, .sexualActivity, .shortnessOfBreath,
  .sinusCongestion, .skippedHeartbeat, .sleepAnalysis, .sleepApneaEvent, .sleepChanges,
  .soreThroat, .toothbrushingEvent, .vaginalDryness, .vomiting, .wheezing,
]

/// Everything of the kind that the export writes.
let exportedCharacteristicTypes: [HKCharacteristicTypeIdentifier] = [
  .activityMoveMode, .biologicalSex, .bloodType, .dateOfBirth, .fitzpatrickSkinType,
  .wheelchairUse,
]

/// Everything of the kind that the export writes.
let exportedCorrelationTypes: [HKCorrelationTypeIdentifier] = [
  .bloodPressure, .food,
]
