// SwiftUI's variadic views: public and not documented, they are how containers look at their
// subviews before iOS 18.

/// The place of the types of variadic views.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the content whose children it sees.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A root that makes a value of child views.
@MainActor @preconcurrency public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// A root that makes a view of child views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

extension _VariadicView_ViewRoot where Body == Never {
  public func body(children: _VariadicView.Children) -> Never { noBody(Self.self) }
}

/// A root whose view is one to the container around it.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose views are several to the container around it.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView, ListableView
where Root: _VariadicView_ViewRoot, Content: View {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor private func result(in context: ViewContext) -> Root.Body {
    context.install(in: root)
    return root.body(
      children: _VariadicView_Children(subviews: context.subviews(of: content)))
  }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let result = result(in: context)
    return root is any _VariadicView_UnaryViewRoot
      ? [context.node(of: result)] : context.nodes(of: result)
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] {
    root is any _VariadicView_UnaryViewRoot
      ? [ListedView { self.nodes(in: $0) }] : context.list(result(in: context))
  }
}

/// The children of a variadic view.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection, PrimitiveView,
  ListableView
{
  public typealias Index = Int

  /// One of the children.
  nonisolated public struct Element: View, Identifiable, PrimitiveView, ListableView {
    public typealias ID = AnyHashable

    var subview: Subview

    public var id: AnyHashable { AnyHashable(subview.id) }

    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.view.ids.lazy.compactMap { $0.base as? ID }.first
    }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        subview.view.values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
      }
      set {
        var view = subview.view
        view.values[ObjectIdentifier(key)] = newValue
        subview = Subview(id: subview.id, view: view)
      }
    }

    public var body: Never { noBody(Self.self) }

    @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
      subview.nodes(in: context)
    }

    @MainActor func list(in context: ViewContext) -> [ListedView] { [subview.view] }
  }

  let subviews: SubviewsCollection

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    subviews.nodes(in: context)
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] { subviews.list(in: context) }
}

/// A key for a trait, which a view has for the container around it.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// Gives a view a trait.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier,
  PrimitiveModifier, ListedValueModifier
{
  public let value: Trait.Value

  nonisolated public init(value: Trait.Value) { self.value = value }

  func write(to view: inout ListedView) { view.values[ObjectIdentifier(Trait.self)] = value }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content)
  }
}

nonisolated extension View {
  public func _trait<K: _ViewTraitKey>(
    _ key: K.Type, _ value: K.Value
  ) -> ModifiedContent<Self, _TraitWritingModifier<K>> {
    modifier(_TraitWritingModifier(value: value))
  }
}
