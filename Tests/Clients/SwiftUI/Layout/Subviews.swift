import SwiftUI

extension ContainerValues {
  @_EnvironmentEntry var isPinned: Bool = false
}

/// A value that no other task may share.
private final class Theme { var name = "" }

extension EnvironmentValues {
  @_EnvironmentEntry fileprivate var theme = Theme()
}

private struct RowKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

private struct ColumnKey: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

/// Rows with lines between them, made before and since iOS 18.
struct LinedRows<Content: View>: View {
  @ViewBuilder let content: Content

  private struct Lines: _VariadicView.UnaryViewRoot {
    static var _viewListOptions: Int { 1 }

    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { (child: _VariadicView.Children.Element) in
        child
        if last != child.id, child[ColumnKey.self] == 0, child.id(as: String.self) == nil {
          Divider()
        }
      }
      children
    }
  }

  var body: some View {
    _VariadicView.Tree(Lines()) {
      content.containerValue(\.isPinned, true)._trait(ColumnKey.self, 1)
      content.modifier(_TraitWritingModifier<ColumnKey>(value: 2))
    }
    ForEach(subviews: content) { (subview: Subview) in
      if subview.containerValues.isPinned || subview.containerValues[RowKey.self] > 0 { subview }
      if subview.containerValues.tag(for: Int.self) == 1 { Text("\(subview.id.hashValue)") }
      if subview.containerValues.hasTag("a") { Divider() }
    }
    Group(subviews: content) { (subviews: SubviewsCollection) in
      subviews
      if let first = subviews.first { first }
      let rest: SubviewsCollectionSlice = subviews[1...]
      rest
    }
    ForEach(sections: content) { (section: SectionConfiguration) in
      section.header
      section.content
      section.footer
      Text("\(section.id.hashValue) \(section.containerValues.isPinned)")
    }
    Group(sections: content) { (sections: SectionCollection) in
      Text("\(sections.count)")
    }
  }
}

/// A root that makes several views.
private struct Reversed: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View { ForEach(children.reversed()) { $0 } }
}

/// A tree of views by a root of any kind.
struct ReversedRows<Content: View>: View {
  let content: Content
  private let tree: _VariadicView.Tree<Reversed, Content>

  init(content: Content) {
    self.content = content
    tree = _VariadicView.Tree(Reversed()) { content }
  }

  var body: some View {
    tree
    tree.content
  }
}

/// The views and collections that the functions above make.
private func names<Rows: View, Row: View>(
  _ rows: ForEachSubviewCollection<Row>.Type, _ sections: ForEachSectionCollection<Row>.Type,
  _ group: GroupElementsOfContent<Rows, Row>.Type,
  _ sectionGroup: GroupSectionsOfContent<Rows, Row>.Type
) -> [Any.Type] {
  [rows, sections, group, sectionGroup]
}

/// A tree by a root that is known to make views.
private func tree<Root: _VariadicView.ViewRoot, Rows: View>(
  _ root: Root, _ rows: Rows
) -> some View {
  _VariadicView.Tree(root) { rows }
}
