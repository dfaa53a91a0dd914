import Foundation
import SwiftUI
import WidgetDrawing

/// The shape of a point in a chart.
struct ChartSymbol {
  /// The shapes that values are given one after another.
  static let names = [
    "circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk",
  ]
  private let name: String
  private let outline: ((CGRect) -> Path)?

  /// Makes the shape that a description names; a circle where it names none.
  ///
  /// - Parameters:
  ///   - description: The description of a shape of the system's.
  ///   - outline: The outline of a shape of the author's.
  init(_ description: String, _ outline: ((CGRect) -> Path)? = nil) {
    name = Self.names.first { description.contains($0) } ?? "circle"
    self.outline = outline
  }

  @MainActor func paint(in box: CGRect, _ paint: Paint, on canvas: DrawingCanvas) {
    if let outline {
      let path = outline(CGRect(origin: .zero, size: box.size))
      return canvas.fill(PathData(path, x: box.minX, y: box.minY), paint)
    }
    let corners: [(Double, Double)]
    switch name {
    case "square": corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    case "triangle": corners = [(0.5, 0), (1, 1), (0, 1)]
    case "diamond": corners = [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
    case "pentagon": corners = [(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)]
    case "plus": return strokes([(0.5, 0, 0.5, 1), (0, 0.5, 1, 0.5)], in: box, paint, on: canvas)
    case "cross": return strokes([(0, 0, 1, 1), (1, 0, 0, 1)], in: box, paint, on: canvas)
    case "asterisk":
      let lines = [(0.5, 0.0, 0.5, 1.0), (0.07, 0.25, 0.93, 0.75), (0.93, 0.25, 0.07, 0.75)]
      return strokes(lines, in: box, paint, on: canvas)
    default: return canvas.fill(PathData(Path(ellipseIn: box)), paint)
    }
    var path = PathData()
    for (index, corner) in corners.enumerated() {
      let (x, y) = (box.minX + corner.0 * box.width, box.minY + corner.1 * box.height)
      if index == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    path.close()
    canvas.fill(path, paint)
  }

  @MainActor private func strokes(
    _ lines: [(Double, Double, Double, Double)], in box: CGRect, _ paint: Paint,
    on canvas: DrawingCanvas
  ) {
    var path = PathData()
    for (x1, y1, x2, y2) in lines {
      path.move(box.minX + x1 * box.width, box.minY + y1 * box.height)
      path.line(box.minX + x2 * box.width, box.minY + y2 * box.height)
    }
    canvas.stroke(path, paint, LineStyle(width: max(1, box.width / 5)))
  }
}
