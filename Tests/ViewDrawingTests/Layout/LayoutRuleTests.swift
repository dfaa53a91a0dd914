import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

@MainActor @Suite struct LayoutRuleTests {
  @Test func `a stack is larger than its space where its children do not give way`() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100)
      Color.blue.frame(minWidth: 100)
    }
    let places = LaidOut(stack).item.places(
      in: CGSize(width: 175, height: 10), Proposal(width: 150, height: 10))
    #expect(places.map(\.frame.width) == [75, 100])
  }

  @Test func `higher priority takes first and leaves the least lengths of others`() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(minWidth: 30, maxWidth: .infinity)
      Color.blue.frame(minWidth: 10, maxWidth: .infinity).layoutPriority(1)
    }
    let places = LaidOut(stack).item.places(
      in: CGSize(width: 100, height: 10), Proposal(width: 100, height: 10))
    #expect(places.map(\.frame.width) == [30, 70])
  }

  @Test func `a frame places what is smaller by its alignment, and lets overflow what is larger`() {
    let small = Color.red.frame(width: 20, height: 10).frame(
      width: 50, height: 50, alignment: .bottomTrailing)
    let place = LaidOut(small).item.places(
      in: CGSize(width: 50, height: 50), .unspecified)[0].frame
    #expect(place == CGRect(x: 30, y: 40, width: 20, height: 10))
    let large = Color.red.frame(width: 80, height: 10).frame(width: 50, height: 10)
    #expect(
      LaidOut(large).item.places(in: CGSize(width: 50, height: 10), .unspecified)[0].frame.minX
        == -15)
  }

  @Test func `an aspect ratio fits or fills`() {
    let fit = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(LaidOut(fit).size(100, 100) == CGSize(width: 100, height: 50))
    let fill = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(LaidOut(fill).size(100, 100) == CGSize(width: 200, height: 100))
  }

  @Test func `the first of several views that fits is shown`() {
    let view = ViewThatFits {
      Color.red.frame(width: 120, height: 10)
      Color.red.frame(width: 80, height: 10)
      Color.red.frame(width: 20, height: 10)
    }
    #expect(LaidOut(view).size(100, 50).width == 80)
    #expect(LaidOut(view).size(10, 50).width == 20)
  }

  @Test func `a geometry reader is told its true size`() {
    let view = GeometryReader { proxy in Text(verbatim: "\(proxy.size.width) \(proxy.size.height)")
    }
    .frame(width: 70, height: 30)
    #expect(LaidOut(view).boxes(200, 200).first?.text == "70.0 30.0")
  }

  @Test func `an author's layout is asked with true sizes`() {
    let view = Diagonal {
      Color.red.frame(width: 10, height: 20)
      Color.red.frame(width: 30, height: 5)
    }
    let item = LaidOut(view).item
    #expect(item.size(.unspecified) == CGSize(width: 40, height: 25))
    let places = item.places(in: CGSize(width: 40, height: 25), .unspecified)
    #expect(places.map(\.frame.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)])
  }

  @Test func `an alignment guide moves a view`() {
    let stack = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { $0.height / 2 }
    }
    let item = LaidOut(stack).item
    #expect(item.size(.unspecified).height == 15)
    let places = item.places(in: CGSize(width: 20, height: 15), .unspecified)
    #expect(places.map(\.frame.minY) == [5, 0])
  }

  @Test func `from right to left everything is its mirror image`() {
    let view = HStack(spacing: 0) {
      Text("a")
      Spacer()
      Text("b")
    }
    .padding(.leading, 10).frame(width: 100, alignment: .leading)
    .overlay(alignment: .topLeading) { Text("c") }
    let plain = LaidOut(view).boxes(100, 30)
    let mirrored = LaidOut(view.environment(\.layoutDirection, .rightToLeft)).boxes(100, 30)
    #expect(plain.map(\.text) == ["a", "b", "c"])
    for (left, right) in zip(plain, mirrored) {
      #expect(abs(left.frame[0] - (100 - right.frame[0] - right.frame[2])) < 0.02)
    }
  }

  @Test func `two spacers keep the usual distance, and a spacer none from what fills`() {
    let column = VStack {
      Color.red
      Spacer()
      Spacer()
      Color.blue
    }
    let places = LaidOut(column).item.places(
      in: CGSize(width: 10, height: 900), Proposal(width: 10, height: 900))
    #expect(places.map(\.frame.height) == [438, 8, 8, 438])
  }

  @Test func `corners that have room are continuous, others become round`() {
    let smooth = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    #expect(smooth.contains(CGPoint(x: 100 - 6, y: 6)))
    // A continuous corner begins half a radius before a round one.
    guard case .move(let start) = smooth.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.x - (100 - 1.52866 * 20)) < 0.001)
    let circle = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
    #expect(circle.boundingRect.width > 39.99 && circle.boundingRect.width < 40.01)
  }

  @Test func `a view in a grid without rows is as wide as in a stack`() throws {
    let grid = Grid {
      VStack {
        Text("Sun")
        Color.red
      }
    }
    let laidOut = LaidOut(grid)
    #expect(laidOut.size(200, 100).width == 200)
    let text = try #require(laidOut.boxes(200, 100).first { $0.text == "Sun" })
    #expect(!text.truncated && text.frame[1] >= 0)
  }

  @Test func `a column that fills gives way to one that a cell across several widens`() throws {
    let laidOut = LaidOut(
      Grid(alignment: .leading, horizontalSpacing: 8) {
        GridRow {
          Text("Mon")
          Text("12")
          Color.red.frame(height: 8)
        }
        GridRow {
          Text("Spans both columns").gridCellColumns(2)
          Image(systemName: "star")
        }
      })
    #expect(laidOut.size(300, 100).width == 300)
    let text = try #require(laidOut.boxes(300, 100).first { $0.text == "Spans both columns" })
    let bar = try #require(
      laidOut.canvas(300, 100).operations.compactMap { operation in
        if case .fill(let path, .color, _) = operation { path.bounds } else { nil }
      }.first)
    #expect(!text.truncated && text.lines == 1)
    #expect(abs(bar.minX - (text.frame[0] + text.frame[2] + 8)) < 0.5)
    #expect(abs(bar.maxX - 300) < 0.01)
  }

  @Test func `modifiers of a grid's row are those of its cells`() {
    let boxes = LaidOut(
      Grid {
        GridRow { ForEach(["a", "b"], id: \.self) { Text($0) } }.font(.caption).bold()
        GridRow { ForEach(["c", "d"], id: \.self) { Text($0) } }
      }
    ).boxes()
    #expect(boxes.map(\.font) == ["12 600", "12 600", "17 400", "17 400"])
    #expect(boxes[0].frame[1] == boxes[1].frame[1] && boxes[0].frame[0] < boxes[1].frame[0])
  }

  @Test func `rows of a grid that are as high as they are leave the others the rest`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 10) {
      GridRow {
        Color.red
        Color.green.frame(width: 20, height: 30)
      }
      GridRow { Color.blue.frame(height: 20) }
      Color.yellow
    }
    let laidOut = LaidOut(grid)
    #expect(laidOut.size(100, 140) == CGSize(width: 100, height: 140))
    #expect(laidOut.size(100, nil).height == 80)
    let frames = laidOut.canvas(100, 140).operations.compactMap { operation -> [Double]? in
      guard case .fill(let path, _, _) = operation, let box = path.bounds else { return nil }
      return [box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY]
    }
    let wanted: [[Double]] = [
      [0, 0, 80, 50], [80, 10, 20, 30], [0, 60, 80, 20], [0, 90, 100, 50],
    ]
    #expect(frames == wanted)
  }

  @Test
  func `rows of a grid that can do with no less than a share come first, wherever they stand`() {
    let grid = Grid(verticalSpacing: 0) {
      Color.red
      Color.green.frame(height: 20)
      Color.blue.frame(minHeight: 80)
    }
    let laidOut = LaidOut(grid)
    #expect(laidOut.size(100, 140) == CGSize(width: 100, height: 140))
    let heights = laidOut.canvas(100, 140).operations.compactMap { operation -> Double? in
      guard case .fill(let path, _, _) = operation else { return nil }
      return path.bounds.map { $0.maxY - $0.minY }
    }
    #expect(heights == [40, 20, 80])
  }

  @Test func `rows of text in a grid without room are offered equal shares`() {
    let words = "One two three four five six seven eight nine ten eleven twelve"
    let grid = Grid(verticalSpacing: 0) {
      Text(words)
      Text(words)
    }
    let boxes = LaidOut(grid).boxes(100, 140)
    #expect(boxes.map(\.lines) == [3, 3] && boxes.allSatisfy(\.truncated))
  }

  @Test func `a line across a grid makes it no wider where it is unsized`() throws {
    func width(_ line: some View) -> Double {
      let grid = Grid {
        GridRow {
          Color.red.frame(width: 30, height: 10)
          Color.blue.frame(width: 40, height: 10)
        }
        line
      }
      return LaidOut(grid).size(200, 100).width
    }
    #expect(width(Divider()) == 200)
    #expect(width(Divider().gridCellUnsizedAxes(.horizontal)) == 78)
  }

  @Test func `a lazy stack takes all of the space across its axis`() {
    let square = Color.red.frame(width: 10, height: 10)
    let item = LaidOut(LazyVStack(alignment: .leading, spacing: 2) { square }).item
    #expect(item.size(Proposal(width: 100, height: 50)) == CGSize(width: 100, height: 10))
    #expect(item.size(.unspecified).width == 10)
    let size = CGSize(width: 100, height: 10)
    #expect(item.places(in: size, Proposal(size))[0].frame.minX == 0)
    let row = LaidOut(LazyHStack { square }).item
    let place = row.places(in: CGSize(width: 10, height: 50), Proposal(width: 10, height: 50))[0]
    #expect(place.frame.minY == 20)
  }

  @Test func `columns of a grid share the width`() {
    let columns = [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<6) { _ in Color.red.frame(height: 20) }
    }
    let item = LaidOut(grid).item
    #expect(item.size(Proposal(width: 206, height: nil)) == CGSize(width: 206, height: 48))
    let places = item.places(
      in: CGSize(width: 206, height: 48), Proposal(width: 206, height: nil))
    #expect(places.prefix(3).map(\.frame.width) == [50, 70, 70])
  }

  @Test func `a column or depth stack in a row takes the rest where one of its views fills`() {
    func widths(_ middle: some View) -> [CGFloat] {
      let row = HStack(spacing: 0) {
        Color.red.frame(width: 30)
        middle
        Color.red.frame(width: 20)
      }
      return LaidOut(row).item.places(
        in: CGSize(width: 200, height: 40), Proposal(width: 200, height: 40)
      ).map { $0.frame.width.rounded() }
    }
    let filling = Text("x").frame(maxWidth: .infinity)
    let column = VStack {
      filling
      Text("y")
    }
    #expect(widths(column) == [30, 150, 20])
    let pile = ZStack {
      Color.blue
      Text("y")
    }
    #expect(widths(pile) == [30, 150, 20])
    #expect(LaidOut(column).size(.infinity, 20).width == .infinity)
    #expect(
      LaidOut(pile).size(.infinity, .infinity) == CGSize(width: Double.infinity, height: .infinity))
  }

  @Test func `cells of a lazy grid keep to the alignments of their columns`() {
    let columns = [
      GridItem(.fixed(50), alignment: .topLeading),
      GridItem(.fixed(50), alignment: .bottomTrailing),
      GridItem(.fixed(50)),
    ]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 30)
    }
    let places = LaidOut(grid).item.places(
      in: CGSize(width: 166, height: 30), Proposal(width: 166, height: nil))
    #expect(places.map(\.frame.minX) == [0, 98, 131])
    #expect(places.map(\.frame.minY) == [0, 20, 0])
  }

  @Test func `cells of a grid span columns and align as they or their columns say`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 60, height: 30)
      }
      GridRow(alignment: .bottom) {
        Color.green.frame(width: 20, height: 10).gridColumnAlignment(.trailing)
        Color.green.frame(width: 20, height: 20).gridCellAnchor(.center)
      }
      GridRow {
        Color.blue.frame(width: 90, height: 10).gridCellColumns(2)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    let laidOut = LaidOut(grid)
    #expect(laidOut.size().width == 110)
    #expect(laidOut.size(300, nil).width == 110)
    let frames = laidOut.canvas().operations.compactMap { operation -> [Double]? in
      guard case .fill(let path, _, _) = operation, let box = path.bounds else { return nil }
      return [box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY]
    }
    let wanted: [[Double]] = [
      [0, 0, 40, 20], [50, 0, 60, 30], [20, 40, 20, 10], [70, 30, 20, 20], [20, 50, 90, 10],
    ]
    #expect(Array(frames.prefix(5)) == wanted)
  }

  @Test func `deep nesting costs no more than its depth`() {
    var view = AnyView(Text("x"))
    for _ in 0..<40 {
      let inner = view
      view = AnyView(
        HStack {
          inner
          Spacer()
        })
    }
    let laidOut = LaidOut(view)
    _ = laidOut.canvas(300, 100)
    #expect(LayoutBudget.most - laidOut.item.budget.rest < 40 * 40)
  }

  @Test func `code that asks for sizes without end is cut off`() {
    let item = LaidOut(Endless { Color.red }).item
    _ = item.size(.unspecified)
    #expect(item.budget.isSpent)
  }
}

/// Puts each view at the corner of the one before it.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point.x += size.width
      point.y += size.height
    }
  }
}

/// Asks for another size for as long as it gets one.
private struct Endless: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var width = 1.0
    var last = CGSize(width: 1, height: 1)
    while last != .zero {
      last = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1))
      width += 1
    }
    return last
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
