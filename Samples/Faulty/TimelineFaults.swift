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
