import SwiftUI
import WidgetKit

@main
struct DayBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
    RemindersWidget()
    CalendarWidget()
    FitnessWidget()
  }
}

/// An entry with the widget's text at a moment, and its relevance then.
struct Line: TimelineEntry {
  let date: Date
  let text: String
  var relevance: TimelineEntryRelevance?
}

extension Line {
  /// A line that matters for some minutes from a time of day on.
  init(_ text: String, at hour: Int, _ minute: Int = 0, of day: Date, score: Float, minutes: Double)
  {
    date = Calendar.current.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
    self.text = text
    relevance = TimelineEntryRelevance(score: score, duration: minutes * 60)
  }
}

extension Timeline where EntryType == Line {
  /// A quiet line now, those of the day that are still to come, and a new timeline tomorrow.
  init(_ quiet: String, then lines: [Line], from now: Date) {
    let calendar = Calendar.current
    let tomorrow = calendar.startOfDay(for: now.addingTimeInterval(26 * 3600))
    self.init(
      entries: [Line(date: now, text: quiet)] + lines.filter { $0.date > now },
      policy: .after(tomorrow))
  }
}

/// Answers with a day whose lines a closure knows.
struct DayProvider: TimelineProvider {
  let quiet: String
  let lines: @Sendable (Date) -> [Line]

  func placeholder(in context: Context) -> Line {
    Line(date: .now, text: "–")
  }

  func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) {
    completion(Line(date: .now, text: quiet))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
    let now = Date.now
    completion(Timeline(quiet, then: lines(now), from: now))
  }
}

/// A line of text.
struct LineView: View {
  let line: Line

  var body: some View {
    Text(line.text)
      .containerBackground(.background, for: .widget)
  }
}

#Preview(as: .systemSmall) {
  WeatherWidget()
} timeline: {
  Line(date: .now, text: "Rain until 9")
}
