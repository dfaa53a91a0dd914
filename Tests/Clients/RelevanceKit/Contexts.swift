import Foundation
import MapKit
import RelevanceKit

/// A part of a person's day, when the app has something to show.
enum DayPart: CaseIterable {
  case morning, commute, work, school, evening, training, rings, music, night
}

/// The times and places of the parts of a day.
struct DayPlan {
  let start: Date
  let isFixed: Bool

  private var kind: RelevantContext.DateKind { isFixed ? .scheduled : .informational }

  func contexts(for part: DayPart) -> [RelevantContext] {
    switch part {
    case .morning: [.sleep(waking), .date(start)]
    case .commute: [.location(inferred: place(of: part)), .date(start, kind: kind)]
    case .work, .school: [.location(inferred: place(of: part)), .date(range: hours, kind: kind)]
    case .evening:
      [.location(inferred: place(of: part)), .date(from: start, to: start + 3600)]
    case .training: [.fitness(fitness(isTraining: true))]
    case .rings: [.fitness(fitness(isTraining: false))]
    case .music: [.hardware(headphones: headphones)]
    case .night:
      [
        .sleep(.bedtime),
        .date(interval: DateInterval(start: start, duration: 60), kind: .default),
      ]
    }
  }

  /// Near shops and stations, as far as the system knows them.
  var errands: [RelevantContext] {
    let categories: [MKPointOfInterestCategory] = [.store, .publicTransport]
    return categories.compactMap { .location(category: $0) }
  }

  private var hours: ClosedRange<Date> { start...start.addingTimeInterval(8 * 3600) }

  private var waking: RelevantContext.SleepCondition { .wakeup }

  private var headphones: RelevantContext.HeadphonesCondition { .connected }

  private func fitness(isTraining: Bool) -> RelevantContext.FitnessCondition {
    isTraining ? .workoutActive : .activityRingsIncomplete
  }

  private func place(of part: DayPart) -> RelevantContext.InferredLocation {
    switch part {
    case .commute: .commute
    case .work: .work
    case .school: .school
    default: .home
    }
  }
}
