// SwiftUI's navigation, as views of an app that are compiled into a widget's target use them.
// Destinations are not resolved.

/// Views one of which leads to the next.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("NavigationView", children: context.nodes(of: content))]
  }
}

/// Views one of which leads to the next.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RangeReplaceableCollection & RandomAccessCollection {
    self.root = root()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("NavigationStack", children: context.nodes(of: root))]
  }
}
