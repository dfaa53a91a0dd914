import Foundation
import SwiftUI
import WidgetDrawing

extension EffectRule {
  /// Returns the six numbers of the transformation that a modifier makes of a view; none where it
  /// makes none.
  @MainActor static func transform(
    _ item: LayoutItem, in frame: CGRect, _ notes: Notes
  ) -> [Double] {
    let node = item.node
    let value = node.attributes["value"]
    switch node.kind {
    case ".rotationEffect":
      let turn = UnitCircle.point(atDegrees: node.number("value") ?? 0)
      return moved([turn.x, turn.y, -turn.y, turn.x], around: anchor(node, in: frame))
    case ".scaleEffect":
      let scale = value?.doubles ?? [1, 1]
      return moved(
        [scale.first ?? 1, 0, 0, scale.last ?? 1], around: anchor(node, in: frame))
    case ".rotation3DEffect":
      notes.add("turns in space are drawn without perspective")
      return moved(turnInSpace(node), around: anchor(node, in: frame))
    case ".transformEffect", ".projectionEffect":
      return projected(value?.doubles ?? [], from: frame.origin, notes)
    case ".geometryEffect":
      var numbers = value?.doubles ?? []
      if case .projection(let project) = node.hook.action { numbers = project(frame.size).doubles }
      return projected(numbers, from: frame.origin, notes)
    default:
      let isRightToLeft = item.style.isRightToLeft
      let flips = value == .flag(true) && isRightToLeft
      let mirrors = value == .string(isRightToLeft ? "rightToLeft" : "leftToRight")
      return flips || mirrors ? [-1, 0, 0, 1, 2 * frame.midX, 0] : []
    }
  }

  private static func anchor(_ node: ViewNode, in frame: CGRect) -> CGPoint {
    let anchor = node.attributes["anchor"]?.doubles ?? [0.5, 0.5]
    return CGPoint(
      x: frame.minX + (anchor.first ?? 0.5) * frame.width,
      y: frame.minY + (anchor.last ?? 0.5) * frame.height)
  }

  /// Returns a transformation of four numbers that keeps a point where it is.
  private static func moved(_ n: [Double], around point: CGPoint) -> [Double] {
    let (x, y) = (Double(point.x), Double(point.y))
    return n + [x - n[0] * x - n[2] * y, y - n[1] * x - n[3] * y]
  }

  /// The four numbers of a turn around an axis in space, seen from afar.
  private static func turnInSpace(_ node: ViewNode) -> [Double] {
    var axis = node.attributes["axis"]?.doubles ?? []
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard axis.count == 3, length > 0, length.isFinite else { return [1, 0, 0, 1] }
    axis = axis.map { $0 / length }
    let turn = UnitCircle.point(atDegrees: node.number("value") ?? 0)
    let rest = 1 - turn.x
    return [
      turn.x + axis[0] * axis[0] * rest, axis[0] * axis[1] * rest + axis[2] * turn.y,
      axis[0] * axis[1] * rest - axis[2] * turn.y, turn.x + axis[1] * axis[1] * rest,
    ]
  }

  /// Returns the transformation of a matrix of six or nine numbers in a view's own coordinates.
  private static func projected(
    _ matrix: [Double], from origin: CGPoint, _ notes: Notes
  ) -> [Double] {
    var n = matrix
    if n.count == 9 {
      guard n[2] == 0, n[5] == 0, n[8] == 1 else {
        notes.add("projections in which lines meet are not drawn")
        return []
      }
      n = [n[0], n[1], n[3], n[4], n[6], n[7]]
    }
    guard n.count == 6, n.allSatisfy(\.isFinite) else { return [] }
    let moved = moved(Array(n[..<4]), around: origin)
    return Array(moved[..<4]) + [moved[4] + n[4], moved[5] + n[5]]
  }
}
