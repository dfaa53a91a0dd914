import SwiftUI
import WidgetKit

@main
struct EmojiRangerWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: EmojiRanger.widgetKind, intent: EmojiRangerSelection.self,
      provider: EmojiRangerProvider()
    ) { entry in
      EmojiRangerView(entry: entry)
    }
    .configurationDisplayName("Ranger Detail")
    .description("See your favorite ranger.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

/// A hero with the health level below.
struct EmojiRangerView: View {
  @Environment(\.widgetFamily) private var family

  let entry: EmojiRangerEntry

  private var health: Double {
    entry.hero.healthLevel(at: entry.date)
  }

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: health) {
        Text(entry.hero.avatar)
      }
      .gaugeStyle(.accessoryCircular)
      .containerBackground(.clear, for: .widget)
      .widgetURL(URL(string: "game:///\(entry.hero.id)"))
    default:
      VStack(spacing: 8) {
        Text(entry.hero.avatar).font(.largeTitle)
        Text(entry.hero.name).font(.headline).minimumScaleFactor(0.6)
        ProgressView(value: health) {
          Text(health < 1 ? "Recovering" : "Ready")
        }
        .tint(health < 0.5 ? .red : .green)
        if health < 1 {
          Text(entry.hero.fullHealthDate(on: entry.date), style: .timer)
            .font(.caption.monospacedDigit())
            .multilineTextAlignment(.center)
        }
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "game:///\(entry.hero.id)"))
    }
  }
}

#Preview("Panda", as: .systemSmall) {
  EmojiRangerWidget()
} timeline: {
  EmojiRangerEntry(date: .now, hero: EmojiRanger.allHeroes[0])
  EmojiRangerEntry(date: .now, hero: EmojiRanger.allHeroes[1])
}
