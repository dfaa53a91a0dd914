import Foundation
import SwiftUI
import WidgetDrawing

/// A complication with what a watch face bends along the edge of its dial: a label beside the
/// views, or the views themselves.
///
/// Apple documents that a corner's label is curved along the corner's inner edge and that the views
/// shrink beside it, that a circular complication's label is curved along the bezel, that the
/// system sets its font, and that `widgetCurvesContent` curves the views where a face can. The
/// templates that this replaces give views of 20, 22 and 24 points beside a gauge or a text where
/// they have 32, 36 and 38 alone. The circles, the letters and the lengths are assumed; the corner
/// is the upper left one, which is drawn without the rest of the face.
@MainActor struct FaceComplication {
  /// The kind of the box of the label, which comes before the boxes of what is in it.
  static let boxKind = RecordedDrawing.labelKind
  /// The size of a label's letters, as that of a watch's footnotes.
  private static let letters = 13.0
  /// The least share of this size that the letters of a long label have.
  private static let leastScale = 0.75
  /// The share of their size that a corner's views have beside a label.
  private static let shrunk = 0.62
  /// The distances between the label and the views, and to the drawing's edges.
  private static let (gap, inset) = (2.0, 4.0)

  /// The circle of a face along which things are bent, in widths of the views' frame.
  private struct Course {
    var radius: Double
    /// The middle of the part that is used and its length, in degrees clockwise from the right.
    var (middle, degrees): (Double, Double)

    /// Around the dial below the upper left corner.
    static let corner = Course(radius: 2.65, middle: 232, degrees: 54)
    /// The upper half of the dial's bezel.
    static let bezel = Course(radius: 1.8, middle: 270, degrees: 150)
  }

  /// A view on the arc, with its place on the straight line.
  private struct Part {
    var item: LayoutItem
    var offer: Proposal
    var frame: CGRect
    var arc: FaceArc

    init(_ item: LayoutItem, _ offer: Proposal, _ size: CGSize, _ arc: FaceArc) {
      (self.item, self.offer, self.arc) = (item, offer, arc)
      frame = CGRect(origin: .zero, size: size)
    }

    var bounds: DrawnBounds { arc.bounds(length: frame.width, height: frame.height) }
    var bent: BentDrawing {
      BentDrawing(
        arc: arc, frame: DrawnBounds(minX: 0, minY: 0, maxX: frame.width, maxY: frame.height))
    }
  }

  /// The size of the drawing.
  let whole: CGSize
  /// The place of the views.
  let views: CGRect
  /// The factor by which the views are drawn smaller than they are laid out.
  let scale: Double
  private let label: Part?
  private let curved: Part?
  private let isBezel: Bool

  /// Places the views of a setting beside their label, or on a curve; nil where a face does
  /// neither.
  init?(_ content: LayoutItem, of builder: LayoutBuilder, _ setting: DrawingSetting) {
    guard setting.hasLabel else { return nil }
    isBezel = setting.look.place == .bezel
    let course: Course = isBezel ? .bezel : .corner
    let side = setting.size.width
    var arc = FaceArc(
      center: DrawnPoint(0, 0), radius: course.radius * side, middle: course.middle)
    var label = builder.label.flatMap { node, style -> Part? in
      guard let item = Self.item(of: node, style, builder) else { return nil }
      let offer = Proposal(width: arc.length(ofDegrees: course.degrees), height: nil)
      let size = item.size(offer)
      return size.width > 0 && size.height > 0 ? Part(item, offer, size, arc) : nil
    }
    let isCurved = builder.curvesContent && !isBezel
    guard label != nil || isCurved else { return nil }
    // Outside the label, or where one would be, are a corner's views; inside are those of a dial.
    let height = label?.frame.height ?? 0
    let edge = height / 2 + (label == nil ? 0 : Self.gap)
    var curved: Part?
    if isCurved {
      arc.radius += edge
      let offer = Proposal(
        width: arc.length(ofDegrees: course.degrees), height: setting.size.height)
      let size = content.size(offer)
      arc.radius += size.height / 2
      if size.width > 0, size.height > 0 { curved = Part(content, offer, size, arc) }
    }
    scale = isBezel ? 1 : (side * Self.shrunk).rounded() / side
    let own = CGSize(width: side * scale, height: setting.size.height * scale)
    let middle = (label?.arc ?? arc).point(
      along: 0, outwards: (edge + own.height / 2) * (isBezel ? -1 : 1))
    let circle = DrawnBounds(
      minX: middle.x - own.width / 2, minY: middle.y - own.height / 2,
      maxX: middle.x + own.width / 2, maxY: middle.y + own.height / 2)
    let shown = curved?.bounds ?? circle
    let all = label.map { $0.bounds.union(shown) } ?? shown
    let (x, y) = (Self.inset - all.minX, Self.inset - all.minY)
    label?.arc.center = DrawnPoint(x, y)
    curved?.arc.center = DrawnPoint(x, y)
    views = CGRect(
      x: shown.minX + x, y: shown.minY + y, width: shown.width, height: shown.height)
    whole = CGSize(
      width: (all.width + 2 * Self.inset).rounded(.up),
      height: (all.height + 2 * Self.inset).rounded(.up))
    self.label = label
    self.curved = curved
  }

  /// The item of a label: a bar with what belongs to it, or else one text and one image.
  private static func item(
    of node: ViewNode, _ style: ViewStyle, _ builder: LayoutBuilder
  ) -> LayoutItem? {
    let nodes = Array(node.children.dropFirst())
    var style = style
    style.lineLimit = 1
    style.minimumScale = min(style.minimumScale, leastScale)
    guard !nodes.contains(where: { $0.flattened.contains(where: Self.isBar) }) else {
      style.font = ["size": .number(letters)]
      style.controls[".gaugeStyle"] = "accessoryLinear"
      style.scene.isOnFaceEdge = true
      return builder.joined(nodes, style)
    }
    style.scene.isInline = true
    style.scene.lineLetters = letters
    return InlineLine(ViewNode("HStack", children: nodes)).node.map {
      builder.item($0, style, in: nil)
    }
  }

  private static func isBar(_ node: ViewNode) -> Bool {
    node.kind == "Gauge" || node.kind == "ProgressView"
  }

  /// Draws the views and the label, and records the label's box.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners of the frame in which the views are laid out.
  ///   - canvas: The canvas.
  ///   - views: Draws the views in that frame, with its upper left corner at the origin.
  func paint(cornerRadius: Double, on canvas: DrawingCanvas, _ views: () -> Void) {
    canvas.notes.add(
      isBezel
        ? "the bezel's circle, letters and length around a complication are assumed"
        : "the circle around a complication's corner, its letters and its length are assumed")
    if let curved {
      paint(curved, on: canvas)
    } else {
      var outline = DrawingGroup()
      outline.clip = PathData(
        Path(roundedRect: self.views, cornerRadius: cornerRadius * scale))
      var group = DrawingGroup()
      group.transform = [scale, 0, 0, scale, self.views.minX, self.views.minY]
      canvas.group(outline) { canvas.layered { canvas.group(group, views) } }
    }
    guard let label else { return }
    let bounds = label.bounds
    canvas.add(
      DrawnBox(
        node: Self.boxKind, frame: [bounds.minX, bounds.minY, bounds.width, bounds.height]))
    paint(label, on: canvas)
  }

  private func paint(_ part: Part, on canvas: DrawingCanvas) {
    canvas.layered {
      canvas.bent(part.bent) { part.item.paint(in: part.frame, part.offer, on: canvas) }
    }
  }
}
