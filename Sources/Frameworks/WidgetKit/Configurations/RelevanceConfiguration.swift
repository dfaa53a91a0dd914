// WidgetKit's RelevanceConfiguration. Its provider is asked for its relevance, and for an entry
// with the configuration that a request names.

public import SwiftUI
import WidgetRecording

/// A widget that a watch shows when it is relevant, once for each relevant configuration.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  let resolved: ResolvedWidget?

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    var widget = ResolvedWidget(
      kind: kind, configuration: .relevance(ConfigurationIntent()),
      caller: RelevanceProviderCaller(provider: provider, content: content)
    )
    widget.provider = Provider.self
    widget.entry = Provider.Entry.self
    widget.content = Content.self
    widget.describe(Provider.Configuration.self)
    resolved = widget
  }

  public var body: Never { preconditionFailure("a relevance configuration has no body") }
}

extension RelevanceConfiguration: ResolvableConfiguration {}
