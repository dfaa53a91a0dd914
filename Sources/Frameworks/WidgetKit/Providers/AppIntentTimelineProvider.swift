// WidgetKit's AppIntentTimelineProvider (iOS 17, macOS 14, watchOS 10; relevance() iOS 18). The
// remark on recommendations() in IntentTimelineProvider.swift holds here too.

public import AppIntents

/// Gives the entries of a widget that an app intent configures.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent

  typealias Context = TimelineProviderContext

  func recommendations() -> [AppIntentRecommendation<Self.Intent>]

  func placeholder(in context: Self.Context) -> Self.Entry

  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry

  func timeline(
    for configuration: Self.Intent, in context: Self.Context
  ) async -> Timeline<Self.Entry>

  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }

  public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}
