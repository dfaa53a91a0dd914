import Foundation
import SwiftUI
import WidgetDrawing

/// A picture, or a part of it, that is repeated over what is painted with it.
///
/// The first repetition begins where the shape's rectangle does: assumed.
@MainActor struct TiledPaint {
  private let picture: LayoutItem
  private let source: CGRect
  private let scale: Double
  private let origin: CGPoint?

  /// Reads a shape style; nil for one that is no picture.
  init?(_ look: ViewAttribute, _ style: ViewStyle, _ builder: LayoutBuilder) {
    guard case .record(let fields)? = look.fields["image"] else { return nil }
    var image = fields
    let changes = (image["changes"]?.items ?? []) + [.record(["name": .string("resizable")])]
    image["changes"] = .list(changes)
    picture = builder.item(ViewNode("Image", attributes: image), style, in: nil)
    let part = look.fields["source"]?.doubles ?? []
    source =
      part.count == 4
      ? CGRect(x: part[0], y: part[1], width: part[2], height: part[3])
      : CGRect(x: 0, y: 0, width: 1, height: 1)
    scale = look.fields["scale"]?.double ?? 1
    origin = look.fields["origin"].map { $0.doubles }.flatMap {
      $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil
    }
  }

  /// Fills an outline.
  func fill(_ path: PathData, evenOdd: Bool, in frame: CGRect, on canvas: DrawingCanvas) {
    guard let bounds = path.bounds else { return }
    var group = DrawingGroup()
    group.clip = path
    group.clipIsEvenOdd = evenOdd
    canvas.group(group) { paint(over: bounds, from: origin ?? frame.origin, on: canvas) }
  }

  /// Draws along an outline.
  func stroke(_ path: PathData, _ line: LineStyle, in frame: CGRect, on canvas: DrawingCanvas) {
    guard var bounds = path.bounds else { return }
    bounds.minX -= line.width
    bounds.minY -= line.width
    bounds.maxX += line.width
    bounds.maxY += line.width
    var group = DrawingGroup()
    group.mask = canvas.collected { canvas.stroke(path, .color(.black), line) }
    guard !group.mask.isEmpty else { return }
    canvas.group(group) { paint(over: bounds, from: origin ?? frame.origin, on: canvas) }
  }

  private func paint(over bounds: DrawnBounds, from start: CGPoint, on canvas: DrawingCanvas) {
    let natural = picture.size(.unspecified)
    let whole = CGSize(width: natural.width * scale, height: natural.height * scale)
    let tile = CGSize(width: whole.width * source.width, height: whole.height * source.height)
    guard tile.width > 0, tile.height > 0, bounds.maxX > bounds.minX, bounds.maxY > bounds.minY
    else { return }
    let columns = ((bounds.minX - start.x) / tile.width).rounded(.down)
    let rows = ((bounds.minY - start.y) / tile.height).rounded(.down)
    let lastColumn = ((bounds.maxX - start.x) / tile.width).rounded(.up)
    let lastRow = ((bounds.maxY - start.y) / tile.height).rounded(.up)
    guard (lastColumn - columns) * (lastRow - rows) <= ImageSlices.mostTiles else {
      canvas.notes.add(ImageSlices.tooMany)
      let box = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX,
        height: bounds.maxY - bounds.minY)
      return picture.paint(in: box, Proposal(box.size), on: canvas)
    }
    for row in stride(from: rows, to: lastRow, by: 1) {
      for column in stride(from: columns, to: lastColumn, by: 1) {
        let place = CGPoint(x: start.x + column * tile.width, y: start.y + row * tile.height)
        draw(whole, part: CGRect(origin: place, size: tile), on: canvas)
      }
    }
  }

  private func draw(_ whole: CGSize, part: CGRect, on canvas: DrawingCanvas) {
    let frame = CGRect(
      x: part.minX - source.minX * whole.width, y: part.minY - source.minY * whole.height,
      width: whole.width, height: whole.height)
    guard part != frame else { return picture.paint(in: frame, Proposal(whole), on: canvas) }
    var group = DrawingGroup()
    group.clip = PathData(rectangle: part.minX, part.minY, part.width, part.height)
    canvas.group(group) { picture.paint(in: frame, Proposal(whole), on: canvas) }
  }
}
