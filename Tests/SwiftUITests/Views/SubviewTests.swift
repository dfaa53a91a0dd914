import SwiftUI
import Testing

private struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  private struct Root: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

private struct Boxed: _VariadicView_UnaryViewRoot {
  @Environment(\.lineLimit) private var lines

  func body(children: _VariadicView.Children) -> some View {
    VStack {
      Text("\(children.count) of \(lines ?? 0)")
      children[0]
    }
  }
}

private struct Rank: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct Pair: View {
  var body: some View {
    Text("c").containerValue(\.rank, 3)
    Text("d").tag("last")
  }
}

private struct Lines: View {
  @Environment(\.lineLimit) private var lines
  var body: some View { Text("\(lines ?? 0)") }
}

extension ContainerValues {
  @_EnvironmentEntry fileprivate var rank: Int = 1
}

@MainActor @Suite struct SubviewTests {
  private func kinds(_ node: ViewNode) -> [String] {
    node.children.map { $0.text ?? $0.kind }
  }

  @Test func `a multiple root sees each view that a stack would place`() {
    let node = tree(
      VStack {
        Divided {
          Text("a")
          ForEach(["b", "B"], id: \.self) { Text($0) }
          if Bool.random() { EmptyView() }
          Group { Pair() }
          AnyView(Text("e"))
        }
      })
    #expect(
      kinds(node) == [
        "a", "Divider", "b", "Divider", "B", "Divider", "c", "Divider", "d", "Divider", "e",
      ])
  }

  @Test func `a modifier of a group is that of each of its views`() {
    let node = tree(VStack { Divided { Group { Pair() }.padding(2) } })
    #expect(node.children.map(\.kind) == [".padding", "Divider", ".padding"])
    #expect(node.texts == ["c", "d"])
  }

  @Test func `a unary root is one view and has an environment`() {
    let tree = tree(
      HStack {
        _VariadicView.Tree(Boxed()) { Pair() }
      }.lineLimit(4))
    #expect(tree.texts == ["2 of 4", "c"])
  }

  @Test func `a child has the environment of its place`() {
    struct Root: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { $0.lineLimit(7) }
      }
    }
    #expect(tree(_VariadicView.Tree(Root()) { Lines() }.lineLimit(2)).texts == ["7"])
  }

  @Test func `a child has identifiers and traits`() {
    struct Root: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          Text("\(child.id(as: String.self) ?? "-") \(child[Rank.self])")
        }
      }
    }
    let view = _VariadicView.Tree(Root()) {
      Text("a").id("x")
      ForEach(["y"], id: \.self) { Text($0)._trait(Rank.self, 2) }
      Text("c")
    }
    #expect(tree(view).texts == ["x 0", "y 2", "- 0"])
  }

  @Test func `subviews have container values`() {
    let group = Group(subviews: Pair()) { subviews in
      ForEach(subviews) { Text("\($0.containerValues.rank)") }
      subviews[1...]
    }
    #expect(tree(VStack { group }).texts == ["3", "1", "d"])
    let each = ForEach(subviews: Pair()) { subview in
      if subview.containerValues.hasTag("last") { subview }
    }
    #expect(tree(VStack { each }).texts == ["d"])
  }

  @Test func `sections are told apart`() {
    let content = TupleView(
      (
        Text("alone"), Section("One") { Pair() },
        Section {
          Text("x")
        } footer: {
          Text("end")
        }
      ))
    let group = Group(sections: content) { sections in
      ForEach(sections) { section in
        Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
      }
    }
    #expect(tree(VStack { group }).texts == ["0 1 0", "1 2 0", "0 1 1"])
    let each = ForEach(sections: content) { $0.header }
    #expect(tree(VStack { each }).texts == ["One"])
  }
}
