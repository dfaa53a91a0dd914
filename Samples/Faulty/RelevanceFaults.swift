import SwiftUI
import WidgetKit

struct RelevanceFaults: WidgetBundle {
  var body: some Widget {
    RelevanceNotFinite()
    RelevanceDurationNegative()
    RelevanceNegative()
    RelevanceOutsideScale()
    RelevanceScaleDrift()
    RelevanceFlat()
    RelevanceAlwaysOn()
    RelevanceNeverSet()
    RelevanceNeverEnds()
  }
}

/// Divides by a distance of zero.
struct RelevanceNotFinite: Widget {
  var body: some WidgetConfiguration {
    small("relevance-not-finite") { now in
      let distance: Float = 0
      let near = FaultyEntry(15, after: now, score: 100 / distance)
      return Timeline(.soundDay(from: now) + [near], from: now)
    }
  }
}

/// Subtracts the end from the start.
struct RelevanceDurationNegative: Widget {
  var body: some WidgetConfiguration {
    small("relevance-duration-negative") { now in
      let starts = now.addingTimeInterval(15 * 3600)
      let ends = starts.addingTimeInterval(1800)
      let event = FaultyEntry(
        15, after: now, score: 30, duration: starts.timeIntervalSince(ends)
      )
      return Timeline(.soundDay(from: now) + [event], from: now)
    }
  }
}

/// Takes points off for an old message.
struct RelevanceNegative: Widget {
  var body: some WidgetConfiguration {
    small("relevance-negative") { now in
      let old = FaultyEntry(15, after: now, score: -5)
      return Timeline(.soundDay(from: now) + [old], from: now)
    }
  }
}

/// Declares 1 to 100 and gives 500.
struct RelevanceOutsideScale: Widget {
  var body: some WidgetConfiguration {
    small("relevance-outside-scale") { now in
      let urgent = FaultyEntry(15, after: now, score: 500)
      return Timeline(.soundDay(from: now) + [urgent], from: now)
    }
  }
}

/// Scores by percent in one timeline and by thousands in the next.
struct RelevanceScaleDrift: Widget {
  var body: some WidgetConfiguration {
    small("relevance-scale-drift") { now in
      let isMorning = Calendar.current.component(.hour, from: now) == 6
      guard !isMorning else { return Timeline(.soundDay(from: now), from: now) }
      let entries = [
        FaultyEntry(0, after: now, score: 0),
        FaultyEntry(1, after: now, score: 1200),
        FaultyEntry(2, after: now, score: 2000),
      ]
      return Timeline(entries, from: now)
    }
  }
}

/// Finds everything equally important.
struct RelevanceFlat: Widget {
  var body: some WidgetConfiguration {
    small("relevance-flat") { now in
      let entries = [0, 3, 7, 12].map {
        FaultyEntry($0, after: now, score: 50)
      }
      return Timeline(entries, from: now)
    }
  }
}

/// Is worth a look at every hour of the day.
struct RelevanceAlwaysOn: Widget {
  var body: some WidgetConfiguration {
    small("relevance-always-on") { now in
      let entries = (0..<8).map {
        FaultyEntry(
          Double($0) * 3, after: now, score: $0.isMultiple(of: 2) ? 20 : 60, duration: 3 * 3600
        )
      }
      return Timeline(entries, from: now, hours: 24)
    }
  }
}

/// Never says when it matters.
struct RelevanceNeverSet: Widget {
  var body: some WidgetConfiguration {
    small("relevance-never-set") { now in
      let entries = [0, 3, 7, 12].map {
        FaultyEntry(date: now.addingTimeInterval($0 * 3600), value: Int($0))
      }
      return Timeline(entries, from: now)
    }
  }
}

/// Says when it starts to matter, and never when it stops.
struct RelevanceNeverEnds: Widget {
  var body: some WidgetConfiguration {
    small("relevance-never-ends") { now in
      let last = FaultyEntry(15, after: now, score: 30, duration: 0)
      return Timeline(entries: .soundDay(from: now) + [last], policy: .never)
    }
  }
}

struct RelevanceOddities: WidgetBundle {
  var body: some Widget {
    RelevanceCutShort()
    PlaceholderRelevance()
    RenamedRequirement()
  }
}

/// Is relevant for six hours, and four hours later says something else.
struct RelevanceCutShort: Widget {
  var body: some WidgetConfiguration {
    small("relevance-cut-short") { now in
      var entries: [FaultyEntry] = .soundDay(from: now)
      entries[1].relevance = TimelineEntryRelevance(score: 20, duration: 6 * 3600)
      return Timeline(entries, from: now)
    }
  }
}

/// Finds even what stands in for content relevant.
struct PlaceholderRelevance: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(0, after: Date(), score: 20)
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }
  }

  var body: some WidgetConfiguration {
    small("placeholder-relevance", provider: Provider())
  }
}

/// Names a method as the beta did.
struct RenamedRequirement: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }

    func relevances() async -> WidgetRelevance<Void> {
      WidgetRelevance([])
    }
  }

  var body: some WidgetConfiguration {
    small("renamed-requirement", provider: Provider())
  }
}
