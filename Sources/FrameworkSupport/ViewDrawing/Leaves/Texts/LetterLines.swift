import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

extension DrawingCanvas {
  /// Draws the underline and the line through the letters of a run.
  ///
  /// - Parameters:
  ///   - run: The letters.
  ///   - x: The beginning of their line.
  ///   - baseline: Their baseline.
  ///   - style: The style that names the lines, with colours of their own or without.
  ///   - paint: The letters' paint.
  func lines(
    of run: SetRun, _ x: Double, _ baseline: Double, _ style: ViewStyle, _ paint: Paint
  ) {
    guard let first = run.glyphs.first, let last = run.glyphs.last else { return }
    let size = run.style.size
    let (start, end) = (x + first.x, x + last.x + last.advance)
    let width = max(0.5, size * 0.06)
    for (fields, y) in [
      (style.underline, baseline + size * 0.1), (style.strikethrough, baseline - size * 0.26),
    ] {
      guard let fields = fields?.fields else { continue }
      let own = fields["color"].flatMap { style.renderedColor($0) }.map { Paint.color($0) } ?? paint
      guard let dashes = fields["pattern"]?.text.flatMap({ Self.dashes[$0] }) else {
        fill(PathData(rectangle: start, y, end - start, width), own)
        continue
      }
      notes.add("the lengths of dots and dashes of lines under and through text are assumed")
      var line = LineStyle(width: width)
      line.dash = dashes.map { $0 * width }
      var path = PathData()
      path.move(start, y + width / 2)
      path.line(end, y + width / 2)
      stroke(path, own, line)
    }
  }

  /// The lengths of the parts of a line and of the gaps between them, in widths of the line.
  private static let dashes: [String: [Double]] = [
    "dot": [2, 2], "dash": [7, 3.5], "dashDot": [7, 2.5, 2, 2.5],
    "dashDotDot": [7, 2.5, 2, 2.5, 2, 2.5],
  ]
}
