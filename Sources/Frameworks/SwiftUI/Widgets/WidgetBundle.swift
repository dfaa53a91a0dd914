// SwiftUI's WidgetBundle and WidgetBundleBuilder (iOS 14, macOS 11, watchOS 9). As in Apple's
// builder a block holds at most ten widgets, and only `if #available` may decide about one.

/// A container for the widgets of one extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Self.Body { get }
}

/// Marks a widget that stood inside `if #available`.
public protocol _LimitedAvailabilityWidgetMarker {}

struct LimitedAvailabilityWidget: Widget, _LimitedAvailabilityWidgetMarker {
  let members: [WidgetBundleMember]

  init() { members = [] }

  init(_ members: [WidgetBundleMember]) { self.members = members }

  var body: Never { preconditionFailure("a group of widgets has no configuration of its own") }
}

/// Builds the body of a widget bundle.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content {
    content
  }

  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetGroup([.control(content)])
  }

  public static func buildBlock() -> some Widget {
    WidgetGroup()
  }

  public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget {
    content
  }

  public static func buildOptional(
    _ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?
  ) -> some Widget {
    WidgetGroup(widget?.bundleMembers ?? [])
  }

  @available(
    *, unavailable,
    message: "if statements in a WidgetBundleBuilder can only be used with #available clauses"
  )
  public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
    WidgetGroup(widget?.bundleMembers ?? [])
  }

  public static func buildLimitedAvailability(
    _ widget: some Widget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker {
    LimitedAvailabilityWidget(widget.bundleMembers)
  }
}

// Blocks of two to ten widgets, as many as Apple's builder takes.
extension WidgetBundleBuilder {
  private static func group(_ widgets: [any Widget]) -> WidgetGroup {
    WidgetGroup(widgets.flatMap { $0.bundleMembers })
  }

  public static func buildBlock<C0: Widget, C1: Widget>(
    _ c0: C0, _ c1: C1
  ) -> some Widget {
    group([c0, c1])
  }

  public static func buildBlock<C0: Widget, C1: Widget, C2: Widget>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Widget {
    group([c0, c1, c2])
  }

  public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Widget {
    group([c0, c1, c2, c3])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget,
    C3: Widget, C4: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Widget {
    group([c0, c1, c2, c3, c4])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget,
    C3: Widget, C4: Widget, C5: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Widget {
    group([c0, c1, c2, c3, c4, c5])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget, C3: Widget,
    C4: Widget, C5: Widget, C6: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Widget {
    group([c0, c1, c2, c3, c4, c5, c6])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget, C3: Widget,
    C4: Widget, C5: Widget, C6: Widget, C7: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
    _ c7: C7
  ) -> some Widget {
    group([c0, c1, c2, c3, c4, c5, c6, c7])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget,
    C5: Widget, C6: Widget, C7: Widget, C8: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
    _ c7: C7, _ c8: C8
  ) -> some Widget {
    group([c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  public static func buildBlock<
    C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget,
    C5: Widget, C6: Widget, C7: Widget, C8: Widget, C9: Widget
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
    _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Widget {
    group([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
