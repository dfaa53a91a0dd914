import Foundation
import SwiftUI
import WidgetDrawing

/// Liquid Glass behind a view.
struct GlassRule: LayoutRule {
  /// The glass's shape in a rectangle.
  let outline: (CGRect) -> Path
  /// The paint of the glass.
  let glass: GlassPaint

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let path = ShapeRule.path(outline, in: canvas.snapped(frame), item.style)
    glass.fill(path, item.style, in: frame, on: canvas)
    item.paintChildren(in: frame, proposal, on: canvas)
  }
}

/// Liquid Glass: what is below it blurred, a veil, and an edge of light.
///
/// Assumed: Apple publishes no numbers for its glass, which also bends what is below it.
struct GlassPaint {
  /// The fields of the glass: its variant and its tint.
  var glass: ViewAttributes = [:]

  private static let edge = 1.5

  @MainActor func fill(
    _ path: PathData, _ style: ViewStyle, in frame: CGRect, on canvas: DrawingCanvas
  ) {
    guard glass["glass"] != .string("identity") else { return }
    canvas.notes.add("Liquid Glass is approximated: a blur, a veil and an edge of light")
    let paint = style.paint(veil(style), in: frame)
    if style.hasTintsAlone {
      canvas.fill(path, paint)
    } else {
      canvas.fill(path, paint, blurring: isClear ? 4 : 12, evenOdd: false)
    }
    var inside = DrawingGroup()
    inside.clip = path
    canvas.group(inside) {
      canvas.stroke(path, light(style, in: frame), LineStyle(width: 2 * Self.edge))
    }
  }

  private var isClear: Bool { glass["glass"] == .string("clear") }

  /// The colour of the glass over what is below it.
  private func veil(_ style: ViewStyle) -> ViewAttribute {
    if let tint = glass["tint"] {
      return .record(["style": tint, "opacity": .number(isClear ? 0.4 : 0.7)])
    }
    if isClear { return Self.gray(1, 0.06) }
    return style.isDark ? Self.gray(0.1, 0.5) : Self.gray(1, 0.5)
  }

  /// The light along the edge, strongest where it comes in and where it leaves.
  private func light(_ style: ViewStyle, in frame: CGRect) -> Paint {
    let strength = style.isDark ? 0.4 : 0.8
    let stops: [(Double, Double)] = [(0, strength), (0.5, strength / 6), (1, strength / 2)]
    return style.paint(
      .record([
        "gradient": .string("linear"), "space": .string("plain"),
        "startPoint": .list([.number(0), .number(0)]), "endPoint": .list([.number(1), .number(1)]),
        "stops": .list(
          stops.map { .record(["location": .number($0), "color": Self.gray(1, $1)]) }),
      ]), in: frame)
  }

  private static func gray(_ white: Double, _ opacity: Double) -> ViewAttribute {
    .record([
      "red": .number(white), "green": .number(white), "blue": .number(white),
      "opacity": .number(opacity),
    ])
  }
}
