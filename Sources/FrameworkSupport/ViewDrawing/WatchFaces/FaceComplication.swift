import Foundation
import SwiftUI
import WidgetDrawing

/// The label of a complication, which a watch face shows beside its views.
///
/// Apple documents that a corner's label is curved along the corner's inner edge and that the views
/// shrink beside it, that a circular complication's label is curved along the bezel, and that the
/// system sets its font. Neither sizes nor places are published: the label stands straight below
/// the views, which keep their size, and its letters and its length are assumed.
@MainActor struct ComplicationLabel {
  /// The kind of the label's box.
  static let boxKind = "WidgetLabel"
  /// The size of the letters, as that of a watch's footnotes.
  private static let letters = 13.0
  /// The distances to the views above, and to the other edges of the drawing.
  private static let (gap, inset) = (3.0, 4.0)
  /// The most length of a label, which is about that of the screen, and the length of a bar in it, in
  /// widths of the views.
  private static let (most, bar) = (6.0, 2.0)

  /// The size of the drawing with views and label.
  let whole: CGSize
  /// The place of the views.
  let views: CGRect
  private let frame: CGRect
  private let offer: Proposal
  private let item: LayoutItem
  private let note: String

  /// Lays out the label that the views of a size have; nil where they have none.
  init?(of builder: LayoutBuilder, beside size: CGSize) {
    guard let (node, style) = builder.label,
      let (item, isBar) = Self.content(of: node, style, builder)
    else { return nil }
    self.item = item
    offer = Proposal(width: size.width * (isBar ? Self.bar : Self.most), height: nil)
    let own = item.size(offer)
    guard own.width > 0, own.height > 0 else { return nil }
    whole = CGSize(
      width: max(size.width, own.width + 2 * Self.inset).rounded(.up),
      height: (size.height + Self.gap + own.height + Self.inset).rounded(.up))
    views = CGRect(
      origin: CGPoint(x: (whole.width - size.width) / 2, y: 0), size: size)
    frame = CGRect(
      origin: CGPoint(x: (whole.width - own.width) / 2, y: size.height + Self.gap), size: own)
    note =
      "a complication's label is drawn straight below its views, in letters and a length that are "
      + "assumed: a watch "
      + (style.scene.look.place == .bezel
        ? "curves it along the bezel" : "curves it along the corner, and makes the views smaller")
  }

  /// The item of a label: a bar with what belongs to it, or else one text and one image.
  private static func content(
    of node: ViewNode, _ style: ViewStyle, _ builder: LayoutBuilder
  ) -> (item: LayoutItem, isBar: Bool)? {
    let nodes = Array(node.children.dropFirst())
    var style = style
    style.lineLimit = 1
    guard !nodes.contains(where: { $0.flattened.contains(where: Self.isBar) }) else {
      style.font = ["size": .number(letters)]
      style.controls[".gaugeStyle"] = "accessoryLinear"
      style.controls[".progressViewStyle"] = "linear"
      return (builder.joined(nodes, style), true)
    }
    style.scene.isInline = true
    style.scene.lineLetters = letters
    guard let line = InlineLine(ViewNode("HStack", children: nodes)).node else { return nil }
    return (builder.item(line, style, in: nil), false)
  }

  private static func isBar(_ node: ViewNode) -> Bool {
    node.kind == "Gauge" || node.kind == "ProgressView"
  }

  /// Draws the label and records its box.
  func paint(on canvas: DrawingCanvas) {
    canvas.notes.add(note)
    canvas.add(
      DrawnBox(
        node: Self.boxKind, frame: [frame.minX, frame.minY, frame.width, frame.height]))
    canvas.layered { item.paint(in: frame, offer, on: canvas) }
  }
}
