import Foundation
import SwiftUI
import WidgetDrawing

/// A canvas: a view that an author draws with commands, for the size that it has.
struct CanvasRule: LayoutRule {
  let commands: @MainActor (CGSize) -> [ViewNode]
  let builder: LayoutBuilder

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { proposal.filled }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    var group = DrawingGroup()
    group.transform = [1, 0, 0, 1, frame.minX, frame.minY]
    canvas.group(group) {
      for command in commands(frame.size) {
        paint(command, item.style, CGRect(origin: .zero, size: frame.size), on: canvas)
      }
    }
  }

  private func paint(
    _ command: ViewNode, _ style: ViewStyle, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    var group = DrawingGroup()
    group.opacity = command.number("opacity") ?? 1
    group.blend = command.string("blendMode").flatMap(EffectRule.blendMode)
    for filter in command.attributes["filters"]?.items ?? [] { group.add(filter.fields, style) }
    let clips = command.attributes["clips"]?.items.map(\.fields) ?? []
    canvas.group(group) {
      clipped(clips[...], on: canvas) {
        var moved = DrawingGroup()
        moved.transform = command.attributes["transform"]?.doubles ?? []
        if moved.transform.isEmpty {
          draw(command, style, frame, on: canvas)
        } else {
          canvas.group(moved) { draw(command, style, frame, on: canvas) }
        }
      }
    }
  }

  private func clipped(
    _ clips: ArraySlice<[String: ViewAttribute]>, on canvas: DrawingCanvas, _ draw: () -> Void
  ) {
    guard let first = clips.first else { return draw() }
    var group = DrawingGroup()
    if first["inverse"] != .flag(true), let path = first["path"] { group.clip = PathData(path) }
    canvas.group(group) { clipped(clips.dropFirst(), on: canvas, draw) }
  }

  private func draw(
    _ command: ViewNode, _ style: ViewStyle, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    switch command.kind {
    case "Canvas.fill":
      guard let path = command.attributes["path"], let look = command.attributes["style"] else {
        return
      }
      canvas.fill(
        PathData(path), style.located(look, in: frame), evenOdd: command.flag("evenOdd"))
    case "Canvas.stroke":
      guard let path = command.attributes["path"], let look = command.attributes["style"] else {
        return
      }
      canvas.stroke(
        PathData(path), style.located(look, in: frame), LineStyle(command.attributes["line"]))
    case "Canvas.text", "Canvas.image", "Canvas.symbol":
      for child in command.children { place(child, command, style, on: canvas) }
    case "Canvas.coreGraphics":
      for child in command.children { draw(child, style, frame, on: canvas) }
    default: canvas.notes.add("a canvas uses a command that is not drawn")
    }
  }

  private func place(
    _ node: ViewNode, _ command: ViewNode, _ style: ViewStyle, on canvas: DrawingCanvas
  ) {
    let item = builder.item(node, style, in: nil)
    if let rect = command.attributes["rect"]?.doubles, rect.count == 4 {
      let frame = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
      let offer = Proposal(frame.size)
      let own = node.kind == "Image" ? frame.size : item.size(offer)
      item.paint(in: CGRect(origin: frame.origin, size: own), offer, on: canvas)
      return
    }
    let point = command.attributes["at"]?.doubles ?? [0, 0]
    let anchor = command.attributes["anchor"]?.doubles ?? [0.5, 0.5]
    guard point.count == 2, anchor.count == 2 else { return }
    let own = item.size(.unspecified)
    let origin = CGPoint(
      x: point[0] - anchor[0] * own.width, y: point[1] - anchor[1] * own.height)
    item.paint(in: CGRect(origin: origin, size: own), .unspecified, on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension ViewStyle {
  /// Returns the paint of a style whose gradient may have places of its own.
  fileprivate func located(_ style: ViewAttribute, in frame: CGRect) -> Paint {
    let fields = style.fields
    guard let places = fields["places"]?.items, fields["gradient"] != nil else {
      return paint(style, in: frame)
    }
    let points = places.map(\.doubles)
    var unit = fields
    // A gradient between points is one in a rectangle of one point at the origin.
    if points.count >= 2, points[0].count == 2, points[1].count == 2 {
      unit["startPoint"] = .list(points[0].map { .number($0) })
      unit["endPoint"] = .list(points[1].map { .number($0) })
      return paint(.record(unit), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    if let center = points.first, center.count == 2 {
      unit["center"] = .list(center.map { .number($0) })
      let numbers = places.dropFirst().compactMap(\.double)
      if numbers.count == 2 {
        unit["startRadius"] = .number(numbers[0])
        unit["endRadius"] = .number(numbers[1])
      } else if let angle = numbers.first {
        unit["angle"] = .number(angle)
      }
      return paint(.record(unit), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return paint(style, in: frame)
  }
}
