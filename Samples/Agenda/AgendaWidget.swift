import EventKit
import HealthKit
import SwiftData
import SwiftUI
import WidgetKit

@main
struct AgendaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Agenda", provider: AgendaProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.chore).font(.headline)
        Text(entry.event)
        Text("\(entry.open) to do, \(entry.steps) steps")
      }
      .containerBackground(.orange.opacity(0.2), for: .widget)
    }
    .configurationDisplayName("Agenda")
    .description("The next chore and the next event.")
    .supportedFamilies([.systemMedium])
  }
}

/// What is next at a moment.
struct AgendaEntry: TimelineEntry {
  let date: Date
  let chore: String
  let event: String
  let open: Int
  let steps: Int
}

struct AgendaProvider: TimelineProvider {
  func placeholder(in context: Context) -> AgendaEntry {
    AgendaEntry(date: .now, chore: "Chore", event: "Event", open: 1, steps: 0)
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (AgendaEntry) -> Void
  ) {
    Task { completion(await entries()[0]) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<AgendaEntry>) -> Void
  ) {
    Task {
      completion(
        Timeline(entries: await entries(), policy: .after(.now.addingTimeInterval(6 * 3600))))
    }
  }

  /// Now, and each moment at which an event ends.
  private func entries() async -> [AgendaEntry] {
    let (chores, events, steps) = (chores(), events(), await steps())
    return ([.now] + events.compactMap(\.endDate)).map { moment in
      let event = events.first { $0.endDate > moment }
      return AgendaEntry(
        date: moment, chore: chores.first ?? "All done", event: event?.title ?? "Nothing planned",
        open: chores.count, steps: steps)
    }
  }

  private func chores() -> [String] {
    guard let container = ChoreStore.container else { return [] }
    let open = FetchDescriptor<Chore>(
      predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.due)])
    let found = try? ModelContext(container).fetch(open)
    return (found ?? []).map { "\($0.title), \($0.room?.name ?? "")" }
  }

  private func events() -> [EKEvent] {
    let store = EKEventStore()
    return store.events(
      matching: store.predicateForEvents(
        withStart: .now, end: .now.addingTimeInterval(12 * 3600), calendars: nil))
  }

  private func steps() async -> Int {
    let today = HKQuery.predicateForSamples(
      withStart: Calendar.current.startOfDay(for: .now), end: .now)
    let query = HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(.stepCount), predicate: today),
      options: .cumulativeSum)
    let sum = try? await query.result(for: HKHealthStore())?.sumQuantity()
    return Int(sum?.doubleValue(for: .count()) ?? 0)
  }
}
