import SwiftUI
import Testing

@MainActor func tree(
  _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewNode {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  environment.proposedSize = CGSize(width: 100, height: 50)
  change(&environment)
  return resolveView(view, environment: environment)
}

@MainActor @Suite struct ViewTreeTests {
  @Test func `a stack keeps its arguments and its views in order`() {
    let node = tree(
      VStack(alignment: .leading, spacing: 4) {
        Text("one")
        Text("two")
      })
    #expect(
      node
        == ViewNode(
          "VStack", ["alignment": "leading", "spacing": .number(4)],
          children: [ViewNode("Text", text: "one"), ViewNode("Text", text: "two")]))
  }

  @Test func `modifiers wrap in the order in which they are written`() {
    let node = tree(Text("a").padding(2).border(.red))
    #expect(node.flattened.map(\.kind) == [".border", ".padding", "Text"])
    #expect(
      tree(Text("a").padding(2).border(.red)).digest
        != tree(Text("a").border(.red).padding(2)).digest)
  }

  @Test func `a modifier of a group applies to each of its views`() {
    let node = tree(
      HStack {
        Group {
          Text("a")
          Text("b")
        }.padding()
      })
    #expect(node.children.map(\.kind) == [".padding", ".padding"])
  }

  @Test func `branches, options and loops leave only what they show`() {
    func view(_ flag: Bool) -> some View {
      VStack {
        if flag { Text("yes") } else { Image(systemName: "xmark") }
        if flag { Text("only") }
        ForEach(0..<3) { Text(verbatim: String($0)) }
        ForEach(["x", "y"], id: \.self) { Text($0) }
        EmptyView()
        AnyView(Text("any"))
      }
    }
    #expect(tree(view(true)).texts == ["yes", "only", "0", "1", "2", "x", "y", "any"])
    #expect(tree(view(false)).children.first?.attributes["symbol"] == "xmark")
  }

  @Test func `equal content has equal digests, and any change another one`() {
    func view(_ text: String, _ size: CGFloat) -> some View {
      VStack { Text(text).font(.system(size: size)) }.background(Color.red)
    }
    let digest = tree(view("a", 12)).digest
    #expect(digest == tree(view("a", 12)).digest)
    #expect(digest.count == 16)
    #expect(digest != tree(view("b", 12)).digest)
    #expect(digest != tree(view("a", 13)).digest)
  }

  @Test func `the digest of a known tree never changes`() {
    let node = ViewNode(
      "VStack", ["b": .number(1), "a": .list([true, "x"])],
      children: [ViewNode("Text", text: "é")])
    #expect(node.digest == "0ce97be82f6882dc")
  }

  @Test func `a tree survives being written and read`() throws {
    let node = tree(
      VStack { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        .frame(maxWidth: .infinity))
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == node)
  }

  @Test func `secondary views follow the modified one`() {
    let node = tree(Text("a").background { Color.blue }.overlay(Circle()).mask(Rectangle()))
    #expect(node.kind == ".mask")
    #expect(node.flattened.map(\.kind).last == "Shape")
    #expect(node.children[0].children[0].children.map(\.kind) == ["Text", "Color"])
  }

  @Test func `a geometry reader is given the proposed size`() {
    let node = tree(GeometryReader { Text(verbatim: "\(Int($0.size.width))") })
    #expect(node.texts == ["100"])
  }

  @Test func `the first of several views fits`() {
    let node = tree(
      ViewThatFits {
        Text("long")
        Text("short")
      })
    #expect(node.texts == ["long"])
  }

  @Test func `a view of the platform stays unresolved`() {
    struct Alien: View {
      var body: Never { preconditionFailure("never asked") }
    }
    #expect(tree(Alien()) == ViewNode("Unresolved", ["type": "Alien"]))
  }

  @Test func `preferences reach the views made from them`() {
    struct Longest: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value = max(value, nextValue())
      }
    }
    let node = tree(
      HStack {
        Text("a").preference(key: Longest.self, value: 3)
        Text("b").preference(key: Longest.self, value: 7)
      }.overlayPreferenceValue(Longest.self) { Text(verbatim: String($0)) })
    #expect(node.kind == ".overlay")
    #expect(node.texts == ["a", "b", "7"])
  }

  @Test func `what a closure would do later leaves no trace`() {
    let plain = tree(Text("a"))
    let busy = tree(
      Text("a").onAppear {}.onChange(of: 1) {}.task {}.onTapGesture {}.id(3).tag("x"))
    #expect(plain == busy)
  }
}
