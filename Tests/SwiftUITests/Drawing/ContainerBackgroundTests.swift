import SwiftUI
import Testing

/// A widget's view whose background names the view itself, as some in the wild do by mistake.
private struct SelfBackgroundView: View {
  var body: some View {
    Text(verbatim: "72")
      .containerBackground(for: .navigation) { background() }
  }
}

@Suite @MainActor struct ContainerBackgroundTests {
  @Test func `a background stands beside its content`() {
    let view = Text(verbatim: "72").containerBackground(for: .navigation) { Color.red }
    let node = tree(view)
    #expect(node.kind == ".containerBackground")
    #expect(node.children.map(\.kind) == ["Text", "Color"])
  }

  @Test func `a background that names its own view ends there`() throws {
    let node = tree(SelfBackgroundView())
    let background = try #require(node.children.last)
    #expect(background.kind == ".background")
    #expect(background.children.map(\.kind) == [".containerBackground"])
    #expect(background.children.first?.children.map(\.kind) == ["Text"])
  }

  @Test func `a preference does not lose where a background is`() throws {
    let view = Text(verbatim: "1").containerBackground(for: .navigation) {
      SelfBackgroundView().onPreferenceChange(Height.self) { _ in }
    }
    #expect(tree(view).children.count == 2)
  }
}

private struct Height: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}
