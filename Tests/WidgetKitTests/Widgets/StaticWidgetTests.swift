import Foundation
import RelevanceKit
import SwiftUI
import Testing
import WidgetKit
import WidgetRecording

private struct NumberEntry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance?
  var number = 0
}

/// An entry with a date that nobody stored.
private struct UnstableEntry: TimelineEntry {
  var date: Date { Date() }
}

private struct NumberView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.redactionReasons) private var reasons
  var number: Int

  var body: some View {
    Text(verbatim: "\(number) \(family) \(reasons.isEmpty)")
  }
}

private struct NumberProvider: TimelineProvider {
  func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
    completion(NumberEntry(date: Date(), number: context.isPreview ? 1 : 2))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
    let start = Date()
    let scores: [TimelineEntryRelevance?] = [
      nil, TimelineEntryRelevance(score: 52.6, duration: 1800), TimelineEntryRelevance(score: 0),
      TimelineEntryRelevance(score: .nan), TimelineEntryRelevance(score: -.infinity, duration: -1),
    ]
    let entries = scores.enumerated().map { index, score in
      NumberEntry(
        date: start.addingTimeInterval(Double(index) * 900), relevance: score, number: index % 2)
    }
    completion(Timeline(entries: entries, policy: .after(start.addingTimeInterval(7200))))
  }

  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        context: .date(
          from: Date(timeIntervalSince1970: 10), to: Date(timeIntervalSince1970: 20))),
      WidgetRelevanceAttribute(group: .named("numbers")),
      WidgetRelevanceAttribute(group: .ungrouped),
      WidgetRelevanceAttribute(group: .automatic),
    ])
  }
}

private struct NumberWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Number", provider: NumberProvider()) { entry in
      NumberView(number: entry.number)
    }
  }
}

private struct UnstableWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> UnstableEntry { UnstableEntry() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (UnstableEntry) -> Void) {
      DispatchQueue.global().async {
        completion(UnstableEntry())
        completion(UnstableEntry())
      }
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<UnstableEntry>) -> Void
    ) {
      Task { completion(Timeline(entries: [], policy: .never)) }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Unstable", provider: Provider()) { _ in EmptyView() }
  }
}

/// Loses its completions: by an early return, and in a task that ends in an error.
private struct ForgetfulWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
      guard let number = Int("four") else { return }
      completion(NumberEntry(date: Date(), number: number))
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<NumberEntry>) -> Void
    ) {
      Task {
        await Task.yield()
        let data = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/numbers.json"))
        completion(Timeline(entries: data.map { _ in NumberEntry(date: Date()) }, policy: .never))
      }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forgetful", provider: Provider()) { _ in EmptyView() }
  }
}

/// Makes an image of a view, and keeps its size.
private struct RenderingWidget: Widget {
  @MainActor static var size = CGSize.zero

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
      MainActor.assumeIsolated {
        let image = ImageRenderer(content: Text(verbatim: "Hello").padding(10)).uiImage
        RenderingWidget.size = image?.size ?? .zero
      }
      completion(NumberEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
      completion(Timeline(entries: [], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rendering", provider: Provider()) { _ in EmptyView() }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct StaticWidgetTests {
    private let numbers = HostedBundle { NumberWidget() }
    private let unstable = HostedBundle { UnstableWidget() }
    private let now: SimulatedInstant = 1_772_460_000

    @Test func `an image that a provider makes of a view has the view's size`() async {
      _ = await HostedBundle { RenderingWidget() }.call(.snapshot, "Rendering", at: now)
      let size = RenderingWidget.size
      #expect(abs(size.height - 40.33) < 0.01 && size.width > 50 && size.width < 70)
    }

    @Test func `a placeholder is one entry dated at the simulated instant`() async {
      let answer = await numbers.call(.placeholder, "Number", at: now)
      #expect(answer.entries?.map(\.date) == [now])
      #expect(answer.completions == 1)
      #expect(!answer.isAbandoned)
      #expect(answer.policy == nil && answer.refusal == nil && answer.failure == nil)
    }

    @Test func `a provider sees whether it is asked for the gallery`() async throws {
      let gallery = await numbers.call(.snapshot, "Number", isPreview: true)
      let stack = await numbers.call(.snapshot, "Number", isPreview: false)
      #expect(try #require(gallery.entries).first?.digest != stack.entries?.first?.digest)
    }

    @Test func `a timeline keeps its order, scores and policy`() async throws {
      let answer = await numbers.call(.timeline, "Number", at: now)
      let entries = try #require(answer.entries)
      #expect(entries.map(\.date) == [0, 900, 1800, 2700, 3600].map { now + $0 })
      #expect(answer.policy == .after(now + 7200))
      #expect(entries[0].relevance == nil)
      #expect(entries[1].relevance == RecordedRelevance(score: 52.6, duration: 1800))
      #expect(entries[2].relevance == RecordedRelevance(score: 0, duration: 0))
      #expect(entries[3].relevance?.score.isNaN == true)
      #expect(entries[4].relevance == RecordedRelevance(score: -.infinity, duration: -1))
      #expect(entries.allSatisfy { $0.secondDate == nil })
    }

    @Test func `a digest changes when and only when the content does`() async throws {
      let entries = try #require(await numbers.call(.timeline, "Number").entries)
      #expect(entries[0].digest == entries[2].digest)
      #expect(entries[0].digest != entries[1].digest)
      let again = await numbers.call(.timeline, "Number")
      #expect(again.entries?.map(\.digest) == entries.map(\.digest))
    }

    @Test func `a view finds its family and whether it is a placeholder`() async throws {
      let small = await numbers.call(.timeline, "Number", family: .systemSmall)
      let large = await numbers.call(.timeline, "Number", family: .systemLarge)
      let placeholder = await numbers.call(.placeholder, "Number", family: .systemSmall)
      #expect(small.entries?.first?.digest != large.entries?.first?.digest)
      #expect(small.entries?.first?.digest != placeholder.entries?.first?.digest)
    }

    @Test func `clues are recorded in order, groups by name`() async throws {
      let clues = try #require(await numbers.call(.relevance, "Number").clues)
      #expect(clues.map(\.context) == [.date(10, 20, .default), nil, nil, nil])
      #expect(clues.map(\.group) == [nil, .named("numbers"), .ungrouped, .automatic])
      #expect(clues.allSatisfy { $0.configuration == nil })
    }

    @Test func `a provider that says nothing of relevance has no clues`() async {
      #expect(await unstable.call(.relevance, "Unstable").clues == [])
    }

    @Test func `a date that an entry computes is found out`() async throws {
      let entry = try #require(
        await unstable.call(.placeholder, "Unstable", at: now).entries?.first)
      #expect(entry.date == now)
      #expect(entry.secondDate == now + 1)
    }

    @Test func `completions from other threads are counted`() async {
      let answer = await unstable.call(.snapshot, "Unstable")
      #expect(answer.entries?.count == 1)
      #expect(answer.completions >= 1)
    }

    @Test(arguments: [ProviderMode.snapshot, .timeline])
    func `a completion that nobody holds any more is not waited for`(_ mode: ProviderMode) async {
      let answer = await HostedBundle { ForgetfulWidget() }.call(mode, "Forgetful")
      #expect(answer.isAbandoned)
      #expect(answer.completions == 0)
      #expect(answer.entries == nil && answer.failure == nil && answer.refusal == nil)
    }

    @Test func `an empty timeline is a timeline`() async {
      let answer = await unstable.call(.timeline, "Unstable")
      #expect(answer.entries == [])
      #expect(answer.policy == .never)
    }

    @Test func `what a static widget cannot do is refused`() async {
      let entry = await numbers.call(.entry, "Number")
      #expect(entry.failure?.message == "a widget with a static configuration has no entry")
      let parameters = await numbers.call(.timeline, "Number", parameters: ["card": .null])
      #expect(
        parameters.failure?.message == "a widget with a static configuration has no parameters")
      let kind = await numbers.call(.timeline, "Letter")
      #expect(
        kind.failure?.message
          == "the bundle has no widget of kind 'Letter' at position 0; it has 'Number'")
      let family = await numbers.call(
        .timeline, "Number", family: FamilyName(rawValue: "systemTiny"))
      #expect(family.failure?.message == "there is no family 'systemTiny'")
      #expect([entry, parameters, kind, family].allSatisfy { $0.completions == 0 })
    }
  }
}
