// How a TimelineProvider is called. Nothing here is Apple's.

import SwiftUI
import WidgetRecording

/// Calls the provider of a widget without configuration.
@MainActor struct StaticProviderCaller<Provider: TimelineProvider, Content: View>: ProviderCaller {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func perform(_ mode: ProviderMode, _ call: ProviderCall) {
    guard call.request.parameters.isEmpty else {
      return call.refuse("a widget with a static configuration has no parameters")
    }
    let recorder = EntryRecorder(call, mode, content: content)
    switch mode {
    case .placeholder:
      recorder.complete(with: provider.placeholder(in: call.context))
    case .snapshot:
      provider.getSnapshot(in: call.context, completion: recorder.takeEntry)
    case .timeline:
      provider.getTimeline(in: call.context, completion: recorder.takeTimeline)
    case .relevance:
      let provider = Handoff(provider)
      Task { call.complete(attributes: await Self.clues(of: provider)) }
    case .recommendations, .entry:
      call.refuse(mode, of: .staticWidget)
    }
  }

  private nonisolated static func clues(
    of provider: Handoff<Provider>
  ) async -> [RecordedRelevanceAttribute] {
    await provider.value.relevance().recorded { nil }
  }
}
