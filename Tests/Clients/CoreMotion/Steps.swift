import CoreMotion
import Foundation

/// The day's steps, as the widget shows them.
struct StepSummary: Equatable {
  var steps: Int
  var meters: Double?
  var floors: Int
  var pace: Double?
  var span: DateInterval

  /// Reads what the pedometer counted.
  init(_ data: CMPedometerData) {
    steps = data.numberOfSteps.intValue
    meters = data.distance?.doubleValue
    floors = (data.floorsAscended?.intValue ?? 0) + (data.floorsDescended?.intValue ?? 0)
    let current = data.currentPace ?? data.averageActivePace
    pace = current?.doubleValue ?? data.currentCadence.map { 1 / $0.doubleValue }
    span = DateInterval(start: data.startDate, end: max(data.startDate, data.endDate))
  }
}

/// Counts steps.
struct StepCounter {
  let pedometer = CMPedometer()

  /// The quantities that this device can count.
  static var abilities: [String] {
    [
      ("steps", CMPedometer.isStepCountingAvailable()),
      ("distance", CMPedometer.isDistanceAvailable()),
      ("floors", CMPedometer.isFloorCountingAvailable()),
      ("pace", CMPedometer.isPaceAvailable()), ("cadence", CMPedometer.isCadenceAvailable()),
      ("pauses", CMPedometer.isPedometerEventTrackingAvailable()),
    ].filter(\.1).map(\.0)
  }

  /// The steps of a day, counted while the provider waits.
  func steps(since morning: Date, until now: Date) async -> StepSummary? {
    do {
      return StepSummary(try await pedometer.queryPedometerData(from: morning, to: now))
    } catch let error as NSError where error.domain == CMErrorDomain {
      let isMissing = error.code == Int(CMErrorMotionActivityNotAvailable.rawValue)
      NSLog("%@", isMissing ? "no sensor" : "no data")
      return nil
    } catch {
      return nil
    }
  }

  /// The steps of a day for a provider that calls back.
  func steps(since morning: Date, done: @escaping @Sendable (Int) -> Void) {
    let handler: CMPedometerHandler = { data, _ in done(data?.numberOfSteps.intValue ?? 0) }
    pedometer.queryPedometerData(from: morning, to: Date(), withHandler: handler)
  }

  /// Counts on while the app is open.
  func follow(since morning: Date, changed: @escaping @Sendable (StepSummary) -> Void) {
    pedometer.startUpdates(from: morning) { data, error in
      if let data, error == nil { changed(StepSummary(data)) }
    }
  }

  /// Stops counting.
  func stop() { pedometer.stopUpdates() }
}

/// The person's motion, on the main actor as a view shows it.
@MainActor final class MotionLog {
  private let manager = CMMotionActivityManager()
  private(set) var lines: [String] = []

  /// Follows the motion, and reads what was.
  func follow(since morning: Date) {
    let added: CMMotionActivityHandler = { [weak self] activity in
      if activity?.walking == true { self?.lines.append("walks") }
    }
    manager.startActivityUpdates(to: .main, withHandler: added)
    let read: CMMotionActivityQueryHandler = { [weak self] activities, error in
      self?.lines.append(error == nil ? "\(activities?.count ?? 0)" : "unknown")
    }
    manager.queryActivityStarting(from: morning, to: Date(), to: .main, withHandler: read)
  }
}

/// The errors of the sensors that the app tells apart.
func isLasting(_ error: CMError) -> Bool {
  error == CMErrorMotionActivityNotAvailable || error == CMError(109)
    || error == CMError(rawValue: 106)
}

/// The note in the settings on the permission to count.
func motionNote(_ status: CMAuthorizationStatus) -> String {
  switch status {
  case .notDetermined: "Not asked yet"
  case .restricted: "Not allowed here"
  case .denied: "Not allowed"
  case .authorized: "Allowed"
  @unknown default: "Unknown"
  }
}

/// The rights to both kinds of data.
func motionNotes() -> [String] {
  [CMPedometer.authorizationStatus(), CMMotionActivityManager.authorizationStatus()]
    .map(motionNote)
}

/// Tells how the user moves.
struct MovementReader {
  let manager = CMMotionActivityManager()

  /// The symbol of a movement.
  static func symbolName(_ activity: CMMotionActivity) -> String {
    if activity.running { return "figure.run" }
    if activity.walking { return "figure.walk" }
    if activity.cycling { return "figure.outdoor.cycle" }
    if activity.automotive { return "car" }
    return activity.stationary && !activity.unknown ? "figure.stand" : "questionmark"
  }

  /// The movements of an hour.
  func movements(since start: Date, done: @escaping @Sendable ([String]) -> Void) {
    guard CMMotionActivityManager.isActivityAvailable() else { return done([]) }
    manager.queryActivityStarting(from: start, to: Date(), to: .main) { activities, _ in
      done((activities ?? []).filter { $0.startDate >= start }.map(Self.symbolName))
    }
  }

  /// Follows the user for as long as the screen is open.
  func follow(_ changed: @escaping @Sendable (String) -> Void) {
    manager.startActivityUpdates(to: .main) { activity in
      changed(activity.map(Self.symbolName) ?? "questionmark")
    }
  }

  /// Stops following.
  func stop() { manager.stopActivityUpdates() }
}

/// The spirit level of the app.
struct SpiritLevel {
  let manager = CMMotionManager()

  /// Starts the sensor that the device has.
  func start() {
    manager.deviceMotionUpdateInterval = 1 / 30
    manager.accelerometerUpdateInterval = 1 / 10
    if manager.isDeviceMotionAvailable, manager.isGyroAvailable {
      manager.startDeviceMotionUpdates()
    } else if manager.isAccelerometerAvailable {
      manager.startAccelerometerUpdates()
    }
  }

  /// Stops whichever sensor runs.
  func stop() {
    if manager.isDeviceMotionActive {
      manager.stopDeviceMotionUpdates()
    } else {
      manager.stopAccelerometerUpdates()
    }
  }
}
