// WidgetKit's DynamicIsland and its expanded regions.

public import SwiftUI

/// The presentation of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  /// Margins that the author sets for one mode.
  struct Margin {
    var edges: Edge.Set
    var length: Double
    var mode: DynamicIslandMode
  }

  let expanded: () -> [ExpandedPart]
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  private(set) var keyline: Color?
  private(set) var margins: [Margin] = []

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().parts }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var island = self
    island.margins.append(Margin(edges: edges, length: length, mode: mode))
    return island
  }

  /// A region of the expanded presentation, with its views.
  struct ExpandedPart {
    var position: DynamicIslandExpandedRegionPosition
    var priority: Double
    var view: AnyView
  }
}

/// A presentation mode of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let compactLeading = Self(name: "compactLeading")
  public static let compactTrailing = Self(name: "compactTrailing")
  public static let expanded = Self(name: "expanded")
  public static let minimal = Self(name: "minimal")
}

/// A region of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
  private let position: DynamicIslandExpandedRegionPosition
  private let priority: Double
  private let content: () -> Content

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content
  }

  var part: DynamicIsland.ExpandedPart {
    // Several views of a region are below each other.
    DynamicIsland.ExpandedPart(
      position: position, priority: priority, view: AnyView(VStack { content() }))
  }
}

/// The position of a region in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

/// The vertical placement of a view in an expanded region.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}

/// The regions of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  let parts: [DynamicIsland.ExpandedPart]
}

/// Builds the regions of the expanded Dynamic Island.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<C>(parts: [first.part])
  }

  /// Regions may come from a function of their own.
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<some View> {
    first
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(parts: accumulated.parts + [next.part])
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(parts: accumulated.parts + next.parts)
  }
}
