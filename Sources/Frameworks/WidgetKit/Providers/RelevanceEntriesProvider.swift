// WidgetKit's RelevanceEntriesProvider and its entries and context. An entry has neither a date nor
// a relevance; it is recorded with the instant at which it was asked for.

public import AppIntents

/// An entry of a relevance widget, for one configuration.
public protocol RelevanceEntry: Sendable {}

/// Gives the configurations for which a widget is relevant, and an entry for each.
public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry

  typealias Context = RelevanceEntriesProviderContext

  func relevance() async -> WidgetRelevance<Self.Configuration>

  func entry(
    configuration: Self.Configuration, context: Self.Context
  ) async throws -> Self.Entry

  func placeholder(context: Self.Context) -> Self.Entry
}

/// The context of a request for relevance entries: the widget's size, and whether it is a preview.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The widget's size in points.
  public let displaySize: CGSize

  /// Whether the entry is for a preview.
  public let isPreview: Bool

  /// Creates the context of one request.
  package init(displaySize: CGSize, isPreview: Bool) {
    self.displaySize = displaySize
    self.isPreview = isPreview
  }
}
