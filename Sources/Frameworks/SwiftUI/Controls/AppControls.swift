// SwiftUI's controls of apps that widgets' targets compile along: sharing, editing, split views and
// scrolling to a place.

/// A control that shares items.
nonisolated public struct ShareLink<Label: View>: View, PrimitiveView {
  private let item: String
  private let label: Label

  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.item = item.absoluteString
    self.label = label()
  }

  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.item = item
    self.label = label()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("ShareLink", ["item": item.attribute], children: context.nodes(of: label))]
  }
}

/// A control that starts and ends editing.
nonisolated public struct EditButton: View, PrimitiveView {
  nonisolated public init() {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("EditButton")] }
}

/// Scrolls to a view; nothing scrolls in a tree.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view whose content can be scrolled by code.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}
