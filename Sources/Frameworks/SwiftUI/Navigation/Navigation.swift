// SwiftUI's navigation and tabs (iOS 13 to 16), as views of an app that are compiled into a
// widget's target use them. Destinations are not resolved.

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

public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A control that leads to another view.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let label: Label

  nonisolated public init(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(titleKey)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination)
  where Label == Text {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(title)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("NavigationLink", children: context.nodes(of: label))]
  }
}

/// Views behind tabs.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TabView", children: context.nodes(of: content))]
  }
}
