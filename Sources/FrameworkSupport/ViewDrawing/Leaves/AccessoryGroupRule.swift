import Foundation
import SwiftUI
import WidgetDrawing

/// A label above up to three views that are masked with circles or rounded squares.
///
/// Apple documents the label's place, the order and the masks (`AccessoryWidgetGroup`), and that
/// fewer than three views stand in the middle; the sizes, distances and the label's letters are
/// assumed.
struct AccessoryGroupRule: LayoutRule {
  /// Whether the first child is the label.
  let hasLabel: Bool
  /// Whether the masks are rounded squares, not circles.
  let isSquare: Bool

  private static let (labelGap, gap) = (4.0, 6.0)

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    CGSize(width: proposal.width ?? 160, height: proposal.height ?? 70)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    let label = hasLabel ? item.children.first : nil
    let labelOffer = Proposal(width: size.width, height: nil)
    let labelSize = label?.size(labelOffer) ?? .zero
    let boxes = boxes(in: size, below: labelSize.height, item)
    let views = item.children.dropFirst(hasLabel ? 1 : 0)
    let placed = zip(zip(item.children.indices.suffix(views.count), views), boxes).map {
      (index: $0.0, view: $0.1, box: $1)
    }
    return
      (label == nil
      ? []
      : [Place(child: 0, frame: CGRect(origin: .zero, size: labelSize), proposal: labelOffer)])
      + placed.map { index, view, box in
        let offer = Proposal(box.size)
        let own = view.size(offer)
        return Place(
          child: index,
          frame: CGRect(
            x: box.midX - own.width / 2, y: box.midY - own.height / 2, width: own.width,
            height: own.height), proposal: offer)
      }
  }

  /// The squares of the views.
  private func boxes(in size: CGSize, below label: Double, _ item: LayoutItem) -> [CGRect] {
    let top = label > 0 ? label + Self.labelGap : 0
    let count = item.children.count - (hasLabel ? 1 : 0)
    let side = max(0, min(size.height - top, (size.width - 2 * Self.gap) / 3))
    // Views have equal thirds of the width; fewer stand in the middle.
    let third = (size.width - side) / 2
    let start = size.width / 2 - third * Double(count - 1) / 2 - side / 2
    return (0..<count).map { index in
      let place = item.style.isRightToLeft ? count - 1 - index : index
      return CGRect(
        x: start + third * Double(place), y: top + (size.height - top - side) / 2, width: side,
        height: side)
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add(AssumedSizes.accessoryGroups.note)
    let places = places(in: frame.size, proposal, item)
    let labelHeight = hasLabel ? places.first?.frame.height ?? 0 : 0
    let boxes = boxes(in: frame.size, below: labelHeight, item)
    for (index, place) in places.enumerated() {
      let child = item.children[place.child]
      let own = place.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      guard !hasLabel || index > 0 else {
        child.paint(in: own, place.proposal, on: canvas)
        continue
      }
      let box = boxes[index - (hasLabel ? 1 : 0)].offsetBy(dx: frame.minX, dy: frame.minY)
      let radius = isSquare ? box.width * 0.28 : box.width / 2
      let mask = PathData(Path(roundedRect: box, cornerRadius: radius))
      canvas.fill(
        mask, item.style.paint(Color.white.opacity(0.18).attribute, in: box))
      var group = DrawingGroup()
      group.clip = mask
      canvas.group(group) { child.paint(in: own, place.proposal, on: canvas) }
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension LayoutBuilder {
  /// Returns the item of a group of small views with a label; a watch shows three of them at most.
  func accessoryGroup(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let label = node.children.first { $0.kind == "label" }
    let views = node.children.filter { $0.kind != "label" }.prefix(3)
    var letters = style
    letters.font = ["style": .string("footnote"), "weight": .string("semibold")]
    letters.lineLimit = 1
    let items =
      (label.map { [joined($0.children, letters, as: "HStack")] } ?? [])
      + views.map { item($0, style, in: nil) }
    let isSquare = style.controls[".accessoryWidgetGroupStyle"] == "roundedSquare"
    return LayoutItem(
      node, style, AccessoryGroupRule(hasLabel: label != nil, isSquare: isSquare),
      children: items, budget: budget)
  }
}
