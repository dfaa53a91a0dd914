import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

@MainActor @Suite struct RightToLeftTests {
  @Test func `symbols that point forward point to the left`() {
    for name in ["chevron.forward", "arrow.forward", "arrow.up.backward"] {
      #expect(firstX(Image(systemName: name), mirrored: true), "\(name)")
    }
    for name in ["chevron.right", "star", "forward.fill"] {
      #expect(firstX(Image(systemName: name), mirrored: false), "\(name)")
    }
  }

  @Test func `a view that flips is its mirror image`() {
    let view = Text("x").flipsForRightToLeftLayoutDirection(true)
    #expect(pushes(view, rightToLeft: true).first?.first == -1)
    #expect(pushes(view, rightToLeft: false).first?.first != -1)
    let fixed = Text("x").flipsForRightToLeftLayoutDirection(false)
    #expect(pushes(fixed, rightToLeft: true).first?.first != -1)
    let mirrors = Text("x").layoutDirectionBehavior(.mirrors)
    #expect(pushes(mirrors, rightToLeft: true).first?.first == -1)
  }

  @Test func `an offset's x counts from right to left, too`() {
    let view = Text("x").offset(x: 7, y: 3).frame(width: 60, height: 30, alignment: .topLeading)
    let usual = LaidOut(view).boxes()[0].frame
    let mirrored = LaidOut(view) { $0.isRightToLeft = true }.boxes()[0].frame
    #expect(usual[0] == 7 && usual[1] == 3)
    #expect(abs(mirrored[0] + mirrored[2] - 53) < 0.02 && mirrored[1] == 3)
  }

  @Test func `shapes are mirrored, except those of SwiftUI's that are symmetrical`() {
    let wedge = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 20))
    }
    #expect(firstX(wedge.frame(width: 30, height: 20), mirrored: true))
    #expect(firstX(wedge.trim(from: 0, to: 0.9).frame(width: 30, height: 20), mirrored: true))
    let arc = Circle().trim(from: 0, to: 0.25).frame(width: 30, height: 20)
    #expect(firstX(arc, mirrored: false))
    #expect(firstX(Fixed().frame(width: 30, height: 20), mirrored: false))
  }

  /// Whether an outline differs from right to left as its mirror image does.
  private func firstX(_ view: some View, mirrored: Bool) -> Bool {
    func path(_ isRightToLeft: Bool) -> PathData? {
      let drawn = LaidOut(
        view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
      return drawn.canvas().operations.lazy.compactMap { operation -> PathData? in
        if case .fill(let path, _, _) = operation { path } else { nil }
      }.first
    }
    guard let left = path(false), let right = path(true) else { return false }
    return (left.text != right.text) == mirrored
  }

  private func pushes(_ view: some View, rightToLeft: Bool) -> [[Double]] {
    let drawn = LaidOut(
      view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight))
    return drawn.canvas().operations.compactMap { operation in
      if case .push(let group) = operation { group.transform } else { nil }
    }
  }
}

private struct Fixed: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 5, height: 5)) }
}
