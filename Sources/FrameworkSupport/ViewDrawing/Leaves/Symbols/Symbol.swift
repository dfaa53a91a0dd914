import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing
import WidgetPlatforms

/// A symbol with the picture that stands for it.
struct Symbol {
  let name: String
  let icon: IconOutline?
  /// A small icon in a corner, with the bounds of the icon.
  let badge: IconOutline?
  /// Whether a line goes across the icon.
  let isSlashed: Bool
  /// Whether the icon is drawn from right to left.
  let isMirrored: Bool
  /// A layer of a symbol with a badge.
  enum Layer { case base, badge }

  /// The layer that is drawn; nil for all of the symbol.
  private(set) var layer: Layer?
  /// Whether the icon is drawn for the letters' weight, and its lines are not made wider.
  let hasOwnWeight: Bool
  private let metrics: SymbolMetrics?

  init(
    name: String, icon: IconOutline?, badge: IconOutline? = nil, isSlashed: Bool = false,
    isMirrored: Bool = false, hasOwnWeight: Bool = false
  ) {
    self.name = name
    self.icon = icon
    self.badge = badge
    self.isSlashed = isSlashed
    self.isMirrored = isMirrored
    self.hasOwnWeight = hasOwnWeight
    metrics = SymbolMetrics(name)
  }

  private static let scales = ["small": 0.7886, "medium": 0.9961, "large": 1.272]

  /// The side of the icon's square view box, which is sixteen units of an icon.
  private func side(_ letters: LetterStyle, _ style: ViewStyle) -> Double {
    // From regular to black a circle becomes seven in a hundred larger.
    let weight = 1 + 0.07 * Double(letters.weight - 400) / 500
    return letters.size * (Self.scales[style.imageScale] ?? 0.9961) * weight
  }

  /// The size of a symbol beside letters.
  func size(_ letters: LetterStyle, _ style: ViewStyle) -> CGSize {
    let points = letters.size
    let side = side(letters, style)
    func up(_ value: Double) -> Double {
      (value * style.pixels - 0.001).rounded(.up) / style.pixels
    }
    return CGSize(
      width: up(space(side, letters, style)),
      height: up(ink(side, letters).height + 2 * points * Self.margin(letters)))
  }

  /// The space above and below the ink in ems, as pictures of Apple's have it.
  private static func margin(_ letters: LetterStyle) -> Double {
    0.068 + 0.02 * Double(max(0, letters.weight - 400)) / 300
  }

  /// The width of the symbol's space.
  private func space(_ side: Double, _ letters: LetterStyle, _ style: ViewStyle) -> Double {
    let width = ink(side, letters).width
    guard style.scene.system.symbolsHaveMargins else { return width }
    if let width = metrics?.width { return width / 0.9961 * side }
    return width + letters.size * 0.21
  }

  /// The size of a symbol's ink.
  private func ink(_ side: Double, _ letters: LetterStyle) -> CGSize {
    if let known = metrics?.ink {
      // One that is a line has the line's width.
      let isLine = known.height < SymbolMetrics.stem(700)
      let height =
        known.height * (isLine ? SymbolMetrics.stem(letters.weight) / SymbolMetrics.stem(400) : 1)
      return CGSize(width: known.width / 0.9961 * side, height: height / 0.9961 * side)
    }
    let bounds = icon?.bounds ?? CGRect(x: 0, y: 0, width: 16, height: 16)
    return CGSize(width: bounds.width / 16 * side, height: bounds.height / 16 * side)
  }

  /// The size of a symbol's ink beside letters.
  func inkSize(_ letters: LetterStyle, _ style: ViewStyle) -> CGSize {
    ink(side(letters, style), letters)
  }

  /// The size of a resizable symbol: that of its ink.
  func naturalSize(_ letters: LetterStyle) -> CGSize { ink(letters.size * 0.9961, letters) }

  /// Draws the symbol from a point on the baseline, its middle at half the height of capitals.
  @MainActor func paint(
    _ origin: CGPoint, _ letters: LetterStyle, _ paint: Paint, _ style: ViewStyle,
    on canvas: DrawingCanvas
  ) {
    let side = side(letters, style)
    let own = size(letters, style)
    let middle = origin.y - letters.size * 0.705 / 2
    guard icon != nil else {
      let box = CGRect(
        x: origin.x + (own.width - side) / 2, y: middle - side / 2, width: side, height: side)
      return self.box(in: box, paint, on: canvas)
    }
    let ink = ink(side, letters)
    let x = origin.x + own.width / 2 - ink.width / 2
    let stem = letters.size * SymbolMetrics.stem(letters.weight)
    if metrics != nil {
      let frame = CGRect(x: x, y: middle - ink.height / 2, width: ink.width, height: ink.height)
      return self.paint(in: frame, stem: stem, paint, on: canvas)
    }
    let factor = side / 16
    fill(paint, stem: stem, scale: factor, on: canvas) {
      path($0, scaleX: factor, scaleY: factor, x: x, y: middle - side / 2)
    }
  }

  /// Draws the symbol so that it fills a rectangle.
  @MainActor func paint(
    in frame: CGRect, _ letters: LetterStyle, _ paint: Paint, on canvas: DrawingCanvas
  ) {
    let natural = naturalSize(letters)
    let scale = min(frame.width / max(1, natural.width), frame.height / max(1, natural.height))
    self.paint(
      in: frame, stem: letters.size * SymbolMetrics.stem(letters.weight) * scale, paint, on: canvas)
  }

  @MainActor private func paint(
    in frame: CGRect, stem: Double, _ paint: Paint, on canvas: DrawingCanvas
  ) {
    guard let icon else { return box(in: frame, paint, on: canvas) }
    let (scaleX, scaleY) = (
      frame.width / max(1, icon.bounds.width), frame.height / max(1, icon.bounds.height)
    )
    fill(paint, stem: stem, scale: (scaleX * scaleY).squareRoot(), on: canvas) {
      path(
        $0, scaleX: scaleX, scaleY: scaleY, x: frame.minX,
        y: frame.minY - icon.bounds.minY * scaleY)
    }
  }

  /// Fills the outlines of the icon and its badge, and where it is slashed draws the line; around
  /// both is a gap.
  ///
  /// - Parameters:
  ///   - stem: The width of lines.
  ///   - scale: The length of an icon's unit.
  @MainActor private func fill(
    _ paint: Paint, stem: Double, scale: Double, on canvas: DrawingCanvas,
    _ placed: (IconOutline) -> PathData
  ) {
    guard let icon, scale > 0 else { return }
    let path = placed(hasOwnWeight ? icon : icon.weighted(stem: stem / scale))
    // A badge's figure is half as large; its mark's lines are assumed to be narrower.
    let badge = badge.map { placed($0.weighted(stem: 0.6 * stem / scale)) }
    if layer == .badge { return badge.map { canvas.fill($0, paint) } ?? () }
    guard isSlashed || badge != nil, let box = path.bounds else { return canvas.fill(path, paint) }
    let width = stem
    var slash = PathData()
    slash.move(box.minX + width / 2, box.minY + width / 2)
    slash.line(box.maxX - width / 2, box.maxY - width / 2)
    var line = LineStyle(width: width * 3)
    line.cap = "round"
    var group = DrawingGroup()
    group.mask = canvas.collected {
      if isSlashed { canvas.stroke(slash, .color(.black), line) }
      if let box = badge?.bounds {
        let space = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
          .insetBy(dx: -width, dy: -width)
        canvas.fill(PathData(Path(ellipseIn: space)), .color(.black))
      }
    }
    group.maskIsInverse = true
    canvas.group(group) { canvas.fill(path, paint) }
    line.width = width
    if isSlashed { canvas.stroke(slash, paint, line) }
    if let badge, layer == nil { canvas.fill(badge, paint) }
  }

  /// The symbol with a badge of which one layer is drawn.
  func only(_ layer: Layer) -> Symbol {
    var symbol = self
    symbol.layer = layer
    return symbol
  }

  /// The outline of an icon whose ink begins at x.
  @MainActor private func path(
    _ icon: IconOutline, scaleX: Double, scaleY: Double, x: Double, y: Double
  ) -> PathData {
    isMirrored
      ? icon.placed(scaleX: -scaleX, scaleY: scaleY, x: x + icon.bounds.maxX * scaleX, y: y)
      : icon.placed(scaleX: scaleX, scaleY: scaleY, x: x - icon.bounds.minX * scaleX, y: y)
  }

  @MainActor private func box(in frame: CGRect, _ paint: Paint, on canvas: DrawingCanvas) {
    let inset = frame.insetBy(dx: frame.width * 0.06, dy: frame.height * 0.06)
    let radius = min(inset.width, inset.height) * 0.22
    var line = LineStyle(width: max(0.5, min(frame.width, frame.height) * 0.07))
    line.dash = [line.width * 1.6, line.width * 1.4]
    canvas.stroke(PathData(Path(roundedRect: inset, cornerRadius: radius)), paint, line)
  }
}
