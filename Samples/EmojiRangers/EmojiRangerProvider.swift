import AppIntents
import SwiftUI
import WidgetKit

/// A hero at a moment.
struct EmojiRangerEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  let hero: EmojiRanger
}

/// Follows a hero who heals, minute by minute.
struct EmojiRangerProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> EmojiRangerEntry {
    EmojiRangerEntry(date: .now, hero: EmojiRanger.allHeroes[0])
  }

  func snapshot(
    for configuration: EmojiRangerSelection, in context: Context
  ) async -> EmojiRangerEntry {
    EmojiRangerEntry(date: .now, hero: hero(for: configuration))
  }

  func timeline(
    for configuration: EmojiRangerSelection, in context: Context
  ) async -> Timeline<EmojiRangerEntry> {
    let hero = hero(for: configuration)
    let now = Date.now
    let injuryDate = hero.injuryDate(on: now)
    let fullHealthDate = hero.fullHealthDate(on: now)
    let oneMinute: TimeInterval = 60
    var entries = [healthy(hero, at: now)]

    var currentDate = max(now, injuryDate)
    while currentDate < fullHealthDate {
      let score = Float(100 * hero.healthLevel(at: currentDate))
      entries.append(
        EmojiRangerEntry(
          date: currentDate, relevance: TimelineEntryRelevance(score: score), hero: hero
        )
      )
      currentDate += oneMinute
    }
    if entries.count > 1 {
      entries.append(healthy(hero, at: fullHealthDate))
    }
    await updateRelevantIntents(on: now)
    let tomorrow = Calendar.current.dateInterval(of: .day, for: now)?.end
    return Timeline(entries: entries, policy: tomorrow.map { .after($0) } ?? .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<EmojiRangerSelection>] {
    []
  }

  func relevance() async -> WidgetRelevance<EmojiRangerSelection> {
    let today = Date.now
    return WidgetRelevance(
      EmojiRanger.allHeroes.map { hero in
        let selection = EmojiRangerSelection()
        selection.hero = hero
        return WidgetRelevanceAttribute(
          configuration: selection,
          context: .date(from: hero.injuryDate(on: today), to: hero.fullHealthDate(on: today))
        )
      }
    )
  }

  private func hero(for configuration: EmojiRangerSelection) -> EmojiRanger {
    configuration.hero ?? EmojiRanger.allHeroes[0]
  }

  private func healthy(_ hero: EmojiRanger, at date: Date) -> EmojiRangerEntry {
    EmojiRangerEntry(date: date, relevance: TimelineEntryRelevance(score: 0), hero: hero)
  }

  private func updateRelevantIntents(on day: Date) async {
    let intents = EmojiRanger.allHeroes.map { hero in
      let selection = EmojiRangerSelection()
      selection.hero = hero
      return RelevantIntent(
        selection, widgetKind: EmojiRanger.widgetKind,
        relevance: .date(from: hero.injuryDate(on: day), to: hero.fullHealthDate(on: day))
      )
    }
    do {
      try await RelevantIntentManager.shared.updateRelevantIntents(intents)
    } catch {
      print("The relevant intents were not updated: \(error)")
    }
  }
}
