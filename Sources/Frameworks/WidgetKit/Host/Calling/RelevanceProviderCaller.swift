// The calls of a RelevanceEntriesProvider. Nothing here is Apple's.

import AppIntents
import SwiftUI
import WidgetRecording

/// Calls the provider of a relevance widget.
///
/// An entry is asked for with the very configuration that `relevance()` named, where it has named
/// one with the request's parameters; otherwise with one that is made of them.
@MainActor
final class RelevanceProviderCaller<Provider: RelevanceEntriesProvider, Content: View>:
  ProviderCaller
{
  private typealias Configuration = Provider.Configuration

  private let provider: UncheckedSendableBox<Provider>
  private let content: (Provider.Entry) -> Content
  private var named: [(parameters: [String: JSONValue], configuration: Configuration)] = []

  init(provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
    self.provider = UncheckedSendableBox(provider)
    self.content = { entry in
      // Views are looked at on the main actor only; the type of a stored closure cannot say so.
      let entry = UncheckedSendableBox(entry)
      return MainActor.assumeIsolated { UncheckedSendableBox(content(entry.value)) }.value
    }
  }

  func content<Entry>(for entry: Entry.Type) -> ((Entry) -> AnyView)? {
    present(content)
  }

  func perform(_ call: ProviderCall) {
    let recorder = EntryRecorder(call, content: content)
    let context = RelevanceEntriesProviderContext(
      displaySize: call.displaySize, isPreview: call.request.isPreview
    )
    switch call.request.mode {
    case .placeholder:
      recorder.complete(with: provider.value.placeholder(context: context))
    case .relevance:
      Task { await relevance(call) }
    case .entry:
      Task { await entry(call, context, recorder) }
    case .snapshot, .timeline, .recommendations, .preview:
      call.refuse(of: .relevance)
    }
  }

  private func relevance(_ call: ProviderCall) async {
    let (clues, configurations) = await Self.clues(of: provider)
    named = configurations.map { (parameterValues(of: $0), $0) }
    call.complete(clues: clues)
  }

  private func entry(
    _ call: ProviderCall, _ context: RelevanceEntriesProviderContext,
    _ recorder: EntryRecorder<Provider.Entry, Content>
  ) async {
    let configuration: Configuration
    do {
      configuration = try await self.configuration(of: call.request.parameters)
    } catch {
      return call.refuse("\(error)")
    }
    do {
      recorder.complete(with: try await Self.entry(of: provider, configuration, context))
    } catch {
      call.fail(error)
    }
  }

  private func configuration(
    of parameters: [String: JSONValue]
  ) async throws -> Configuration {
    if let known = named.first(where: { $0.parameters == parameters }) {
      return known.configuration
    }
    return try await makeConfiguration(Configuration.self, parameters: parameters)
  }

  private nonisolated static func clues(
    of provider: UncheckedSendableBox<Provider>
  ) async -> ([RelevanceAttribute], [Provider.Configuration]) {
    let relevance = await provider.value.relevance()
    let clues = relevance.recorded { .object(parameterValues(of: $0)) }
    return (clues, relevance.attributes.map(\.configuration))
  }

  nonisolated static func entry(
    of provider: UncheckedSendableBox<Provider>, _ configuration: Provider.Configuration,
    _ context: RelevanceEntriesProviderContext
  ) async throws -> Provider.Entry {
    try await provider.value.entry(configuration: configuration, context: context)
  }
}
