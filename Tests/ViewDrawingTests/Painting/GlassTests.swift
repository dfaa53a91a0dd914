import SwiftUI
import Testing

@testable import ViewDrawing
@testable import WidgetDrawing

/// Liquid Glass behind views.
@MainActor @Suite struct GlassTests {
  private func drawn(
    _ glass: Glass, isDark: Bool = false, setup: (inout ViewStyle) -> Void = { _ in }
  ) -> DrawingCanvas {
    let view = Color.red.frame(width: 40, height: 20).glassEffect(glass)
    return LaidOut(view) {
      $0.isDark = isDark
      setup(&$0)
    }.canvas()
  }

  private func groups(_ canvas: DrawingCanvas) -> [DrawingGroup] {
    canvas.operations.compactMap { if case .push(let group) = $0 { group } else { nil } }
  }

  @Test func `glass is a capsule behind its view that blurs what is below it, and is told`() throws
  {
    let canvas = drawn(.regular)
    let group = try #require(groups(canvas).first)
    #expect(group.backdropBlur == 12)
    let bounds = try #require(group.clip?.bounds)
    #expect(bounds.width == 40 && bounds.height == 20)
    // No corner is a square one.
    #expect(group.clip != PathData(rectangle: bounds.minX, bounds.minY, 40, 20))
    #expect(
      canvas.notes.all == ["Liquid Glass is approximated: a blur, a veil and an edge of light"])
    let red = try #require(
      canvas.operations.lastIndex { if case .fill = $0 { true } else { false } })
    let edge = try #require(
      canvas.operations.firstIndex { if case .stroke = $0 { true } else { false } })
    #expect(edge < red)
  }

  @Test func `clear glass blurs less, a tint is its colour, and the identity draws nothing`() {
    #expect(groups(drawn(.clear)).first?.backdropBlur == 4)
    let plain = drawn(.identity)
    #expect(groups(plain).isEmpty && plain.notes.all.isEmpty)
    let tinted = drawn(.regular.tint(.green)).operations.compactMap { operation -> Double? in
      guard case .fill(_, .color(let color), _) = operation, color.components.opacity < 1 else {
        return nil
      }
      return color.components.green
    }
    #expect(tinted.count == 1 && tinted[0] > 0.6)
  }

  @Test func `where the system tints widgets glass is not blurred`() {
    let canvas = drawn(.regular) { $0.scene.look.renderingMode = .accented }
    #expect(groups(canvas).allSatisfy { $0.backdropBlur == 0 })
  }

  @Test func `a button of glass has a plate of glass, and a label in the usual colour`() {
    let button = LaidOut(Button("Go") {}.buttonStyle(.glass)).canvas()
    #expect(groups(button).contains { $0.backdropBlur == 12 })
    #expect(button.boxes.compactMap(\.color) == ["#000000ff"])
  }

  @Test func `views in a container of glass are drawn as they are`() {
    let box = LaidOut(GlassEffectContainer { Color.red.frame(width: 30, height: 10) })
    #expect(box.size() == CGSize(width: 30, height: 10))
    #expect(box.canvas().notes.all.isEmpty)
  }
}
