// The calls of an AppIntentTimelineProvider. Nothing here is Apple's.

import AppIntents
import SwiftUI
import WidgetRecording

/// Calls the provider of a widget that an app intent configures.
@MainActor
struct AppIntentProviderCaller<Provider: AppIntentTimelineProvider, Content: View>:
  ProviderCaller
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func content<Entry>(for entry: Entry.Type) -> ((Entry) -> AnyView)? {
    present(content)
  }

  func perform(_ call: ProviderCall) {
    let recorder = EntryRecorder(call, content: content)
    let provider = UncheckedSendableBox(provider)
    let context = UncheckedSendableBox(call.context)
    switch call.request.mode {
    case .placeholder:
      recorder.complete(with: self.provider.placeholder(in: call.context))
    case .snapshot:
      configured(call) { intent in
        let entry = await Self.snapshot(of: provider, intent, context)
        recorder.complete(with: entry.value)
      }
    case .timeline:
      configured(call) { intent in
        let timeline = await Self.timeline(of: provider, intent, context)
        recorder.complete(with: timeline.value)
      }
    case .recommendations:
      call.complete(recommendations: self.provider.recommendations().map(\.description))
    case .relevance:
      Task { call.complete(clues: await Self.clues(of: provider)) }
    case .entry, .preview:
      call.refuse(of: .appIntent)
    }
  }

  /// Calls the provider with the configuration that the request names.
  private func configured(
    _ call: ProviderCall, _ body: @escaping @MainActor (Provider.Intent) async -> Void
  ) {
    Task {
      do {
        let parameters = call.request.parameters
        await body(try await makeConfiguration(Provider.Intent.self, parameters: parameters))
      } catch {
        call.refuse("\(error)")
      }
    }
  }

  private nonisolated static func snapshot(
    of provider: UncheckedSendableBox<Provider>, _ intent: Provider.Intent,
    _ context: UncheckedSendableBox<TimelineProviderContext>
  ) async -> UncheckedSendableBox<Provider.Entry> {
    UncheckedSendableBox(await provider.value.snapshot(for: intent, in: context.value))
  }

  nonisolated static func timeline(
    of provider: UncheckedSendableBox<Provider>, _ intent: Provider.Intent,
    _ context: UncheckedSendableBox<TimelineProviderContext>
  ) async -> UncheckedSendableBox<Timeline<Provider.Entry>> {
    UncheckedSendableBox(await provider.value.timeline(for: intent, in: context.value))
  }

  private nonisolated static func clues(
    of provider: UncheckedSendableBox<Provider>
  ) async -> [RelevanceAttribute] {
    await provider.value.relevance().recorded { .object(parameterValues(of: $0)) }
  }
}
