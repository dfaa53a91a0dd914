// SwiftUI's WidgetBundle and WidgetBundleBuilder. As in Apple's builder only `if #available` may
// decide about a widget.

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

extension WidgetBundleBuilder {
  public static func buildBlock<First: Widget, Second: Widget, each Rest: Widget>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Widget {
    var members = first.bundleMembers + second.bundleMembers
    for widget in repeat each rest { members += widget.bundleMembers }
    return WidgetGroup(members)
  }
}
