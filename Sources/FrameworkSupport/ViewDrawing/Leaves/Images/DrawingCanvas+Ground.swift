import Foundation
import WidgetDrawing

extension DrawingCanvas {
  /// The shares of a text's width and height at which the colours behind it are read.
  private static let places = (across: [0.1, 0.3, 0.5, 0.7, 0.9], down: [0.3, 0.5, 0.7])
  /// The fewest of these points within the drawing of which something is told.
  private static let fewestPoints = 8
  /// The most images whose colours are kept.
  private static let mostKnown = 32
  /// The colours of images, by digest; nil for one that cannot be read.
  private static var known: [String: PictureColors?] = [:]

  /// Lets the boxes of texts over images tell the colours behind them.
  ///
  /// Who judges a drawing later has its operations, and no pixels of its images.
  ///
  /// - Parameters:
  ///   - size: The drawing's size.
  ///   - backgroundCount: The number of operations that draw the container's background.
  ///   - ground: The colour below everything.
  func noteColorsBehindTexts(_ size: CGSize, backgroundCount: Int, on ground: PaintColor) {
    guard !images.isEmpty, boxes.contains(where: { $0.color != nil }) else { return }
    func layers(_ pictures: [String: PictureColors]) -> DrawnLayers {
      DrawnLayers(
        operations, size: DrawnSize(size.width, size.height), backgroundCount: backgroundCount,
        pictures: pictures)
    }
    let plain = layers([:])
    let over = boxes.indices.filter { index in
      boxes[index].color != nil && colors(behind: boxes[index], in: plain, on: ground).contains(nil)
    }
    guard !over.isEmpty else { return }
    var pictures: [String: PictureColors] = [:]
    for digest in images { pictures[digest] = colors(of: digest) }
    let whole = layers(pictures)
    for index in over {
      let found = colors(behind: boxes[index], in: whole, on: ground)
      guard found.count >= Self.fewestPoints, !found.contains(nil) else { continue }
      boxes[index].behind = found.compactMap { $0?.text }
    }
  }

  /// The colours behind a text at the points of it that lie in the drawing; nil for unknown ones.
  private func colors(
    behind box: DrawnBox, in layers: DrawnLayers, on ground: PaintColor
  ) -> [PaintColor?] {
    guard let frame = DrawnBounds(box.frame),
      let letters = layers.letters(in: box.frame, colored: box.color)
    else { return [] }
    return Self.places.down.flatMap { down in
      Self.places.across.compactMap { across -> PaintColor?? in
        let point = DrawnPoint(
          frame.minX + across * frame.width, frame.minY + down * frame.height)
        guard layers.contains(point) else { return nil }
        return .some(layers.color(behind: letters, in: frame, at: point, on: ground))
      }
    }
  }

  private func colors(of digest: String) -> PictureColors? {
    if let known = Self.known[digest] { return known }
    let bytes = pictures[digest].flatMap { Data(base64Encoded: $0.data) }.map { [UInt8]($0) }
    let colors = bytes.flatMap { PictureColors($0) }
    if Self.known.count >= Self.mostKnown { Self.known = [:] }
    Self.known[digest] = .some(colors)
    return colors
  }
}
