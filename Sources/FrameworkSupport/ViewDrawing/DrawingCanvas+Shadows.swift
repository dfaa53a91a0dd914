import Foundation
import SwiftUI
import WidgetDrawing

extension DrawingCanvas {
  /// Fills an outline with a style, and with the shadows that the style has.
  func fill(
    _ path: PathData, _ look: ViewAttribute, _ style: ViewStyle, in frame: CGRect,
    evenOdd: Bool = false
  ) {
    let shown = style.shown(look)
    styled(shown, style) {
      if let mesh = MeshPaint(shown, style) {
        mesh.fill(path, evenOdd: evenOdd, in: frame, on: self)
      } else if let blur = style.backdropBlur(of: shown) {
        notes.add("materials are approximated: a blur and a colour of a stated opacity")
        fill(path, style.paint(look, in: frame), blurring: blur, evenOdd: evenOdd)
      } else {
        fill(path, style.paint(look, in: frame), evenOdd: evenOdd)
      }
    }
    for shadow in shown.shadows where shadow["kind"] == "inner" {
      inner(shadow, of: path, style, evenOdd: evenOdd)
    }
  }

  /// Draws with a style that has a blend mode or shadows, each of which lies behind what is drawn.
  func styled(_ look: ViewAttribute, _ style: ViewStyle, _ draw: () -> Void) {
    guard !style.hasTintsAlone, let mode = look.blendMode.flatMap(EffectRule.blendMode) else {
      return shadowed(look, style, draw)
    }
    var group = DrawingGroup()
    group.blend = mode
    self.group(group) { shadowed(look, style, draw) }
  }

  private func shadowed(_ look: ViewAttribute, _ style: ViewStyle, _ draw: () -> Void) {
    let drops = look.shadows.filter { $0["kind"] == "drop" }
    guard let last = drops.last else { return draw() }
    var group = DrawingGroup()
    group.add(Self.fields(last), style)
    self.group(group) {
      var rest = look
      rest.removeLastShadow()
      shadowed(rest, style, draw)
    }
  }

  /// The shadow that the edge of an outline throws into it: that of all that is around it.
  private func inner(
    _ fields: ViewAttributes, of path: PathData, _ style: ViewStyle, evenOdd: Bool
  ) {
    guard let bounds = path.bounds else { return }
    var clip = DrawingGroup()
    clip.clip = path
    clip.clipIsEvenOdd = evenOdd
    var shade = DrawingGroup()
    shade.add(Self.fields(fields), style)
    let far = 4 * (fields["radius"]?.double ?? 0) + 100
    var around = PathData(
      rectangle: bounds.minX - far, bounds.minY - far, bounds.width + 2 * far,
      bounds.height + 2 * far)
    around.add(path)
    group(clip) { group(shade) { fill(around, .color(.black), evenOdd: true) } }
  }

  private static func fields(_ shadow: ViewAttributes) -> ViewAttributes {
    var fields = shadow
    fields["shadow"] = shadow["color"] ?? .flag(true)
    fields["color"] = nil
    return fields
  }
}

extension ViewAttribute {
  /// The shadows of a style, the innermost first.
  fileprivate var shadows: [ViewAttributes] {
    guard let inner = fields["style"] else { return [] }
    return inner.shadows + (fields["shadow"].map { [$0.fields] } ?? [])
  }

  /// The outermost blend mode of a style; nil for a style that is painted over what is there.
  fileprivate var blendMode: String? {
    fields["blendMode"]?.text ?? fields["style"]?.blendMode
  }

  fileprivate mutating func removeLastShadow() {
    var fields = fields
    guard let inner = fields["style"] else { return }
    if fields["shadow"]?.fields["kind"] == "drop" {
      self = inner
    } else {
      var inner = inner
      inner.removeLastShadow()
      fields["style"] = inner
      self = .record(fields)
    }
  }
}
