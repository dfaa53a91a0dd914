import Intents
import SwiftUI
import WidgetKit

/// Matters for half an hour before a meeting, in the stack or not.
struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: CalendarProvider()) { line in
      LineView(line: line)
    }
    .configurationDisplayName("Calendar")
    .description("What comes next.")
    .supportedFamilies([.systemSmall])
  }
}

/// Tells of the meeting at ten, and offers the widget to stacks that do not have it.
struct CalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> Line {
    Line(date: .now, text: "–")
  }

  func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) {
    completion(Line(date: .now, text: "Team at 10:00"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
    let now = Date.now
    let meeting = Line("Team at 10:00", at: 9, 30, of: now, score: 50, minutes: 30)
    INRelevantShortcutStore.default.setRelevantShortcuts([offer(of: meeting.date)]) { _ in
      completion(Timeline("Nothing more today", then: [meeting], from: now))
    }
  }

  private func offer(of start: Date) -> INRelevantShortcut {
    let activity = NSUserActivity(activityType: "com.example.day.meeting")
    let shortcut = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
    shortcut.widgetKind = "Calendar"
    shortcut.shortcutRole = .information
    shortcut.relevanceProviders = [
      INDateRelevanceProvider(start: start, end: start.addingTimeInterval(1800))
    ]
    return shortcut
  }
}
