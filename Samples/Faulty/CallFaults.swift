import SwiftUI
import WidgetKit

struct CallFaults: WidgetBundle {
  var body: some Widget {
    ProviderCrashed()
    ProviderExited()
    CompletionNeverCalled()
    CompletionCalledTwice()
    UnstablePlaceholder()
  }
}

/// Takes the first of no heroes.
struct ProviderCrashed: Widget {
  var body: some WidgetConfiguration {
    small("provider-crashed") { now in
      let scores: [Float] = []
      return Timeline([FaultyEntry(0, after: now, score: scores[0])], from: now)
    }
  }
}

/// Ends its process where there is nothing to show.
struct ProviderExited: Widget {
  var body: some WidgetConfiguration {
    small("provider-exited") { _ in
      print("nothing to show")
      exit(3)
    }
  }
}

/// Returns without an answer when the file is missing.
struct CompletionNeverCalled: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      guard let text = try? String(contentsOfFile: "latest.json", encoding: .utf8) else { return }
      let entry = FaultyEntry(date: Date(), value: text.count)
      completion(Timeline(entries: [entry], policy: .atEnd))
    }
  }

  var body: some WidgetConfiguration {
    small("completion-never-called", provider: Provider())
  }
}

/// Answers from the cache, and then again.
struct CompletionCalledTwice: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
      DispatchQueue.main.async {
        completion(Timeline(.soundDay(from: now), from: now))
      }
    }
  }

  var body: some WidgetConfiguration {
    small("completion-called-twice", provider: Provider())
  }
}

/// Shows another number each time it stands in for the real content.
struct UnstablePlaceholder: Widget {
  struct Provider: TimelineProvider {
    private static var placeholders = 0

    func placeholder(in context: Context) -> FaultyEntry {
      Self.placeholders += 1
      return FaultyEntry(date: Date(), value: Self.placeholders)
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }
  }

  var body: some WidgetConfiguration {
    small("unstable-placeholder", provider: Provider())
  }
}
