// The numbers that category samples hold, by name.

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  public static var asleep: Self { .asleepUnspecified }
  public static var allAsleepValues: Set<Self> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood, idle
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable
}

public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}

public enum HKCategoryValuePresence: Int, Sendable {
  case present, notPresent
}

public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
