import AppIntents
import SwiftUI
import WidgetKit

/// The next festival at a moment.
struct FestivalEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance?
  let festival: Festival?
  let isFavorite: Bool
}

/// Tells the next festival: relevant while it is open, ten times as much when it is a favourite.
struct FestivalProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> FestivalEntry {
    FestivalEntry(date: .now, relevance: nil, festival: nil, isFavorite: false)
  }

  func snapshot(for configuration: FestivalAppIntent, in context: Context) async -> FestivalEntry {
    FestivalEntry(
      date: .now, relevance: nil, festival: festival(for: configuration), isFavorite: false
    )
  }

  func timeline(
    for configuration: FestivalAppIntent, in context: Context
  ) async -> Timeline<FestivalEntry> {
    let now = Date.now
    guard let festival = festival(for: configuration) else {
      let entry = FestivalEntry(date: now, relevance: nil, festival: nil, isFavorite: false)
      return Timeline(entries: [entry], policy: .never)
    }
    let isFavorite = Favorites().contains(festival, at: now)
    let hours = festival.hours(on: now)
    let lunch = DateInterval(start: hours.start.addingTimeInterval(-9 * 3600), duration: 3600)

    var entries = [
      FestivalEntry(date: now, relevance: nil, festival: festival, isFavorite: isFavorite)
    ]
    for interval in [lunch, hours] where interval.start > now {
      entries.append(
        FestivalEntry(
          date: interval.start,
          relevance: TimelineEntryRelevance(
            score: isFavorite ? 10 : 1, duration: interval.duration
          ),
          festival: festival, isFavorite: isFavorite
        )
      )
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(4 * 3600)))
  }

  private func festival(for configuration: FestivalAppIntent) -> Festival? {
    Festival.all.first {
      $0.location == configuration.location && $0.type == configuration.type
    }
  }
}
