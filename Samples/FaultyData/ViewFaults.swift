import AppIntents
import Combine
import SwiftUI
import WidgetKit

/// Draws its own background.
struct ContainerBackgroundMissing: Widget {
  var body: some WidgetConfiguration {
    small("container-background-missing") { entry in
      Text("\(entry.value)").font(.largeTitle).background(.background)
    }
  }
}

/// Forgets to show the value that changes.
struct EntriesLookAlike: Widget {
  var body: some WidgetConfiguration {
    small(
      "entries-look-alike",
      NumberProvider { now in
        let first = NumberEntry(
          date: now, relevance: TimelineEntryRelevance(score: 10, duration: 3600))
        let later = NumberEntry(date: now.addingTimeInterval(4 * 3600), value: 1)
        return Timeline(
          entries: [first, later], policy: .after(now.addingTimeInterval(8 * 3600)))
      }
    ) { _ in
      Text("Number").containerBackground(.background, for: .widget)
    }
  }
}

/// Waits for a timer and for a tap.
struct ViewInWidgetUnsupported: Widget {
  var body: some WidgetConfiguration {
    small("view-in-widget-unsupported") { entry in
      NumberView(entry: entry)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        .onTapGesture {}
    }
  }
}

/// Says good evening to who is shown the view in the evening.
struct ViewReadsClock: Widget {
  struct Greeting: View {
    let entry: NumberEntry

    var body: some View {
      let isEvening = Calendar.current.component(.hour, from: .now) >= 18
      VStack {
        Text(isEvening ? "Good evening" : "Good morning").font(.caption)
        NumberView(entry: entry)
      }
    }
  }

  var body: some WidgetConfiguration {
    small("view-reads-clock") { Greeting(entry: $0) }
  }
}

/// Has a button whose action finds no ballot.
struct InteractionFailed: Widget {
  struct Vote: AppIntent {
    struct NoBallot: Error {}

    static let title: LocalizedStringResource = "Vote"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      guard let ballot = UserDefaults.standard.string(forKey: "ballot") else { throw NoBallot() }
      return .result(value: ballot)
    }
  }

  var body: some WidgetConfiguration {
    small("interaction-failed") { entry in
      VStack {
        NumberView(entry: entry)
        Button(intent: Vote()) { Text("Vote").frame(width: 60, height: 44) }.buttonStyle(.plain)
      }
    }
  }
}

/// An entry that no widget here shows.
struct ForeignEntry: TimelineEntry {
  let date: Date
}

#Preview("preview-not-shown", as: .systemSmall) {
  ViewReadsClock()
} timeline: {
  ForeignEntry(date: .now)
}
