import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

@testable import ViewDrawing

/// A picture that Apple's SwiftUI drew, with the boxes that were measured in it.
///
/// The pictures lie beside the tests of public repositories. A box is the smallest rectangle around
/// the pixels of a text's line, a shape or a symbol, in points from the upper left corner.
@MainActor struct MeasuredPicture: Sendable {
  /// The kind of thing in a box.
  enum Ink: Sendable { case text, shape, symbol }

  /// A box that was measured.
  struct Box: Sendable {
    var ink: Ink
    var frame: [Double]
    /// The colour, such as `#ff3b30`, where it was measured.
    var color: String?
  }

  let name: String
  let size: CGSize
  let pixels: Double
  let boxes: [Box]
  private let view: @MainActor () -> AnyView
  private let space: CGSize?
  private let page: PaintColor
  private let setup: @MainActor (inout ViewStyle) -> Void

  /// Creates a picture of a view in its middle, or of one that gave the picture its size.
  ///
  /// - Parameters:
  ///   - name: The picture's name.
  ///   - width: The picture's width.
  ///   - height: The picture's height.
  ///   - pixels: Pixels in a point.
  ///   - isCentered: Whether the view stands in the middle of a larger page.
  ///   - boxes: The boxes, each a letter for its kind (t, s or y for symbols), four numbers and
  ///     perhaps a colour.
  ///   - page: The colour below the view.
  ///   - setup: Changes of what is around the view.
  ///   - view: The view.
  init(
    _ name: String, _ width: Double, _ height: Double, pixels: Double = 3,
    isCentered: Bool = false, _ boxes: String, page: PaintColor = .white,
    setup: @escaping @MainActor (inout ViewStyle) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor () -> some View
  ) {
    self.name = name
    self.size = CGSize(width: width, height: height)
    self.pixels = pixels
    self.view = { AnyView(view()) }
    self.setup = setup
    self.page = page
    space = isCentered ? size : nil
    self.boxes = boxes.split(separator: ",").map { text in
      let parts = text.split(separator: " ")
      let ink: Ink = parts[0] == "t" ? .text : parts[0] == "y" ? .symbol : .shape
      return Box(
        ink: ink, frame: parts.dropFirst().compactMap { Double($0) },
        color: parts.last.flatMap { $0.hasPrefix("#") ? String($0) : nil })
    }
  }

  /// The differences of our drawing from Apple's picture, in words.
  func differences(tolerance: Tolerance = Tolerance()) -> [String] {
    let laidOut = LaidOut(view(), pixels: pixels, setup: setup)
    var found: [String] = []
    let own = laidOut.size(space.map { Double($0.width) }, space.map { Double($0.height) })
    let texts = boxes.filter { $0.ink == .text }.map { $0.frame[2] }.max() ?? 0
    if space == nil {
      let near = abs(own.height - size.height) <= 1.02 / pixels
      let isWide = abs(own.width - size.width) > 1.02 / pixels + texts * tolerance.text
      if !near || isWide { found.append("size \(own) is not \(size)") }
    }
    let inks = Inks(laidOut, in: space, own: own, page: page)
    for box in boxes {
      guard let nearest = inks.nearest(to: box) else {
        found.append("\(box.ink) \(box.frame): nothing")
        continue
      }
      if !tolerance.allows(nearest.frame, for: box, pixels: pixels, widest: texts) {
        found.append("\(box.ink) \(box.frame) is \(nearest.frame.map(Coordinate.rounded))")
      }
      if let color = box.color, let own = nearest.color, !tolerance.allows(own, for: color) {
        found.append("\(box.ink) \(box.frame) is \(own.text), not \(color)")
      }
    }
    return found
  }
}

/// The greatest distance of a box of ours from a measured one.
struct Tolerance: Sendable {
  /// The share of a text's width: the font is a stand-in.
  var text = 0.02
  /// The share of a symbol's size: symbols are stand-ins too.
  var symbol = 0.14
  /// The distance of a component of a colour, of 255: pictures are not all in sRGB.
  var color = 4.0

  func allows(_ color: PaintColor, for measured: String) -> Bool {
    guard let wanted = PaintColor(measured + "ff") else { return false }
    let (a, b) = (color.components, wanted.components)
    return [a.red - b.red, a.green - b.green, a.blue - b.blue]
      .allSatisfy { abs($0) * 255 <= self.color }
  }

  func allows(
    _ frame: [Double], for box: MeasuredPicture.Box, pixels: Double, widest: Double
  ) -> Bool {
    let pixel = 1.02 / pixels
    let wanted = box.frame
    let differences = zip(frame, wanted).map { abs($0 - $1) }
    switch box.ink {
    case .shape:
      // A shape that a text widens is known as exactly as the text's width.
      return differences[1] <= pixel && differences[3] <= pixel
        && differences[0] <= pixel + widest * text
        && differences[2] <= pixel + widest * text
    case .text:
      // Letters of the stand-in reach a little more or less far up and down.
      let reach = pixel + 0.09 * wanted[3]
      return differences[1] <= reach && differences[3] <= reach
        && differences[2] <= pixel + wanted[2] * text
        && differences[0] <= pixel + widest * text
    case .symbol:
      let share = max(wanted[2], wanted[3]) * symbol
      return differences[2] <= pixel + share && differences[3] <= pixel + share
        && abs(frame[0] + frame[2] / 2 - wanted[0] - wanted[2] / 2) <= 2 * pixel + widest * text
        && abs(frame[1] + frame[3] / 2 - wanted[1] - wanted[3] / 2) <= 2 * pixel
    }
  }
}

/// The boxes around what a drawing draws.
@MainActor struct Inks {
  /// A box with the colour that it has on the page; nil for a gradient.
  struct Ink {
    var frame: [Double]
    var color: PaintColor?

    /// A pixel is inked where it is covered enough to differ by twenty of 255.
    init(
      _ drawn: DrawnBounds, _ paint: Paint, transform: Transform, pixels: Double, page: PaintColor
    ) {
      var box = drawn
      let frame = [drawn.minX, drawn.minY, drawn.maxX - drawn.minX, drawn.maxY - drawn.minY]
      let moved = transform.applied(to: frame)
      if moved != frame, let there = DrawnBounds(moved) { box = there }
      color = if case .color(let color) = paint { color.over(page) } else { nil }
      let edge = color.map { max(0.15, min(0.95, 20 / 255 / Self.contrast($0, page))) } ?? 0.15
      let (x, y) = (
        ((box.minX * pixels + edge).rounded(.down) / pixels),
        ((box.minY * pixels + edge).rounded(.down) / pixels)
      )
      self.frame = [
        x, y, (box.maxX * pixels - edge).rounded(.up) / pixels - x,
        (box.maxY * pixels - edge).rounded(.up) / pixels - y,
      ]
    }

    /// The greatest difference of a component from the page's.
    private static func contrast(_ color: PaintColor, _ page: PaintColor) -> Double {
      let (a, b) = (color.components, page.components)
      return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), 0.001)
    }
  }

  private var texts: [Ink] = []
  private var shapes: [Ink] = []

  init(_ laidOut: LaidOut, in space: CGSize?, own: CGSize, page: PaintColor) {
    let canvas = DrawingCanvas(fonts: .shared, pixels: laidOut.item.style.pixels)
    let frame = CGRect(
      x: space.map { ($0.width - own.width) / 2 } ?? 0,
      y: space.map { ($0.height - own.height) / 2 } ?? 0, width: own.width, height: own.height)
    let offer = Proposal(width: space.map { $0.width }, height: space.map { $0.height })
    laidOut.item.paint(in: frame, offer, on: canvas)
    let outlines = Dictionary(
      uniqueKeysWithValues: WidgetDrawer.outlines(canvas.glyphs).outlines.map { ($0.face, $0) })
    var transforms = [Transform.identity]
    for operation in canvas.operations {
      switch operation {
      case .push(let group):
        let inner = group.transform.isEmpty ? .identity : Transform(group.transform)
        transforms.append((transforms.last ?? .identity).followed(by: inner))
      case .pop: transforms.removeLast()
      case .glyphs(let face, let size, let paint, let glyphs):
        guard let outlines = outlines[face] else { continue }
        let scale = size / Double(outlines.unitsPerEm)
        let bounds = glyphs.compactMap { glyph in
          outlines.glyphs[glyph.number]?.bounds.map { box in
            DrawnBounds(
              minX: glyph.x + box.minX * scale, minY: glyph.y - box.maxY * scale,
              maxX: glyph.x + box.maxX * scale, maxY: glyph.y - box.minY * scale)
          }
        }
        if let first = bounds.first {
          texts.append(inked(bounds.reduce(first) { $0.union($1) }, paint))
        }
      case .fill(let path, let paint, _):
        if let box = path.bounds { shapes.append(inked(box, paint)) }
      case .stroke(let path, let paint, let line):
        guard var box = path.bounds else { continue }
        box.minX -= line.width / 2
        box.minY -= line.width / 2
        box.maxX += line.width / 2
        box.maxY += line.width / 2
        shapes.append(inked(box, paint))
      case .image: continue
      }
    }

    func inked(_ drawn: DrawnBounds, _ paint: Paint) -> Ink {
      Ink(
        drawn, paint, transform: transforms.last ?? .identity,
        pixels: laidOut.item.style.pixels, page: page)
    }
  }

  /// The box that is nearest to a measured one.
  func nearest(to box: MeasuredPicture.Box) -> Ink? {
    func distance(_ ink: Ink) -> Double {
      zip(ink.frame, box.frame).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    return (box.ink == .text ? texts : shapes).min { distance($0) < distance($1) }
  }
}
