// RelevantContext.
//
// A context is a condition, such as a time or a place, under which a widget or an intent matters.
// Apple gives it no getters, so neither does this; the harness reads its condition. Nothing is
// checked here: a reversed range stays reversed, so that a check can say so.

@_exported public import CoreLocation
public import MapKit

/// A condition under which a widget or an intent is relevant.
public struct RelevantContext: Sendable {
  /// The condition itself.
  package enum Condition: Sendable {
    case date(from: Date, to: Date, kind: String)
    case region(CLRegion)
    case inferredLocation(String)
    case category(String)
    case sleep(String)
    case fitness(String)
    case hardware(String)
  }

  package let condition: Condition

  private init(_ condition: Condition) {
    self.condition = condition
  }

  private init(from: Date, to: Date, kind: DateKind) {
    self.init(.date(from: from, to: to, kind: kind.name))
  }
}

// MARK: - Dates

extension RelevantContext {
  /// The kind of a date, which decides its importance.
  public struct DateKind: Sendable {
    let name: String

    public static var `default`: DateKind { DateKind(name: "default") }
    public static var scheduled: DateKind { DateKind(name: "scheduled") }
    public static var informational: DateKind { DateKind(name: "informational") }
  }

  /// The moment of highest relevance; recorded as a range that begins and ends there.
  public static func date(_ exact: Date) -> RelevantContext {
    RelevantContext(from: exact, to: exact, kind: .default)
  }

  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(from: from, to: to, kind: .default)
  }

  public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(from: exact, to: exact, kind: kind)
  }

  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(from: interval.start, to: interval.end, kind: kind)
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(from: range.lowerBound, to: range.upperBound, kind: kind)
  }
}

// MARK: - Places

extension RelevantContext {
  /// A place that the system infers from a person's habits.
  public struct InferredLocation: Sendable {
    let name: String

    public static var home: InferredLocation { InferredLocation(name: "home") }
    public static var work: InferredLocation { InferredLocation(name: "work") }
    public static var school: InferredLocation { InferredLocation(name: "school") }
    public static var commute: InferredLocation { InferredLocation(name: "commute") }
  }

  public static func location(_ exact: CLRegion) -> RelevantContext {
    RelevantContext(.region(exact))
  }

  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(.inferredLocation(inferred.name))
  }
}

extension RelevantContext {
  /// A kind of place, recorded as Apple names it in Swift; nil for one that is none of Apple's.
  public static func location(category: MKPointOfInterestCategory) -> RelevantContext? {
    let prefix = "MKPOICategory"
    let name = category.rawValue.dropFirst(prefix.count)
    guard category.rawValue.hasPrefix(prefix), !name.isEmpty else { return nil }
    let capitals = name.prefix(while: \.isUppercase).count
    let lowered = capitals == name.count ? capitals : max(1, capitals - 1)
    let shown = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return RelevantContext(.category(String(shown)))
  }
}

// MARK: - Activities of the person

extension RelevantContext {
  public struct SleepCondition: Sendable {
    let name: String

    public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }
    public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
  }

  public struct FitnessCondition: Sendable {
    let name: String

    public static var workoutActive: FitnessCondition {
      FitnessCondition(name: "workoutActive")
    }
    public static var activityRingsIncomplete: FitnessCondition {
      FitnessCondition(name: "activityRingsIncomplete")
    }
  }

  public struct HeadphonesCondition: Sendable {
    let name: String

    public static var connected: HeadphonesCondition { HeadphonesCondition(name: "headphones") }
  }

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(.sleep(condition.name))
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(.fitness(condition.name))
  }

  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(.hardware(headphones.name))
  }
}
