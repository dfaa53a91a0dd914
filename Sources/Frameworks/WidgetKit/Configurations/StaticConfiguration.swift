// WidgetKit's StaticConfiguration. Its provider is called and its content resolved for every entry.

public import SwiftUI
import WidgetRecording

/// A widget that the user does not configure.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  let resolved: ResolvedWidget?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var widget = ResolvedWidget(
      kind: kind, configuration: .static,
      caller: StaticProviderCaller(provider: provider, content: content)
    )
    widget.provider = Provider.self
    widget.entry = Provider.Entry.self
    widget.content = Content.self
    resolved = widget
  }

  public var body: Never { preconditionFailure("a static configuration has no body") }
}

extension StaticConfiguration: ResolvableConfiguration {}
