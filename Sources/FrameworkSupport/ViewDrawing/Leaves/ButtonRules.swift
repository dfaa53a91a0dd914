import Foundation
import SwiftUI
import WidgetDrawing
import WidgetPlatforms

/// A plate behind its content: a button's, a toggle's or a box's.
///
/// Assumed: Apple publishes neither the margins of plates in widgets nor their corners.
struct PlateRule: LayoutRule {
  /// The space around the content.
  var insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The radius of the corners, up to half of the height.
  var radius = 10.0
  /// Whether the plate is as wide as it is high, and a circle.
  var isCircle = false
  /// The plate's colour in full colour.
  var look: ViewAttribute
  /// The opacity of the colour.
  var opacity = 1.0
  /// Whether the plate is of glass, without a colour.
  var isGlass = false

  private var padding: PaddingRule { PaddingRule(insets: insets) }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let size = padding.size(proposal, item)
    guard isCircle else { return size }
    return CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    guard isCircle else { return padding.places(in: size, proposal, item) }
    return item.children.indices.map { index in
      let own = item.children[index].size(proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return Place(child: index, frame: CGRect(origin: origin, size: own), proposal: proposal)
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add("the plates of buttons and toggles are assumed")
    let box = canvas.snapped(frame)
    let shape = PathData(
      Path(
        roundedRect: CGRect(origin: box.origin, size: box.size),
        cornerRadius: isCircle ? box.height / 2 : min(radius, box.height / 2)))
    if isGlass {
      GlassPaint().fill(shape, item.style, in: box, on: canvas)
      return item.paintChildren(in: frame, proposal, on: canvas)
    }
    // In tinted rendering modes the label has the same tint as its plate.
    let isTinted = item.style.scene.look.renderingMode != .fullColor
    canvas.painted(look, item.style, in: box) { paint in
      canvas.fill(shape, paint.faded(by: isTinted ? min(opacity, 0.16) : opacity))
    }
    item.paintChildren(in: frame, proposal, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// A view that can be tapped: its place is noted.
struct ActionRule: LayoutRule {
  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.addBox(of: item, in: frame)
    item.paintChildren(in: frame, proposal, on: canvas)
  }
}

/// A switch: its track is drawn two points wider than it takes room, as pictures of iOS 18 show.
struct SwitchRule: LayoutRule {
  let isOn: Bool

  /// Whether the switch is the wider and flatter one of the systems of 2025, whose size is assumed.
  private func isNew(_ item: LayoutItem) -> Bool { item.style.scene.system.hasDesignOf2025 }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    isNew(item) ? CGSize(width: 63, height: 28) : CGSize(width: 49, height: 31)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let box = canvas.snapped(frame)
    let isNew = isNew(item)
    let track = CGRect(
      x: box.minX, y: box.minY, width: isNew ? 63 : 51, height: isNew ? 28 : 31)
    let tint = item.style.tint ?? .record(["system": .string("green")])
    let off = PaintColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16)
    let outline = PathData(
      Path(roundedRect: track, cornerRadius: track.height / 2, style: .circular))
    if isOn {
      canvas.painted(tint, item.style, in: track) { canvas.fill(outline, $0) }
    } else {
      canvas.fill(outline, .color(off))
    }
    let (width, height) = isNew ? (37.0, 24.0) : (27.0, 27.0)
    let knob = CGRect(
      x: isOn ? track.maxX - width - 2 : track.minX + 2, y: track.minY + 2, width: width,
      height: height)
    canvas.fill(
      PathData(Path(roundedRect: knob, cornerRadius: height / 2, style: .circular)),
      .color(.white))
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// A stepper of UIKit's size: minus and plus on a plate, with a line between.
struct StepperRule: LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { CGSize(width: 94, height: 32) }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let box = canvas.snapped(frame)
    let fill = PaintColor(
      red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: item.style.isDark ? 0.24 : 0.12)
    canvas.fill(PathData(Path(roundedRect: box, cornerRadius: 8)), .color(fill))
    canvas.fill(
      PathData(rectangle: box.midX - 0.5, box.minY + 7, 1, 18),
      item.style.paint(.record(["semantic": .string("separator")]), in: box))
    let ink = item.style.paint(.record(["system": .string("primary")]), in: box)
    for (x, isPlus) in [(box.minX + 23.5, false), (box.minX + 70.5, true)] {
      canvas.fill(PathData(rectangle: x - 7, box.midY - 0.75, 14, 1.5), ink)
      if isPlus { canvas.fill(PathData(rectangle: x - 0.75, box.midY - 7, 1.5, 14), ink) }
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
