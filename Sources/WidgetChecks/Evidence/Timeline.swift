import ParallelWork
import WidgetRecording
import WidgetSimulation

/// A timeline that was delivered; a class, since every check walks through all timelines.
final class Timeline: Sendable {
  /// An entry whose date is a usable number, and its position as the provider gave it.
  struct Dated: Hashable, Sendable {
    var position: Int
    var date: SimulatedInstant
  }

  /// An entry with a relevance, and its position as the provider gave it.
  struct Relevant: Hashable, Sendable {
    var position: Int
    var relevance: RecordedRelevance
  }

  /// The time at which a timeline asks for the next one.
  enum Eagerness: Hashable, Sendable {
    /// Its policy names a date that is not later than the request.
    case past
    /// Within five minutes of the request.
    case soon
    /// Later, or never, or for a reason that another rule is about.
    case later
  }

  /// Apple's guidance: entries are at least about five minutes apart.
  static let guidance = 300.0
  /// The instants of `Date.distantPast` and `Date.distantFuture`.
  static let distant: ClosedRange<SimulatedInstant> = -62_135_769_600...63_113_904_000

  let call: RecordedCall
  let entries: [RecordedEntry]
  let policy: ReloadPolicy
  /// The entries with a usable date, by date and then by position.
  let dated: [Dated]
  /// Whether every date is usable and later than the one before it.
  let rises: Bool
  /// The entries with a relevance, as the provider gave them.
  let relevant: [Relevant]
  /// The positions of the entries of which more is known than date, relevance and digest.
  let detailed: [Int]

  /// Creates the timeline that a call delivered; nil where it delivered none.
  init?(_ call: RecordedCall) {
    guard call.deliveredTimeline, let timeline = call.timeline else { return nil }
    self.call = call
    entries = timeline.entries
    policy = timeline.policy
    var dated: [Dated] = []
    var relevant: [Relevant] = []
    var detailed: [Int] = []
    dated.reserveCapacity(entries.count)
    // No entry is copied: there are very many, and this is the one walk through all of them.
    entries.withUnsafeBufferPointer { entries in
      for position in entries.indices {
        let date = entries[position].date
        if Self.isUsable(date) { dated.append(Dated(position: position, date: date)) }
        if let relevance = entries[position].relevance {
          relevant.append(Relevant(position: position, relevance: relevance))
        }
        if entries[position].hasFurtherFacts { detailed.append(position) }
      }
    }
    rises =
      dated.count == entries.count
      && zip(dated, dated.dropFirst()).allSatisfy { $0.date < $1.date }
    self.dated = rises ? dated : dated.stablySorted { $0.date < $1.date }
    self.relevant = relevant
    self.detailed = detailed
  }

  /// Returns the timelines that calls delivered, nil for each that delivered none; of very many
  /// calls they are made side by side.
  static func all(in calls: [RecordedCall]) -> [Timeline?] {
    let length = 512
    return Workers.map((calls.count + length - 1) / length) { index in
      calls[index * length..<min((index + 1) * length, calls.count)].map(Timeline.init)
    }.flatMap(\.self)
  }

  /// Returns timelines by time; those of one instant stay as they stand.
  static func ordered(_ timelines: [Timeline]) -> [Timeline] {
    timelines.stablySorted { $0.at < $1.at }
  }

  /// The instant of the request.
  var at: SimulatedInstant { call.at }

  /// The time at which the timeline asks for the next one.
  ///
  /// A timeline of several entries that are all over asks at once too, but that is another fault,
  /// and so is a date that is no moment.
  var eagerness: Eagerness {
    switch policy {
    case .after(let date):
      if date <= at { return .past }
      return date < at + Self.guidance ? .soon : .later
    case .atEnd:
      guard dated.count == entries.count, let first = dated.first?.date,
        let last = dated.last?.date
      else {
        return .later
      }
      if last <= at { return first == last ? .soon : .later }
      return last < at + Self.guidance ? .soon : .later
    case .never: return .later
    }
  }

  /// Whether a date is a number that a person could have meant.
  static func isUsable(_ date: SimulatedInstant) -> Bool {
    distant.lowerBound < date && date < distant.upperBound
  }
}

extension RecordedRelevance {
  /// The score where it makes the entry relevant; nil otherwise.
  var positiveScore: Double? {
    score.isFinite && score > 0 ? score : nil
  }
}
