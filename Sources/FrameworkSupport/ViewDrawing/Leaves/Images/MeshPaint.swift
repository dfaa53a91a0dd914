import CoreGraphics
import Foundation
import Hashing
import SwiftUI
import WidgetDrawing

/// A mesh of colours as a small picture that is stretched over the rectangle of what it fills.
///
/// Apple documents that the colours of a mesh's vertices are mixed in its colour space, by cubic
/// interpolation where they are smoothed, and that what lies outside of the mesh has the
/// background. Assumed are the tangents of edges between plain points, which are half of the way
/// between both neighbours, and that smoothed colours are level at the vertices.
@MainActor struct MeshPaint {
  private let columns: Int
  private let rows: Int
  private let points: [SIMD2<Double>]
  private let colors: [PaintColor]
  private let background: PaintColor
  private let isSmooth: Bool
  private let space: Gradient.ColorSpace
  private let style: ViewStyle
  private let opacity: Double

  /// The number of pixels of the picture's longer side.
  private static let pixels = 48.0
  /// The number of parts of a cell's side, and the most of all cells of a row.
  private static let (parts, mostParts) = (8, 64)

  /// Reads a shape style; nil for one that is no mesh of at least two rows and columns.
  init?(_ look: ViewAttribute, _ style: ViewStyle) {
    var (look, opacity) = (look, 1.0)
    while let inner = look.fields["style"] {
      opacity *= look.fields["opacity"]?.double ?? 1
      if let level = look.fields["level"]?.text { opacity *= ViewStyle.opacity(ofLevel: level) }
      look = inner
    }
    let fields = look.fields
    guard fields["gradient"] == "mesh", let width = fields["width"]?.double,
      let height = fields["height"]?.double, (2...64).contains(width), (2...64).contains(height)
    else { return nil }
    (columns, rows) = (Int(width), Int(height))
    points = (fields["points"]?.items ?? []).compactMap {
      $0.doubles.count == 2 ? SIMD2($0.doubles[0], $0.doubles[1]) : nil
    }
    colors = (fields["colors"]?.items ?? []).map { style.color($0) ?? .clear }
    guard points.count == columns * rows, colors.count == points.count,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    background = fields["background"].flatMap { style.color($0) } ?? .clear
    isSmooth = fields["smooths"] != .flag(false)
    space = fields["space"] == "perceptual" ? .perceptual : .device
    self.style = style
    self.opacity = opacity
  }

  /// Fills an outline with the mesh of a rectangle.
  func fill(_ path: PathData, evenOdd: Bool, in frame: CGRect, on canvas: DrawingCanvas) {
    guard !path.isEmpty else { return }
    var group = DrawingGroup()
    group.clip = path
    group.clipIsEvenOdd = evenOdd
    draw(group, in: frame, on: canvas)
  }

  /// Draws along an outline with the mesh of a rectangle.
  func stroke(_ path: PathData, _ line: LineStyle, in frame: CGRect, on canvas: DrawingCanvas) {
    // Assumed: the mesh reaches to the outer edge of a line that is drawn on the rectangle's edge.
    show(
      through: canvas.collected { canvas.stroke(path, .color(.black), line) },
      in: frame.insetBy(dx: -line.width / 2, dy: -line.width / 2), on: canvas)
  }

  /// Draws the mesh of a rectangle where operations are, as opaque as they are.
  func show(through mask: [DrawingOperation], in frame: CGRect, on canvas: DrawingCanvas) {
    guard !mask.isEmpty else { return }
    var group = DrawingGroup()
    group.mask = mask
    draw(group, in: frame, on: canvas)
  }

  private func draw(_ group: DrawingGroup, in frame: CGRect, on canvas: DrawingCanvas) {
    guard frame.width > 0, frame.height > 0 else { return }
    let scale = Self.pixels / max(frame.width, frame.height)
    var raster = MeshRaster(
      width: max(2, Int((frame.width * scale).rounded())),
      height: max(2, Int((frame.height * scale).rounded())), shown(background))
    paint(on: &raster)
    let size = (raster.width + 2, raster.height + 2)
    guard let data = BlankImageFile(width: size.0, height: size.1)?.png(of: raster.framed) else {
      return
    }
    let picture = RecordedPicture(
      digest: String(SHA256.text([UInt8](data)).prefix(16)), type: "image/png",
      data: data.base64EncodedString())
    // A pixel around the picture keeps its edge from fading where it is stretched.
    let pixel = (
      frame.width / Double(raster.width), frame.height / Double(raster.height)
    )
    let place = frame.insetBy(dx: -pixel.0, dy: -pixel.1)
    var group = group
    group.opacity = opacity
    canvas.group(group) {
      canvas.add(picture)
      canvas.add(
        .image(
          picture.digest,
          [place.minX, place.minY, place.width, place.height].map(Coordinate.rounded),
          tint: nil))
    }
  }

  private func shown(_ color: PaintColor) -> PaintColor {
    guard case .color(let shown) = style.rendered(.color(color)) else { return color }
    return shown
  }

  /// Paints the cells in small quadrilaterals.
  private func paint(on raster: inout MeshRaster) {
    let parts = max(2, min(Self.parts, Self.mostParts / (max(columns, rows) - 1)))
    let width = (columns - 1) * parts + 1
    var above: [MeshRaster.Vertex] = []
    for step in 0...(rows - 1) * parts {
      let row = (0..<width).map { vertex($0, step, parts) }
      if !above.isEmpty {
        for column in 1..<width {
          raster.fill(above[column - 1], above[column], row[column - 1])
          raster.fill(above[column], row[column - 1], row[column])
        }
      }
      above = row
    }
  }

  private func vertex(_ column: Int, _ row: Int, _ parts: Int) -> MeshRaster.Vertex {
    let cell = (min(column / parts, columns - 2), min(row / parts, rows - 2))
    let share = (
      Double(column - cell.0 * parts) / Double(parts), Double(row - cell.1 * parts) / Double(parts)
    )
    func across(_ row: Int) -> SIMD2<Double> {
      Self.curve(cell.0, share.0, columns) { points[row * columns + $0] }
    }
    let place = Self.curve(cell.1, share.1, rows, across)
    func eased(_ share: Double) -> Float {
      Float(isSmooth ? share * share * (3 - 2 * share) : share)
    }
    func mixed(_ row: Int) -> Color.Resolved {
      let first = colors[row * columns + cell.0]
      let second = colors[row * columns + cell.0 + 1]
      return Color.Resolved(first.resolved, second.resolved, by: eased(share.0), in: space)
    }
    let color = Color.Resolved(
      mixed(cell.1), mixed(cell.1 + 1), by: eased(share.1), in: space)
    return MeshRaster.Vertex(place, shown(PaintColor(color)))
  }

  /// The place on the cubic curve through points, between one and the next.
  private static func curve(
    _ index: Int, _ share: Double, _ count: Int, _ point: (Int) -> SIMD2<Double>
  ) -> SIMD2<Double> {
    let (start, end) = (point(index), point(index + 1))
    let leaving = index == 0 ? end - start : (end - point(index - 1)) / 2
    let coming = index + 2 == count ? end - start : (point(index + 2) - start) / 2
    let (square, cube) = (share * share, share * share * share)
    let ends = start * (2 * cube - 3 * square + 1) + end * (3 * square - 2 * cube)
    return ends + leaving * (cube - 2 * square + share) + coming * (cube - square)
  }
}

extension DrawingCanvas {
  /// Draws with the paint of a shape style in a rectangle; a mesh is seen through what is drawn.
  func painted(
    _ look: ViewAttribute, _ style: ViewStyle, in frame: CGRect, _ draw: (Paint) -> Void
  ) {
    let mesh = MeshPaint(style.shown(look), style)
    painted(style.paint(look, in: frame), mesh, in: frame, draw)
  }

  /// Draws with a paint, or with the mesh in its place, which is seen through what is drawn.
  func painted(
    _ paint: @autoclosure () -> Paint, _ mesh: MeshPaint?, in frame: CGRect,
    _ draw: (Paint) -> Void
  ) {
    guard let mesh else { return draw(paint()) }
    mesh.show(through: collected { draw(.color(.black)) }, in: frame, on: self)
  }
}
