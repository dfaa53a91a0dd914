// WidgetKit's IntentTimelineProvider (iOS 14, macOS 11, watchOS 9; recommendations() iOS 16,
// relevance() iOS 18). On watchOS recommendations() has no default; one build of these modules
// serves all platforms, so here it has one everywhere, and a check reports a provider without its
// own.

public import Intents

/// Gives the entries of a widget that a SiriKit intent configures.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent

  typealias Context = TimelineProviderContext

  func recommendations() -> [IntentRecommendation<Self.Intent>]

  func placeholder(in context: Self.Context) -> Self.Entry

  @preconcurrency func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void
  )

  @preconcurrency func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
  )

  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Self.Intent>] { [] }

  public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}
