// The relevance providers: iOS 12, watchOS 5; the later situations iOS 13, watchOS 6.
//
// Each says itself as a recorded context. The situations of a daily routine become the clue that
// the watch has for them; a gym, which it does not infer, keeps its own name.

public import CoreLocation
package import WidgetRecording

open class INRelevanceProvider: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// The provider as a recording shows it.
  package var recorded: RecordedContext { .unknown }
}

open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }

  /// A date without an end is recorded as a range that ends where it begins.
  package override var recorded: RecordedContext {
    .date(SimulatedInstant(startDate), SimulatedInstant(endDate ?? startDate), nil)
  }
}

open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let region: CLRegion

  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  package override var recorded: RecordedContext {
    region.recorded
  }
}

open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public enum Situation: Int, Sendable {
    case morning
    case evening
    case home
    case work
    case school
    case gym
    case commute
    case headphonesConnected
    case activeWorkout
    case physicalActivityIncomplete
  }

  public let situation: Situation

  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }

  package override var recorded: RecordedContext {
    switch situation {
    case .morning: .sleep("wakeup")
    case .evening: .sleep("bedtime")
    case .home: .inferredLocation("home")
    case .work: .inferredLocation("work")
    case .school: .inferredLocation("school")
    case .gym: .inferredLocation("gym")
    case .commute: .inferredLocation("commute")
    case .headphonesConnected: .hardware("headphones")
    case .activeWorkout: .fitness("workoutActive")
    case .physicalActivityIncomplete: .fitness("activityRingsIncomplete")
    }
  }
}

extension CLRegion {
  /// The region as a recording shows it; only circles can be shown.
  fileprivate var recorded: RecordedContext {
    guard let circle = self as? CLCircularRegion else { return .unknown }
    return .region(
      GeographicRegion(
        latitude: circle.center.latitude, longitude: circle.center.longitude,
        radius: circle.radius))
  }
}
