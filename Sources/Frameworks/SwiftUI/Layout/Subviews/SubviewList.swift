// The subviews of a container, as those that look at them see them: each view that a stack would
// place, with what groups around it say of it.

/// One of the views that another stands for, such as an element of a group.
package struct ListedView {
  /// Makes the nodes in the context in which the view is placed, which may have another
  /// environment.
  let nodes: @MainActor (ViewContext) -> [ViewNode]
  /// The identifiers given by `id(_:)` and `ForEach`, the outermost last.
  var ids: [AnyHashable] = []
  /// The values of `containerValue(_:_:)`, `tag(_:)` and traits, by key.
  var values: [ObjectIdentifier: Any] = [:]
  /// The section around the view; nil for none.
  var section: ListedSection?

  init(_ nodes: @escaping @MainActor (ViewContext) -> [ViewNode]) { self.nodes = nodes }

  @MainActor init<Content: View>(_ view: Content) { self.init { $0.nodes(of: view) } }
}

/// A place in a section of a list of views.
struct ListedSection {
  /// A part of a section.
  enum Part { case header, content, footer }

  /// The section, by which its parts are known.
  final class Mark {}

  let mark: Mark
  let part: Part
}

/// A view that stands for any number of views.
@MainActor protocol ListableView: PrimitiveView {
  /// Returns the views, in order.
  @MainActor func list(in context: ViewContext) -> [ListedView]
}

/// One of the listed views as a view.
nonisolated struct ListedViewContent: View, PrimitiveView {
  let view: ListedView

  var body: Never { noBody(Self.self) }

  @MainActor func nodes(in context: ViewContext) -> [ViewNode] { view.nodes(context) }
}

extension ViewContext {
  /// Returns the views that a view stands for.
  ///
  /// A view with a body of its own stands for those of its body. Where that is one, it is the view
  /// itself, whose body is made where it is placed.
  @MainActor func list<Content: View>(_ view: Content) -> [ListedView] {
    if let several = view as? any ListableView { return several.list(in: self) }
    guard !(view is any PrimitiveView), Content.Body.self != Never.self else {
      return [ListedView(view)]
    }
    install(in: view)
    return whole(view, of: list(view.body))
  }

  /// The view itself in place of the one it stands for, or all of them.
  @MainActor private func whole<Content: View>(
    _ view: Content, of parts: [ListedView]
  ) -> [ListedView] {
    guard parts.count == 1 else { return parts }
    var whole = ListedView(view)
    (whole.ids, whole.values, whole.section) = (parts[0].ids, parts[0].values, parts[0].section)
    return [whole]
  }

  /// Returns the views that a modified view stands for.
  @MainActor fileprivate func list<Content: View, Modifier: ViewModifier>(
    _ content: Content, modifiedBy modifier: Modifier
  ) -> [ListedView] {
    if let writer = modifier as? any ListedValueModifier {
      return list(content).map { view in
        var view = view
        writer.write(to: &view)
        return view
      }
    }
    if modifier is any PrimitiveModifier || Modifier.Body.self == Never.self {
      let change = (modifier as? EnvironmentModifier)?.change
      let context = change.map { with($0) } ?? self
      return context.list(content).map { view in
        var modified = view
        modified.modify { context in
          context.nodes(of: ListedViewContent(view: view), modifiedBy: modifier)
        }
        return modified
      }
    }
    install(in: modifier)
    let body = modifier.body(content: .init(of: content))
    return whole(ModifiedContent(content: content, modifier: modifier), of: list(body))
  }
}

extension ListedView {
  /// Replaces how the nodes are made, and keeps everything else.
  fileprivate mutating func modify(_ nodes: @escaping @MainActor (ViewContext) -> [ViewNode]) {
    var modified = ListedView(nodes)
    (modified.ids, modified.values, modified.section) = (ids, values, section)
    self = modified
  }
}

/// A modifier that says something of a view to the container around it.
protocol ListedValueModifier: ViewModifier {
  /// Adds what it says.
  func write(to view: inout ListedView)
}

extension EmptyView: ListableView {
  @MainActor func list(in context: ViewContext) -> [ListedView] { [] }
}

extension Optional: ListableView where Wrapped: View {
  @MainActor func list(in context: ViewContext) -> [ListedView] { map { context.list($0) } ?? [] }
}

extension _ConditionalContent: ListableView where TrueContent: View, FalseContent: View {
  @MainActor func list(in context: ViewContext) -> [ListedView] {
    switch storage {
    case .first(let view): context.list(view)
    case .second(let view): context.list(view)
    }
  }
}

extension TupleView: ListableView {
  @MainActor func list(in context: ViewContext) -> [ListedView] {
    elements.flatMap { context.list($0) }
  }
}

extension AnyView: ListableView {
  @MainActor func list(in context: ViewContext) -> [ListedView] { context.list(view) }
}

extension EquatableView: ListableView {
  @MainActor func list(in context: ViewContext) -> [ListedView] { context.list(content) }
}

extension Group: ListableView where Content: View {
  @MainActor func list(in context: ViewContext) -> [ListedView] { context.list(content) }
}

extension ForEach: ListableView where Content: View {
  @MainActor func list(in context: ViewContext) -> [ListedView] {
    elements(in: context).flatMap { element in
      var views = context.list(content(element))
      guard let id = identify?(element) else { return views }
      for index in views.indices { views[index].ids.append(AnyHashable(id)) }
      return views
    }
  }
}

extension Section: ListableView where Parent: View, Content: View, Footer: View {
  @MainActor func list(in context: ViewContext) -> [ListedView] {
    let mark = ListedSection.Mark()
    func listed<Part: View>(_ view: Part, as part: ListedSection.Part) -> [ListedView] {
      context.list(view).map {
        var view = $0
        view.section = ListedSection(mark: mark, part: part)
        return view
      }
    }
    return listed(header, as: .header) + listed(content, as: .content)
      + listed(footer, as: .footer)
  }
}

extension ModifiedContent: ListableView where Content: View, Modifier: ViewModifier {
  @MainActor func list(in context: ViewContext) -> [ListedView] {
    context.list(content, modifiedBy: modifier)
  }
}

extension _ViewModifier_Content: ListableView {
  @MainActor func list(in context: ViewContext) -> [ListedView] { listed(context) }
}
