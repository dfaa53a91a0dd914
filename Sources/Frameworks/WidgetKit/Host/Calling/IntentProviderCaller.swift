// The calls of an IntentTimelineProvider. Nothing here is Apple's.

import Intents
import SwiftUI
import WidgetRecording

/// Calls the provider of a widget that a SiriKit intent configures.
@MainActor
struct IntentProviderCaller<Provider: IntentTimelineProvider, Content: View>:
  ProviderCaller
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func content<Entry>(for entry: Entry.Type) -> ((Entry) -> AnyView)? {
    present(content)
  }

  func perform(_ call: ProviderCall) {
    let recorder = EntryRecorder(call, content: content)
    switch call.request.mode {
    case .placeholder:
      recorder.complete(with: provider.placeholder(in: call.context))
    case .snapshot:
      configured(call) { intent in
        provider.getSnapshot(for: intent, in: call.context, completion: recorder.takeEntry)
      }
    case .timeline:
      configured(call) { intent in
        provider.getTimeline(for: intent, in: call.context, completion: recorder.takeTimeline)
      }
    case .recommendations:
      call.complete(recommendations: provider.recommendations().map(\.description))
    case .relevance:
      let provider = UncheckedSendableBox(provider)
      Task { call.complete(clues: await Self.clues(of: provider)) }
    case .entry, .preview:
      call.refuse(of: .intent)
    }
  }

  /// Calls the provider with the configuration that the request names.
  private func configured(_ call: ProviderCall, _ body: (Provider.Intent) -> Void) {
    do {
      body(try makeConfiguration(Provider.Intent.self, parameters: call.request.parameters))
    } catch {
      call.refuse("\(error)")
    }
  }

  private nonisolated static func clues(
    of provider: UncheckedSendableBox<Provider>
  ) async -> [RelevanceAttribute] {
    await provider.value.relevance().recorded { .object(parameterValues(of: $0)) }
  }
}
