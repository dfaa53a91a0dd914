// WidgetKit's TimelineProvider (iOS 14, macOS 11, watchOS 9, visionOS 26; relevance() iOS 18, macOS
// 15, watchOS 11). The completions are @Sendable since SDK 16; @preconcurrency lets a method that
// does not say so meet the requirement.

/// Gives the entries of a widget that has no configuration.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry

  typealias Context = TimelineProviderContext

  func placeholder(in context: Self.Context) -> Self.Entry

  @preconcurrency func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void
  )

  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void
  )

  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
