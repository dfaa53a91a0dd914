import SwiftUI
import Testing

/// A board whose symbols are drawn by their tags.
private struct Board: View {
  var body: some View {
    Canvas { context, _ in
      if let star = context.resolveSymbol(id: "star") {
        context.draw(star, at: CGPoint(x: star.size.width, y: 0))
      }
      if context.resolveSymbol(id: "moon") != nil {
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      }
    } symbols: {
      Image(systemName: "star").frame(width: 30, height: 10).tag("star")
    }
  }
}

@Suite struct CanvasSymbolTests {
  @Test @MainActor func `a canvas finds the symbols that it has, in their frames`() {
    let drawn = tree(Board()).children.filter { $0.kind.hasPrefix("Canvas.") }
    #expect(drawn.map(\.kind) == ["Canvas.symbol", "Canvas.symbols"])
    #expect(drawn[0].attributes["at"] == [CGFloat(30), 0].attribute)
  }

  @Test @MainActor func `typed transitions are kept as the older ones are`() {
    let typed = tree(Text("a").transition(MoveTransition(edge: .top)))
    #expect(typed == tree(Text("a").transition(AnyTransition.move(edge: .top))))
    let both = tree(Text("a").transition(OpacityTransition().combined(with: .slide)))
    #expect(both == tree(Text("a").transition(AnyTransition.opacity.combined(with: .slide))))
  }

  @Test @MainActor func `a part of a view that is animated is shown`() {
    #expect(tree(Text("a").animation(.default) { $0.opacity(0.5) }).texts == ["a"])
  }

  @Test @MainActor func `a rotor keeps the labels of its entries`() {
    let node = tree(
      Text("a").accessibilityRotor("All") {
        AccessibilityRotorEntry("First", id: 1)
        ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("\($0)" as String, id: $0) }
      })
    #expect(node.attributes["entries"] == .list(["First", "2", "3"]))
  }
}
