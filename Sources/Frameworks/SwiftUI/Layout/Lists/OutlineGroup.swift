// SwiftUI's OutlineGroup and the edit actions of lists. A tree that is drawn once cannot be
// expanded, so only the first level of an outline stands in it.

/// A view for each element of a tree.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  private let roots: [Data.Element]
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  nonisolated private init(
    roots: [Data.Element], children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View, PrimitiveView
where Parent: View, Leaf: View, Subgroup: View {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    roots.flatMap { root in
      let row = context.nodes(of: content(root))
      guard root[keyPath: children] != nil else { return row }
      return [
        ViewNode(
          "DisclosureGroup", ["isExpanded": false.attribute],
          children: [ViewNode("DisclosureGroup.label", children: row)])
      ]
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], children: children, content: content)
  }

  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Array(data), children: children, content: content)
  }

  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], children: children, content: content)
  }

  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), children: children, content: content)
  }
}

/// The rows below a row of a tree.
nonisolated public struct OutlineSubgroupChildren: View, PrimitiveView {
  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [] }
}

/// The edit actions of a collection's rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates views of a collection whose elements can be deleted or moved.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, content: content)
  }

  /// Creates views of a collection whose elements can be deleted or moved.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content)
  }
}

nonisolated extension View {
  /// Sets whether the row can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// Sets whether the row can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// Sets whether the row can be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
