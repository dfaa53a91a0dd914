import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Cells of a grid across several columns that take any width.
@MainActor @Suite struct GridSpanTests {
  /// The beginnings and ends of the fills in 300 by 100 points.
  private func spans(_ view: some View) -> [[Double]] {
    LaidOut(view).canvas(300, 100).operations.compactMap { operation in
      guard case .fill(let path, .color, _) = operation, let box = path.bounds else { return nil }
      return [box.minX.rounded(), box.maxX.rounded()]
    }
  }

  @Test func `columns that fill share the width, whatever lies across some of them`() {
    let grid = Grid(horizontalSpacing: 6, verticalSpacing: 4) {
      GridRow {
        Color.red
        Color.green
        Color.blue
      }
      GridRow {
        Color.orange.gridCellColumns(2)
        Color.purple
      }
    }
    #expect(spans(grid) == [[0, 96], [102, 198], [204, 300], [0, 198], [204, 300]])
  }

  @Test func `a cell that fills takes what the columns beside its own leave`() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Text("A")
        Text("B")
        Text("Words that are long")
      }
      GridRow {
        Color.red.frame(height: 10).gridCellColumns(2)
        Text("Third")
      }
    }
    let laidOut = LaidOut(grid)
    #expect(laidOut.size(300, 100).width == 300)
    let words = try #require(
      laidOut.boxes(300, 100).first { $0.text == "Words that are long" })
    #expect(words.truncated != true && words.lines == 1 && words.frame[0] + words.frame[2] <= 300)
    let bar = try #require(spans(grid).first)
    #expect(abs(bar[1] - (words.frame[0] - 10)) <= 1)
  }
}
