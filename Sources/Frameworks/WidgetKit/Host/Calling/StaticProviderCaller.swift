// The calls of a TimelineProvider. Nothing here is Apple's.

import SwiftUI
import WidgetRecording

/// Calls the provider of a widget without configuration.
@MainActor struct StaticProviderCaller<Provider: TimelineProvider, Content: View>: ProviderCaller {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func content<Entry>(for entry: Entry.Type) -> ((Entry) -> AnyView)? {
    present(content)
  }

  func perform(_ call: ProviderCall) {
    guard call.request.parameters.isEmpty else {
      return call.refuse("a widget with a static configuration has no parameters")
    }
    let recorder = EntryRecorder(call, content: content)
    switch call.request.mode {
    case .placeholder:
      recorder.complete(with: provider.placeholder(in: call.context))
    case .snapshot:
      provider.getSnapshot(in: call.context, completion: recorder.takeEntry)
    case .timeline:
      provider.getTimeline(in: call.context, completion: recorder.takeTimeline)
    case .relevance:
      let provider = UncheckedSendableBox(provider)
      Task { call.complete(clues: await Self.clues(of: provider)) }
    case .recommendations, .entry, .preview:
      call.refuse(of: .static)
    }
  }

  private nonisolated static func clues(
    of provider: UncheckedSendableBox<Provider>
  ) async -> [RelevanceAttribute] {
    await provider.value.relevance().recorded { nil }
  }
}
