// HealthKit's store. Its statuses are the scenario's; queries find the samples where
// access is given, and end with the error of a device that never asked where it is not determined.

public import FoundationSupplement

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

extension NSNotification.Name {
  /// The units that the person reads quantities in have changed; nobody changes them here.
  public static let HKUserPreferencesDidChange = NSNotification.Name(
    "HKUserPreferencesDidChangeNotification")
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  open class func isHealthDataAvailable() -> Bool { true }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: "health", granted: .sharingAuthorized, denied: .sharingDenied,
      notDetermined: .notDetermined)
  }

  /// Whether the person is still to be asked; what the answer was is not told.
  private static var requestStatus: HKAuthorizationRequestStatus {
    ExtensionSurroundings.answer(
      for: "health", granted: .unnecessary, denied: .unnecessary, notDetermined: .shouldRequest)
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    // A request that was answered before succeeds, and does not say how.
    guard Self.requestStatus == .shouldRequest else { return completion(true, nil) }
    completion(false, HKError.notDetermined)
  }

  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    guard Self.requestStatus == .unnecessary else { throw HKError.notDetermined }
  }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    completion(Self.requestStatus, nil)
  }

  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    Self.requestStatus
  }

  open func execute(_ query: HKQuery) {
    LastingQueries.begin(query)
    query.run()
  }

  open func stop(_ query: HKQuery) { LastingQueries.end(query) }

  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.tell(completion) { try HealthSamples.save(objects) }
  }

  public func save(_ object: HKObject) async throws { try HealthSamples.save([object]) }
  public func save(_ objects: [HKObject]) async throws { try HealthSamples.save(objects) }

  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    delete([object], withCompletion: completion)
  }

  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.tell(completion) { try HealthSamples.delete(objects) }
  }

  public func delete(_ object: HKObject) async throws { try HealthSamples.delete([object]) }
  public func delete(_ objects: [HKObject]) async throws { try HealthSamples.delete(objects) }

  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    do {
      completion(true, try HealthSamples.delete(of: objectType, predicate), nil)
    } catch {
      completion(false, 0, error)
    }
  }

  public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
  {
    try HealthSamples.delete(of: objectType, predicate)
  }

  /// Tells of the end of some work.
  private static func tell(
    _ completion: (Bool, (any Error)?) -> Void, of work: () throws -> Void
  ) {
    do {
      try work()
    } catch {
      return completion(false, error)
    }
    completion(true, nil)
  }

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.notDetermined)
  }

  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {
    throw HKError.notDetermined
  }

  /// The units that the person reads quantities in; without permission there are none to tell.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    guard Self.requestStatus == .unnecessary else { return completion([:], HKError.notDetermined) }
    completion(HKUnit.preferred(for: quantityTypes), nil)
  }

  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] {
    guard Self.requestStatus == .unnecessary else { throw HKError.notDetermined }
    return HKUnit.preferred(for: quantityTypes)
  }

  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.notDetermined }
}

open class HKObject: NSObject, @unchecked Sendable {
  public internal(set) var uuid = UUID()
  public internal(set) var metadata: [String: Any]?
  /// The app that saved the object.
  open internal(set) lazy var sourceRevision = HKSourceRevision(
    source: .default(),
    version: Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String)
  open var source: HKSource { sourceRevision.source }
  open internal(set) var device: HKDevice?
  /// Whether the object was saved as one of a correlation's.
  var isOfCorrelation = false

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata)
  }

  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, metadata: metadata)
    self.device = device
  }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, metadata)
  }

  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.init(type: type, value: value, start: startDate, end: endDate, metadata: metadata)
    self.device = device
  }
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
}

open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

  public override init() {}

  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
