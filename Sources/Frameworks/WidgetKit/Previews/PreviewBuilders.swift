// The builders of the entries in a preview.

/// Builds the entries of a preview's timeline.
@resultBuilder public struct PreviewTimelineBuilder {
  public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }

  @available(*, unavailable, message: "a preview's timeline must have at least one entry")
  public static func buildBlock() -> [any TimelineEntry] { [] }

  public static func buildPartialBlock(
    first entries: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    entries
  }

  public static func buildPartialBlock(
    accumulated entries: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    entries + next
  }

  public static func buildOptional(
    _ entries: [any TimelineEntry]?
  ) -> [any TimelineEntry] {
    entries ?? []
  }

  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ entries: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    entries
  }
}

/// Builds the entries of a relevance widget's preview.
@resultBuilder public struct PreviewRelevanceEntryBuilder {
  public static func buildExpression(
    _ expression: some RelevanceEntry
  ) -> [any RelevanceEntry] {
    [expression]
  }

  public static func buildPartialBlock(
    first entries: [any RelevanceEntry]
  ) -> [any RelevanceEntry] {
    entries
  }

  public static func buildPartialBlock(
    accumulated entries: [any RelevanceEntry], next: [any RelevanceEntry]
  ) -> [any RelevanceEntry] {
    entries + next
  }
}
