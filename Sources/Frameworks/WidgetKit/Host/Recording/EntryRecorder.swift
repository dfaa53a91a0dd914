// The recording of entries. Nothing here is Apple's.

import AppIntents
import ExtensionRuntime
import RelevanceKit
import SwiftUI
import WidgetRecording

/// Records a provider's entries and the views of its widget for them.
struct EntryRecorder<Entry, Content: View>: @unchecked Sendable {
  let call: ProviderCall
  let content: (Entry) -> Content

  init(_ call: ProviderCall, content: @escaping (Entry) -> Content) {
    self.call = call
    self.content = content
  }

  /// The number of a timeline's first entries of which views that take sizes are laid out, and
  /// compared.
  ///
  /// A timeline of an entry a second has thousands, and is mostly asked for again each hour: of
  /// more than 400 entries as many fewer are laid out as there are more, and 40 at the least.
  static func laidOut(of count: Int) -> Int {
    count <= 400 ? count : max(40, 400 * 400 / count)
  }

  /// Records the resolved view of an entry, without its content where it would have to be laid out
  /// and is not to be.
  @MainActor private func show(
    _ entry: Entry, in environment: EnvironmentValues, laysOut: Bool = true,
    as recorded: inout RecordedEntry
  ) {
    let draws = RandomNumbers.draws
    let (view, idleParts, isWhole) = call.resolve(
      content(entry), in: environment, laysOut: laysOut)
    if isWhole, RandomNumbers.draws != draws {
      let second = call.resolve(content(entry), in: environment).tree
      recorded.isRandom = second.withoutActions.digest != view.withoutActions.digest
    }
    // A placeholder cannot be tapped: the intents and destinations in it are none of its content.
    let isPlaceholder = call.request.mode == .placeholder
    let facts = ViewFacts(of: view)
    if isPlaceholder {
      recorded.digest = ContentDigest(view.withoutActions.digest)
    } else if isWhole {
      recorded.digest = ContentDigest(view.digest)
      if facts.hasActions { recorded.tapFreeDigest = ContentDigest(view.withoutActions.digest) }
    }
    if isPlaceholder || call.request.isPreview {
      recorded.showsOwnText = OwnTexts(of: entry).areShown(in: view)
    }
    recorded.idleParts = facts.endlessAnimations.union(idleParts).sorted()
    recorded.lacksContainerBackground = !facts.hasWidgetBackground && !view.isEmpty
    recorded.foreignViews = facts.foreignViews.sorted()
    recorded.missingAssets = facts.missingAssets.sorted()
    recorded.similarAssets = facts.similarAssets
  }
}

extension EntryRecorder where Entry: TimelineEntry {
  /// Answers with one entry.
  func complete(with entry: Entry) {
    let entries = UncheckedSendableBox([entry])
    call.reply.complete {
      offerDrawings(of: entries.value) { $0.date }
      return .entry(recorded(entries.value).first)
    }
  }

  /// Answers with a timeline.
  func complete(with timeline: Timeline<Entry>) {
    let timeline = UncheckedSendableBox(timeline)
    call.reply.complete {
      offerDrawings(of: timeline.value.entries) { $0.date }
      present(timeline.value.entries)
      var made = RecordedTimeline(
        entries: recorded(timeline.value.entries), policy: timeline.value.policy.recorded)
      made.place = timeline.value.place
      return .timeline(made)
    }
  }

  /// Takes one entry, from any thread, or notices that the completion was released without one.
  var takeEntry: @Sendable (Entry) -> Void {
    let hold = CompletionHold(of: call.reply)
    return sendable { entry in withExtendedLifetime(hold) { complete(with: entry) } }
  }

  /// Takes a timeline, from any thread, or notices that the completion was released without one.
  var takeTimeline: @Sendable (Timeline<Entry>) -> Void {
    let hold = CompletionHold(of: call.reply)
    return sendable { timeline in withExtendedLifetime(hold) { complete(with: timeline) } }
  }

  /// Returns a function that may be called from any thread, although it captures types of the
  /// author's: the compiler cannot see that no conformance to `TimelineEntry` is isolated.
  private func sendable<Value>(
    _ function: @escaping (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    unsafeBitCast(function, to: (@Sendable (Value) -> Void).self)
  }

  /// Reads every date twice, a simulated second apart: a date that an entry computes from the clock
  /// is another one each time a device looks at it.
  @MainActor private func recorded(_ entries: [Entry]) -> [RecordedEntry] {
    let environment = call.environment(for: call.request.mode)
    let dates = entries.map { SimulatedInstant($0.date) }
    let secondDates = SimulatedClock.showing(later: 1) {
      entries.map { SimulatedInstant($0.date) }
    }
    let laidOut = Self.laidOut(of: entries.count)
    return entries.indices.map { index in
      let isStable =
        dates[index] == secondDates[index] || (dates[index].isNaN && secondDates[index].isNaN)
      var entry = RecordedEntry(
        date: dates[index], relevance: entries[index].relevance?.recorded,
        secondDate: isStable ? nil : secondDates[index]
      )
      show(
        entries[index], in: environment, laysOut: index < laidOut, as: &entry)
      return entry
    }
  }
}

extension EntryRecorder where Entry: RelevanceEntry {
  /// Answers with one entry, which has no date of its own.
  func complete(with entry: Entry) {
    call.reply.complete {
      var recorded = RecordedEntry(date: call.at)
      show(entry, in: call.environment(for: call.request.mode), as: &recorded)
      offerDrawings(of: [entry]) { _ in call.at.date }
      return .entry(recorded)
    }
  }
}

extension EntryRecorder where Entry: RelevanceEntry {
  /// Answers with the entries of a preview, which follow one another in the canvas.
  func complete(showing entries: [Entry]) {
    call.reply.complete {
      let recorded = entries.map { entry in
        var recorded = RecordedEntry(date: call.at)
        show(entry, in: call.environment(for: call.request.mode), as: &recorded)
        return recorded
      }
      offerDrawings(of: entries) { _ in call.at.date }
      return .timeline(RecordedTimeline(entries: recorded, policy: .never))
    }
  }
}

extension TimelineEntryRelevance {
  /// The relevance with the score as its author wrote it: 52.6, not its 32-bit approximation.
  var recorded: RecordedRelevance {
    let score = self.score.isFinite ? Double(self.score.description) : nil
    return RecordedRelevance(score: score ?? Double(self.score), duration: duration)
  }
}

extension TimelineReloadPolicy {
  /// The policy as a value of a recording.
  var recorded: ReloadPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(SimulatedInstant(date))
    }
  }
}

extension WidgetRelevance {
  /// The clues as values of a recording, in the provider's order.
  func recorded(
    _ parameters: (Configuration) -> JSONValue?
  ) -> [RelevanceAttribute] {
    attributes.map { attribute in
      let configuration = parameters(attribute.configuration)
      return switch attribute.clue {
      case .context(let context):
        RelevanceAttribute(configuration: configuration, context: context.recorded)
      case .group(let group):
        RelevanceAttribute(configuration: configuration, group: group.recorded)
      }
    }
  }
}

extension WidgetRelevanceGroup {
  /// The group as a recording shows it.
  var recorded: RelevanceGroup {
    switch kind {
    case .named(let name): .named(name)
    case .ungrouped: .ungrouped
    case .automatic: .automatic
    }
  }
}
