// The previews of Live Activities. A state is shown in every presentation, whichever a preview
// names.

public import ActivityKit
public import SwiftUI

/// The form of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A state of the Dynamic Island that a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact
  case expanded
  case minimal
}

/// Builds the states that a preview of a Live Activity goes through.
@resultBuilder public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(
    _ expression: Attributes.ContentState
  ) -> [Attributes.ContentState] {
    [expression]
  }

  public static func buildPartialBlock(
    first states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }

  public static func buildPartialBlock(
    accumulated states: [Attributes.ContentState], next: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states + next
  }

  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] {
    states.flatMap { $0 }
  }
}

@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, PreviewedWidget: Widget>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> PreviewedWidget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

extension ActivityAttributes {
  @MainActor @preconcurrency public func previewContext(
    _ contentState: ContentState, isStale: Bool = false,
    viewKind: ActivityPreviewViewKind = .content
  ) -> some View {
    PreviewedActivityView(attributes: self, state: contentState, isStale: isStale)
  }
}
