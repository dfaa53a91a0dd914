import EventKit
import Foundation
import SwiftUI
import UserNotifications
import WidgetKit

/// Misspells the group that it shares with its app.
struct AppGroupWithoutEntitlement: Widget {
  var body: some WidgetConfiguration {
    small(
      "app-group-without-entitlement",
      NumberProvider { now in
        let favorite = UserDefaults(suiteName: "group.number")?.integer(forKey: "favorite")
        return .day(from: now, value: favorite ?? 0)
      }
    ) { NumberView(entry: $0) }
  }
}

/// Shows the day of the month, and asks again a day after it was asked.
struct DailyValueNotAtMidnight: Widget {
  var body: some WidgetConfiguration {
    small(
      "daily-value-not-at-midnight",
      NumberProvider { now in
        let day = Calendar.current.component(.day, from: now)
        let entry = NumberEntry(
          date: now, relevance: TimelineEntryRelevance(score: 10, duration: 3600), value: day)
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(86_400)))
      }
    ) { NumberView(entry: $0) }
  }
}

/// Counts the day's events, which the manifest neither gives nor lets it see.
struct DeviceDataMissing: Widget {
  var body: some WidgetConfiguration {
    small(
      "device-data-missing",
      NumberProvider { now in
        guard EKEventStore.authorizationStatus(for: .event) == .fullAccess else {
          return .day(from: now)
        }
        let store = EKEventStore()
        let day = store.predicateForEvents(
          withStart: now, end: now.addingTimeInterval(86_400), calendars: nil)
        return .day(from: now, value: store.events(matching: day).count)
      }
    ) { NumberView(entry: $0) }
  }
}

/// Shows the person's favourite number while nothing may be shown.
struct PlaceholderShowsUserData: Widget {
  var body: some WidgetConfiguration {
    small(
      "placeholder-shows-user-data",
      NumberProvider(sample: {
        UserDefaults(suiteName: "group.numbers")?.integer(forKey: "favorite") ?? 0
      })
    ) { NumberView(entry: $0) }
  }
}

/// Shows the number of the gallery where the latest cannot be had.
struct SampleDataAsTimeline: Widget {
  var body: some WidgetConfiguration {
    small(
      "sample-data-as-timeline",
      NumberProvider { now in
        var value = 42
        if let server = URL(string: "http://numbers.example/latest"),
          let latest = try? await URLSession.shared.data(from: server).0
        {
          value = latest.count
        }
        let entry = NumberEntry(
          date: now, relevance: TimelineEntryRelevance(score: 10, duration: 3600), value: value)
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(4 * 3600)))
      }
    ) { NumberView(entry: $0) }
  }
}

/// Reminds the person whenever the system asks for a timeline.
struct SideEffectInProvider: Widget {
  var body: some WidgetConfiguration {
    small(
      "side-effect-in-provider",
      NumberProvider { now in
        let content = UNMutableNotificationContent()
        content.title = "A new number"
        let request = UNNotificationRequest(identifier: "number", content: content, trigger: nil)
        try? await UNUserNotificationCenter.current().add(request)
        return .day(from: now)
      }
    ) { NumberView(entry: $0) }
  }
}
