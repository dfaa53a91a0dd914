// How entries become values of a recording. Nothing here is Apple's.

import ExtensionRuntime
import RelevanceKit
import SwiftUI
import WidgetRecording

/// Reads a provider's entries and what its widget shows for them.
struct EntryRecorder<Entry, Content: View>: @unchecked Sendable {
  let call: ProviderCall
  let mode: ProviderMode
  let content: (Entry) -> Content

  init(_ call: ProviderCall, _ mode: ProviderMode, content: @escaping (Entry) -> Content) {
    self.call = call
    self.mode = mode
    self.content = content
  }

  /// Takes over what the widget shows for an entry.
  @MainActor private func show(
    _ entry: Entry, in environment: EnvironmentValues, as recorded: inout RecordedEntry
  ) {
    let view = resolveView(content(entry), environment: environment)
    // Nobody can tap a placeholder: what a button or a link in it is for is none of its content.
    recorded.digest = mode == .placeholder ? view.withoutActions.digest : view.digest
    let foreign = view.kindsForeignToWidgets
    recorded.foreignViews = foreign.isEmpty ? nil : foreign
    let missing = view.missingAssets
    recorded.missingAssets = missing.isEmpty ? nil : missing
  }
}

extension EntryRecorder where Entry: TimelineEntry {
  /// Answers with one entry.
  func complete(with entry: Entry) {
    let entries = Handoff([entry])
    call.reply.complete {
      var answer = CallAnswer()
      answer.entries = recorded(entries.value)
      return answer
    }
  }

  /// Answers with a timeline.
  func complete(with timeline: Timeline<Entry>) {
    let timeline = Handoff(timeline)
    call.reply.complete {
      var answer = CallAnswer()
      answer.entries = recorded(timeline.value.entries)
      answer.policy = timeline.value.policy.recorded
      return answer
    }
  }

  /// Takes one entry, from any thread, or notices that nobody will give one.
  var takeEntry: @Sendable (Entry) -> Void {
    let hold = CompletionHold(of: call.reply)
    return sendable { entry in withExtendedLifetime(hold) { complete(with: entry) } }
  }

  /// Takes a timeline, from any thread, or notices that nobody will give one.
  var takeTimeline: @Sendable (Timeline<Entry>) -> Void {
    let hold = CompletionHold(of: call.reply)
    return sendable { timeline in withExtendedLifetime(hold) { complete(with: timeline) } }
  }

  /// A function that may be called from any thread, although it knows types of the author's: the
  /// compiler cannot see that a conformance to `TimelineEntry` is nobody's own.
  private func sendable<Value>(
    _ function: @escaping (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    unsafeBitCast(function, to: (@Sendable (Value) -> Void).self)
  }

  /// Reads every date twice, a simulated second apart: a date that an entry computes from the clock
  /// is another one each time a device looks at it.
  @MainActor private func recorded(_ entries: [Entry]) -> [RecordedEntry] {
    let environment = call.environment(for: mode)
    let dates = entries.map(\.date.timeIntervalSince1970)
    SimulatedClock.freeze(at: call.request.at + 1)
    let secondDates = entries.map(\.date.timeIntervalSince1970)
    SimulatedClock.hold(at: call.request.at)
    return entries.indices.map { index in
      let isStable =
        dates[index] == secondDates[index] || (dates[index].isNaN && secondDates[index].isNaN)
      var entry = RecordedEntry(
        date: dates[index], relevance: entries[index].relevance?.recorded,
        secondDate: isStable ? nil : secondDates[index]
      )
      show(entries[index], in: environment, as: &entry)
      return entry
    }
  }
}

extension EntryRecorder where Entry: RelevanceEntry {
  /// Answers with one entry, which has no date of its own.
  func complete(with entry: Entry) {
    call.reply.complete {
      var answer = CallAnswer()
      var recorded = RecordedEntry(date: call.request.at)
      show(entry, in: call.environment(for: mode), as: &recorded)
      answer.entries = [recorded]
      return answer
    }
  }
}

extension TimelineEntryRelevance {
  /// The relevance with the score as its author wrote it: 52.6, not what 32 bits make of it.
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
    case .after(let date): .after(date.timeIntervalSince1970)
    }
  }
}

extension WidgetRelevance {
  /// The clues as values of a recording, in the provider's order.
  func recorded(
    _ parameters: (Configuration) -> JSONValue?
  ) -> [RecordedRelevanceAttribute] {
    attributes.map { attribute in
      var recorded = RecordedRelevanceAttribute(
        configuration: parameters(attribute.configuration)
      )
      switch attribute.clue {
      case .context(let context): recorded.context = context.recorded
      case .group(let group): recorded.group = group.recorded
      }
      return recorded
    }
  }
}

extension WidgetRelevanceGroup {
  /// The group's name; that of a case has a full stop in front.
  var recorded: String {
    switch kind {
    case .named(let name): name
    case .ungrouped: ".ungrouped"
    case .automatic: ".automatic"
    }
  }
}
