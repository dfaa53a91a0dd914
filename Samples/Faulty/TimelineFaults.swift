import SwiftUI
import WidgetKit

struct TimelineFaults: WidgetBundle {
  var body: some Widget {
    TimelineEmpty()
    EntriesOutOfOrder()
    EntriesAtSameDate()
    EntriesTooClose()
    ReloadInPast()
    ReloadThrash()
    ReloadBudgetExceeded()
  }
}

/// Has nothing to show and says so with nothing.
struct TimelineEmpty: Widget {
  var body: some WidgetConfiguration {
    small("timeline-empty") { now in
      Timeline([], from: now)
    }
  }
}

/// Forgets to sort.
struct EntriesOutOfOrder: Widget {
  var body: some WidgetConfiguration {
    small("entries-out-of-order") { now in
      var entries: [FaultyEntry] = .soundDay(from: now)
      entries.swapAt(1, 2)
      return Timeline(entries, from: now)
    }
  }
}

/// Dates two entries alike.
struct EntriesAtSameDate: Widget {
  var body: some WidgetConfiguration {
    small("entries-at-same-date") { now in
      var entries: [FaultyEntry] = .soundDay(from: now)
      entries.insert(FaultyEntry(date: entries[1].date, value: 99), at: 1)
      return Timeline(entries, from: now)
    }
  }
}

/// Counts down in minutes.
struct EntriesTooClose: Widget {
  var body: some WidgetConfiguration {
    small("entries-too-close") { now in
      let countdown = (1...10).map {
        FaultyEntry(date: now.addingTimeInterval(Double($0) * 60), value: 10 - $0)
      }
      var entries: [FaultyEntry] = .soundDay(from: now)
      entries.insert(contentsOf: countdown, at: 1)
      return Timeline(entries, from: now)
    }
  }
}

/// Asks in the morning to be asked again a minute ago.
struct ReloadInPast: Widget {
  var body: some WidgetConfiguration {
    small("reload-in-past") { now in
      let isMorning = Calendar.current.component(.hour, from: now) == 6
      let isFirst = isMorning && Calendar.current.component(.minute, from: now) == 0
      return Timeline(.soundDay(from: now), from: now, hours: isFirst ? -1 / 60 : 20)
    }
  }
}

/// Gives one entry dated now, which is at its end at once.
struct ReloadThrash: Widget {
  var body: some WidgetConfiguration {
    small("reload-thrash") { now in
      let hour = Calendar.current.component(.hour, from: now)
      let score: Float = hour == 9 ? 20 : hour == 13 ? 60 : 0
      return Timeline(entries: [FaultyEntry(0, after: now, score: score)], policy: .atEnd)
    }
  }
}

/// Wants a fresh number every ten minutes.
struct ReloadBudgetExceeded: Widget {
  var body: some WidgetConfiguration {
    small("reload-budget-exceeded") { now in
      let hour = Calendar.current.component(.hour, from: now)
      let score: Float = hour == 9 ? 20 : hour == 11 ? 60 : 0
      return Timeline([FaultyEntry(0, after: now, score: score)], from: now, hours: 1 / 6)
    }
  }
}

struct DateFaults: WidgetBundle {
  var body: some Widget {
    DatesNotFinite()
    EntriesAllPast()
    NothingToShowYet()
    StaleAfterLastEntry()
    EntryDateUnstable()
  }
}

/// Marks the end of its entries with a date that is none.
struct DatesNotFinite: Widget {
  var body: some WidgetConfiguration {
    small("dates-not-finite") { now in
      Timeline(.soundDay(from: now) + [FaultyEntry(date: now + .infinity)], from: now)
    }
  }
}

/// Shows what has been, before what is to come.
struct EntriesAllPast: Widget {
  var body: some WidgetConfiguration {
    small("entries-all-past") { now in
      let isMorning = Calendar.current.component(.hour, from: now) == 6
      guard isMorning else { return Timeline(.soundDay(from: now), from: now) }
      let entries = [-3, -2, -1].map {
        FaultyEntry(date: now.addingTimeInterval($0 * 3600), value: Int(-$0))
      }
      return Timeline(entries, from: now, hours: 1)
    }
  }
}

/// Begins with the first event, which is later.
struct NothingToShowYet: Widget {
  var body: some WidgetConfiguration {
    small("nothing-to-show-yet") { now in
      let later = [FaultyEntry].soundDay(from: now).dropFirst()
      return Timeline(Array(later), from: now)
    }
  }
}

/// Is asked again on the day after tomorrow.
struct StaleAfterLastEntry: Widget {
  var body: some WidgetConfiguration {
    small("stale-after-last-entry") { now in
      Timeline(.soundDay(from: now), from: now, hours: 40)
    }
  }
}

/// Computes its date whenever somebody looks.
struct EntryDateUnstable: Widget {
  struct Entry: TimelineEntry {
    let start: Date
    let isFirst: Bool
    let relevance: TimelineEntryRelevance?

    var date: Date { isFirst ? Date() : start }
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry {
      Entry(start: Date(), isFirst: false, relevance: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(start: Date(), isFirst: false, relevance: nil))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let now = Date()
      let entries = [FaultyEntry].soundDay(from: now).enumerated().map { index, entry in
        Entry(start: entry.date, isFirst: index == 0, relevance: entry.relevance)
      }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(20 * 3600))))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entry-date-unstable", provider: Provider()) { entry in
      Text(entry.start, style: .time)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("entry-date-unstable")
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}
