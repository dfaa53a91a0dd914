import SwiftUI
import WidgetKit

@main
struct TravellingBundle: WidgetBundle {
  var body: some Widget {
    DayCounter()
    Almanac()
  }
}

struct DayEntry: TimelineEntry {
  let date: Date
  let day: Int
}

struct DayView: View {
  let entry: DayEntry

  var body: some View {
    Text("Day \(entry.day)")
      .font(.title)
      .containerBackground(.background, for: .widget)
  }
}

/// Shows the days of a journey.
protocol DayProvider: TimelineProvider where Entry == DayEntry {
  /// The beginnings of the next days.
  func days(after now: Date) -> [Date]
}

extension DayProvider {
  func placeholder(in context: Context) -> DayEntry {
    DayEntry(date: Date(), day: 1)
  }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: Date(), day: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    let now = Date()
    let dates = [now] + days(after: now)
    let entries = dates.enumerated().map { DayEntry(date: $0.element, day: $0.offset + 1) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

/// Counts every day as 24 hours, also the one on which the clocks change.
struct DayCounter: Widget {
  struct Provider: DayProvider {
    func days(after now: Date) -> [Date] {
      [Calendar.current.startOfDay(for: now).addingTimeInterval(24 * 60 * 60)]
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "day-arithmetic-ignores-dst", provider: Provider()) { entry in
      DayView(entry: entry)
    }
    .configurationDisplayName("Day Counter")
    .description("The day of the journey.")
    .supportedFamilies([.systemSmall])
  }
}

/// Begins the day when Greenwich does, wherever the traveller is.
struct Almanac: Widget {
  struct Provider: DayProvider {
    func days(after now: Date) -> [Date] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let midnight = calendar.startOfDay(for: now)
      return (1...2).compactMap { calendar.date(byAdding: .day, value: $0, to: midnight) }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "time-zone-ignored", provider: Provider()) { entry in
      DayView(entry: entry)
    }
    .configurationDisplayName("Almanac")
    .description("What happened on this day.")
    .supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemSmall) {
  DayCounter()
} timeline: {
  DayEntry(date: .now, day: 1)
  DayEntry(date: .now.addingTimeInterval(86_400), day: 2)
}
