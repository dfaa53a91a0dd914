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

struct EvidenceFaults: WidgetBundle {
  var body: some Widget {
    MemoryOverLimit()
    NetworkInPlaceholder()
    NetworkInPreview()
    UnstableTimeline()
  }
}

/// Decodes a large picture to show a small one.
struct MemoryOverLimit: Widget {
  private static var picture: [UInt8] = []

  var body: some WidgetConfiguration {
    small("memory-over-limit") { now in
      if Self.picture.isEmpty { Self.picture = Array(repeating: 255, count: 45_000_000) }
      return Timeline(.soundDay(from: now), from: now)
    }
  }
}

/// Looks up the latest number to stand in for the latest number.
struct NetworkInPlaceholder: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      let server = URL(string: "http://192.0.2.1/latest")
      let latest = server.flatMap { try? Data(contentsOf: $0) }
      return FaultyEntry(date: Date(), value: latest?.count ?? 0)
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
    small("network-in-placeholder", provider: Provider())
  }
}

/// Lets the widget gallery wait for a server.
struct NetworkInPreview: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      Task {
        guard let server = URL(string: "http://numbers.example/latest") else { return }
        let answer = try? await URLSession.shared.data(from: server)
        completion(FaultyEntry(date: Date(), value: answer?.0.count ?? 1))
      }
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }
  }

  var body: some WidgetConfiguration {
    small("network-in-preview", provider: Provider())
  }
}

/// Counts how often it was asked, and shows it.
struct UnstableTimeline: Widget {
  private static var requests = 0

  var body: some WidgetConfiguration {
    small("unstable-timeline") { now in
      Self.requests += 1
      var entries: [FaultyEntry] = .soundDay(from: now)
      entries[0].value = Self.requests
      return Timeline(entries, from: now)
    }
  }
}
