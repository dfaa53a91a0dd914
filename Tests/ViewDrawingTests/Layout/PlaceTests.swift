import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// What code of an author's is told of the places of other views.
@MainActor @Suite struct PlaceTests {
  @Test func `bounds in a preference are those of the view, in the reader's coordinates`() {
    let view = HStack(spacing: 20) {
      Color.gray.frame(width: 30, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Color.gray.frame(width: 40, height: 10)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
    }
    .padding(5)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        let last = proxy[anchors[anchors.count - 1]]
        Color.red.frame(width: last.width, height: 3).offset(x: last.minX, y: last.maxY)
      }
    }
    #expect(fills(view).last == CGRect(x: 55, y: 15, width: 40, height: 3))
  }

  @Test func `a point of a view is where the view is`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.gray.frame(width: 30, height: 10)
      Color.gray.frame(width: 10, height: 10)
        .anchorPreference(key: Point.self, value: .center) { $0 }
    }
    .overlayPreferenceValue(Point.self) { point in
      GeometryReader { proxy in
        if let point { Color.red.frame(width: proxy[point].x, height: proxy[point].y) }
      }
    }
    #expect(fills(view).last?.size == CGSize(width: 5, height: 15))
  }

  @Test func `a preference that a geometry reader sets is gathered`() {
    let view = Color.gray.frame(width: 30, height: 10)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: Width.self, value: proxy.size.width * 2)
        }
      )
      .overlayPreferenceValue(Width.self) { Color.red.frame(width: $0, height: 3) }
    #expect(fills(view).last?.width == 60)
  }

  @Test func `views made of a preference are behind those that set it`() {
    let view = Text("x").preference(key: Width.self, value: 55)
      .backgroundPreferenceValue(Width.self) { Text("\(Int($0))").frame(width: $0, height: 5) }
    #expect(LaidOut(view).boxes(100, 100).map(\.text) == ["55", "x"])
  }

  @Test func `what is hidden has places, and is not seen`() {
    let view = Text("x")
      .background(
        GeometryReader { proxy in
          Image(systemName: "no.such.symbol").preference(key: Width.self, value: proxy.size.height)
        }
      )
      .hidden()
      .overlayPreferenceValue(Width.self) { Color.red.frame(width: $0, height: 3) }
    let canvas = LaidOut(view).canvas(100, 100)
    #expect(canvas.operations.count == 1)
    #expect(canvas.boxes.isEmpty && canvas.glyphs.isEmpty && canvas.notes.all.isEmpty)
  }

  @Test func `a frame in a named space is that within the view of the name`() {
    let view = VStack(spacing: 0) {
      Color.gray.frame(height: 20)
      GeometryReader { proxy in
        let own = proxy.frame(in: .named("c"))
        let whole = proxy.bounds(of: .named("c")) ?? .zero
        Color.red.frame(width: own.minY, height: -whole.minY)
      }
    }
    .coordinateSpace(.named("c")).padding(10)
    #expect(fills(view).last?.size == CGSize(width: 20, height: 20))
  }

  @Test func `a frame is a part of the widget's`() {
    let view = HStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
    }
    .frame(height: 10)
    let drawn = LaidOut(view) { $0.scene.contentSize = CGSize(width: 120, height: 100) }
    // Two of four columns with a gap of ten between them, and a quarter.
    let width = Double(drawn.item.size(.unspecified).width)
    #expect(width == 85)
  }

  @Test func `what is made of sizes waits for layout`() {
    var asked: [CGFloat] = []
    let view = Color.gray.frame(width: 30, height: 10)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: Width.self, value: proxy.size.width * 2)
        }
      )
      .overlayPreferenceValue(Width.self) { width in
        let _ = asked.append(width)
        Color.red.frame(width: width).containerRelativeFrame(.vertical) { length, _ in
          asked.append(length)
          return 5
        }
      }
    var environment = EnvironmentValues()
    let leftOut = SizedParts()
    environment.sizedParts = leftOut
    #expect(resolveView(view, environment: environment).kind == ".overlay")
    #expect(leftOut.areLeftOut && asked.isEmpty)
    environment = EnvironmentValues()
    environment.isLaidOut = true
    let parts = SizedParts()
    let drawn = LaidOut(ResolvedNode(parts.watching(resolveView(view, environment: environment))))
    _ = drawn.canvas(200, 100)
    #expect(asked == [60, 158])
    #expect(
      parts.nodes.map(\.kind).sorted() == [".containerRelativeFrame", ".overlay", "GeometryReader"])
  }

  @Test func `a chart's overlay and annotations wait for its layout`() {
    var asked: [String] = []
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).annotation(position: .overlay) { context in
        let _ = asked.append("mark \(context.targetSize.height)")
        Text("1")
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
    .chartOverlay { proxy in
      let _ = asked.append("overlay \(proxy.plotSize.width), \(proxy.plotFrame == nil)")
      Color.clear
    }
    var environment = EnvironmentValues()
    let leftOut = SizedParts()
    environment.sizedParts = leftOut
    _ = resolveView(chart, environment: environment)
    #expect(leftOut.areLeftOut && asked.isEmpty)
    environment = EnvironmentValues()
    environment.isLaidOut = true
    let parts = SizedParts()
    let drawn = LaidOut(ResolvedNode(parts.watching(resolveView(chart, environment: environment))))
    _ = drawn.canvas(200, 100)
    #expect(Set(asked) == ["mark 50.0", "overlay 200.0, false"])
    #expect(parts.nodes.map(\.kind).sorted() == [".annotation", ".chartOverlay"])
  }

  private func fills(_ view: some View) -> [CGRect] {
    LaidOut(view).canvas(200, 100).operations.compactMap { operation in
      guard case .fill(let path, _, _) = operation, let bounds = path.bounds else { return nil }
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Point: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A view that is resolved.
private struct ResolvedNode: View, PrimitiveView {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  var body: Never { noBody(Self.self) }

  func nodes(in context: ViewContext) -> [ViewNode] { [node] }
}
