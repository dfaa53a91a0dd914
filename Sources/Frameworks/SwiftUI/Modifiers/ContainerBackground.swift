// The background of a container; a widget's placement is WidgetKit's.

public struct ContainerBackgroundPlacement: Sendable, Hashable {
  package let name: String

  package init(name: String) { self.name = name }

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(
    name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    node(".containerBackground", styles: [style], ["placement": .string(container.name)])
  }

  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        attributes: [
          "placement": .string(container.name), "alignment": alignment.attribute,
        ], background: content()))
  }
}

/// Keeps the nodes of a container's background beside those of the content.
///
/// A background has no container of its own, so a container background within it is left out. Views
/// in the wild depend on that: `.containerBackground(for: .widget) { background() }` in a `body`
/// names the view itself, and would never end otherwise.
nonisolated struct ContainerBackgroundModifier<Background: View>: ViewModifier, PrimitiveModifier {
  let attributes: ViewAttributes
  let background: Background

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let backgrounds =
      context.isInContainerBackground ? [] : context.insideContainerBackground.nodes(of: background)
    return context.nodes(of: content).map {
      ViewNode(".containerBackground", attributes: attributes, children: [$0] + backgrounds)
    }
  }
}
