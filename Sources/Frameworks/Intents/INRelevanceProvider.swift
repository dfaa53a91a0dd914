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
  package var recorded: RecordedContext { RecordedContext() }
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
    var context = RecordedContext()
    let end = endDate ?? startDate
    context.date = [startDate.timeIntervalSince1970, end.timeIntervalSince1970]
    return context
  }
}

open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let region: CLRegion

  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  package override var recorded: RecordedContext {
    var context = RecordedContext()
    context.region = region.recordedRegion
    return context
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
    var context = RecordedContext()
    switch situation {
    case .morning: context.sleep = "wakeup"
    case .evening: context.sleep = "bedtime"
    case .home: context.location = "home"
    case .work: context.location = "work"
    case .school: context.location = "school"
    case .gym: context.location = "gym"
    case .commute: context.location = "commute"
    case .headphonesConnected: context.hardware = "headphones"
    case .activeWorkout: context.fitness = "workoutActive"
    case .physicalActivityIncomplete: context.fitness = "activityRingsIncomplete"
    }
    return context
  }
}
