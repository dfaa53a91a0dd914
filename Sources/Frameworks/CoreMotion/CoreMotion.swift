// CoreMotion: a device without sensors, whose availability says so.

@_exported public import FoundationSupplement

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public let CMErrorDomain = "CMErrorDomain"

public struct CMError: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorMotionActivityNotAvailable = CMError(104)

/// The error of a device that has no such sensor.
var notAvailable: NSError {
  NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))
}

/// Answers a request for measurements on its queue: there is no such sensor.
func refuse<Measured>(
  _ handler: @escaping (Measured?, (any Error)?) -> Void, on queue: OperationQueue
) {
  nonisolated(unsafe) let handler = handler
  queue.addOperation { handler(nil, notAvailable) }
}

open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { Date() }
  open var endDate: Date { Date() }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}

  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    handler(nil, notAvailable)
  }

  public func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
    throw notAvailable
  }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, notAvailable)
  }

  open func stopUpdates() {}

  open func startEventUpdates(
    handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void
  ) {
    handler(nil, notAvailable)
  }

  open func stopEventUpdates() {}
}

/// A pause of walking, or its end; none is noticed.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  public enum EventType: Int, Sendable {
    case pause, resume
  }

  open var date: Date { .distantPast }
  open var type: EventType { .pause }
}

open class CMMotionActivity: NSObject, @unchecked Sendable {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
  open var startDate: Date { Date() }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() {}

  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    refuse(handler, on: queue)
  }

  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}

  open func stopActivityUpdates() {}
}
