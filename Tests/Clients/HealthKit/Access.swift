import HealthKit

/// The health widget's permissions, and the app's request for them.
struct HealthAccess {
  let store: HKHealthStore

  /// Asks for what the rings and the sleep chart show.
  static let readTypes: Set<HKObjectType> = {
    var types: Set<HKObjectType> = [
      HKObjectType.workoutType(), HKObjectType.activitySummaryType(),
      HKQuantityType(.stepCount), HKCategoryType(.sleepAnalysis),
      HKCharacteristicType(.dateOfBirth),
    ]
    if let rate = HKObjectType.quantityType(forIdentifier: .heartRate) { types.insert(rate) }
    if let calm = HKObjectType.categoryType(forIdentifier: .mindfulSession) { types.insert(calm) }
    if let sex = HKObjectType.characteristicType(forIdentifier: .biologicalSex) {
      types.insert(sex)
    }
    return types
  }()

  /// The types that the app writes.
  static let shareTypes: Set<HKSampleType> = [
    HKQuantityType(.dietaryWater), HKCategoryType(.mindfulSession),
  ]

  /// Asks and calls back, for the older screens.
  func ask(_ done: @escaping @Sendable (Bool) -> Void) {
    guard HKHealthStore.isHealthDataAvailable() else { return done(false) }
    store.requestAuthorization(toShare: Self.shareTypes, read: Self.readTypes) { isAsked, error in
      done(isAsked && error == nil)
    }
  }

  /// Asks where that is still to be done.
  func askIfNeeded() async throws {
    let status = try await store.statusForAuthorizationRequest(
      toShare: Self.shareTypes, read: Self.readTypes)
    guard status == .shouldRequest else { return }
    try await store.requestAuthorization(toShare: Self.shareTypes, read: Self.readTypes)
  }

  /// Shows a button where asking would show a sheet.
  func showButton(_ show: @escaping @Sendable (Bool) -> Void) {
    store.getRequestStatusForAuthorization(toShare: [], read: Self.readTypes) { status, _ in
      let answer: HKAuthorizationRequestStatus = status
      switch answer {
      case .shouldRequest: show(true)
      case .unnecessary, .unknown: show(false)
      @unknown default: show(false)
      }
    }
  }

  /// The settings' note on the permission to write a type.
  func note(on type: HKSampleType) -> String {
    let status: HKAuthorizationStatus = store.authorizationStatus(for: type)
    return switch status {
    case .notDetermined: "\(type.description) was not asked for yet"
    case .sharingDenied: "\(type.identifier) is not allowed"
    case .sharingAuthorized: "\(type.identifier) is allowed"
    @unknown default: "unknown"
    }
  }
}

/// The widget's placeholder where there is no data.
enum HealthPlaceholder: Equatable {
  case openApp, unlock, unavailable, empty, failed(String)

  /// Reads an error of a query.
  init(_ error: any Error) {
    guard let error = error as? HKError else {
      self = .failed(error.localizedDescription)
      return
    }
    switch error.code {
    case .errorAuthorizationNotDetermined, .errorAuthorizationDenied,
      .errorRequiredAuthorizationDenied:
      self = .openApp
    case .errorDatabaseInaccessible: self = .unlock
    case .errorHealthDataUnavailable, .errorHealthDataRestricted: self = .unavailable
    case .errorNoData, .noError: self = .empty
    case .errorUserCanceled, .errorUserExitedWorkoutSession: self = .empty
    case .errorInvalidArgument, .errorAnotherWorkoutSessionStarted:
      self = .failed("\(HKError.errorDomain) \(error.errorCode)")
    @unknown default: self = .failed("\(error.errorUserInfo)")
    }
  }

  /// The gallery preview's placeholder, where nothing can be read.
  static let preview = HealthPlaceholder(HKError(HKError.Code.errorNoData))
}

/// Keeps the widget current while the app is not running.
struct HealthDelivery {
  let store: HKHealthStore

  /// The frequency of reloads for a kind of data.
  func frequency(of type: HKObjectType) -> HKUpdateFrequency {
    switch type.identifier {
    case HKQuantityTypeIdentifier.heartRate.rawValue: .immediate
    case HKCategoryTypeIdentifier.sleepAnalysis.rawValue: .daily
    case HKQuantityTypeIdentifier.bodyMass.rawValue: .weekly
    default: .hourly
    }
  }

  /// Wakes the app for a kind of data.
  func start(_ type: HKObjectType) {
    store.enableBackgroundDelivery(for: type, frequency: frequency(of: type)) { isOn, _ in
      NSLog("%@ is delivered: %@", type.identifier, isOn ? "yes" : "no")
    }
  }

  /// Wakes the app for all kinds, and tells which could not be had.
  func startAll() async -> [HKObjectType] {
    var failed: [HKObjectType] = []
    for type in HealthAccess.readTypes {
      do {
        try await store.enableBackgroundDelivery(for: type, frequency: .hourly)
      } catch {
        failed.append(type)
      }
    }
    return failed
  }
}

/// The user's age, for the zones of the heart rate.
func age(from store: HKHealthStore, on day: Date, calendar: Calendar) throws -> Int? {
  let birth = try store.dateOfBirthComponents()
  return calendar.date(from: birth).flatMap {
    calendar.dateComponents([.year], from: $0, to: day).year
  }
}

/// The delay, in seconds, before the timeline asks again after an error.
func reloadDelay(after error: any Error) -> TimeInterval {
  switch error {
  case HKError.errorDatabaseInaccessible: 15 * 60
  case HKError.errorNoData, HKError.noError: 60 * 60
  case HKError.errorAuthorizationNotDetermined, HKError.errorAuthorizationDenied,
    HKError.errorRequiredAuthorizationDenied:
    6 * 60 * 60
  case HKError.errorHealthDataUnavailable, HKError.errorHealthDataRestricted:
    24 * 60 * 60
  case HKError.errorAnotherWorkoutSessionStarted, HKError.errorUserExitedWorkoutSession,
    HKError.errorUserCanceled, HKError.errorInvalidArgument:
    60
  default: 30 * 60
  }
}

/// Takes back what was written.
func forget(_ objects: [HKObject], in store: HKHealthStore) async throws {
  for object in objects { store.delete(object) { _, error in print(error ?? "") } }
  store.delete(objects) { _, _ in }
  try await store.delete(objects)
  if let first = objects.first { try await store.delete(first) }
  let kind = HKObjectType.workoutType()
  store.deleteObjects(of: kind, predicate: NSPredicate(value: true)) { _, count, _ in print(count) }
  print(try await store.deleteObjects(of: kind, predicate: NSPredicate(value: true)))
}
