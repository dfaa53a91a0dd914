import Foundation
import SwiftUI
import Synchronization
import WidgetDrawing

/// A shape that is filled or stroked.
struct ShapeRule: LayoutRule {
  let outline: (CGRect) -> Path
  let sizeThatFits: (ProposedViewSize) -> CGSize
  let builder: LayoutBuilder

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    sizeThatFits(proposal.viewSize)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    item.children.indices.map {
      Place(child: $0, frame: CGRect(origin: .zero, size: size), proposal: Proposal(size))
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    item.paintChildren(in: frame, proposal, on: canvas)
    let snapped = canvas.snapped(frame)
    guard snapped.width.isFinite, snapped.height.isFinite else { return }
    let path = ShapeRule.path(outline, in: snapped, item.style)
    let node = item.node
    if let look = node.attributes["fill"] {
      if let tiles = TiledPaint(look, item.style, builder) {
        return tiles.fill(path, evenOdd: node.flag("evenOdd"), in: snapped, on: canvas)
      }
      canvas.fill(path, look, item.style, in: snapped, evenOdd: node.flag("evenOdd"))
    } else if let look = node.attributes["stroke"] ?? node.attributes["strokeBorder"] {
      let line = LineStyle(node.attributes["line"])
      if let tiles = TiledPaint(look, item.style, builder) {
        return tiles.stroke(path, line, in: snapped, on: canvas)
      }
      canvas.styled(look, item.style) {
        if let mesh = MeshPaint(look, item.style) {
          return mesh.stroke(path, line, in: snapped, on: canvas)
        }
        canvas.stroke(path, item.style.paint(look, in: snapped), line)
      }
    }
  }

  /// Returns a shape's outline in a rectangle, with the corner radius that the container leaves it.
  static func path(
    _ outline: (CGRect) -> Path, in frame: CGRect, _ style: ViewStyle
  ) -> PathData {
    let scene = style.scene
    let distance = min(
      frame.minX, frame.minY, scene.size.width - frame.maxX, scene.size.height - frame.maxY)
    let radius = max(0, scene.cornerRadius - max(0, distance))
    ContainerRelativeShape.cornerRadius.withLock { $0 = radius }
    // A shape is asked in its own coordinates, as SwiftUI asks it.
    let path = outline(CGRect(origin: .zero, size: frame.size))
    return PathData(path, x: frame.minX, y: frame.minY)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension LineStyle {
  /// Creates a stroke from its attributes in a tree.
  init(_ attribute: ViewAttribute?) {
    let fields = attribute?.fields ?? [:]
    self.init(width: fields["width"]?.double ?? 1)
    if let cap = fields["cap"]?.text { self.cap = cap }
    if let join = fields["join"]?.text { self.join = join }
    dash = fields["dash"]?.doubles ?? []
    phase = fields["dashPhase"]?.double ?? 0
  }
}

/// One colour that fills its space.
struct ColorRule: LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    guard let color = item.node.attributes["color"] else { return }
    canvas.fill(frame, color, item.style)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
