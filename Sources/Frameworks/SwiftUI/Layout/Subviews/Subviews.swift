// SwiftUI's subviews: the views that a container's content stands for, one by one.

/// One of the views in a container.
nonisolated public struct Subview: View, Identifiable, PrimitiveView, ListableView {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  let view: ListedView

  public var containerValues: ContainerValues { ContainerValues(view.values) }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { view.nodes(context) }

  @MainActor func list(in context: ViewContext) -> [ListedView] { [view] }
}

extension ViewContext {
  /// Returns the subviews of a container's content.
  @MainActor func subviews<Content: View>(of content: Content) -> SubviewsCollection {
    SubviewsCollection(list(content))
  }
}

/// The views in a container.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection, PrimitiveView,
  ListableView
{
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ views: [ListedView]) {
    self.init(subviews: views.enumerated().map { Subview(id: .init(index: $0), view: $1) })
  }

  init(subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    subviews.flatMap { $0.nodes(in: context) }
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] { subviews.map(\.view) }
}

/// A part of the views in a container.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection, PrimitiveView,
  ListableView
{
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    subviews.flatMap { $0.nodes(in: context) }
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] { subviews.map(\.view) }
}

/// The result of a group that looks at the subviews of its content.
nonisolated public struct GroupElementsOfContent<Subviews, Content>: View, PrimitiveView,
  ListableView
where Subviews: View, Content: View {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  init(base: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    self.base = base
    self.transform = transform
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: transform(context.subviews(of: base)))
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] {
    context.list(transform(context.subviews(of: base)))
  }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// A collection whose elements are known in a view's context only.
protocol ContextualCollection {
  /// Returns the collection with its elements.
  @MainActor func resolved(in context: ViewContext) -> Self
}

/// The subviews of a view, for each of which there is another view.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection,
  ContextualCollection
{
  public typealias Element = Subview
  public typealias Index = Int

  private let base: AnyView
  private var subviews = SubviewsCollection(subviews: [])

  init(of base: AnyView) { self.base = base }

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  @MainActor func resolved(in context: ViewContext) -> Self {
    var resolved = self
    resolved.subviews = context.subviews(of: base)
    return resolved
  }
}

extension ForEach {
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(of: AnyView(view)), identify: { $0.id },
      content: content)
  }
}
