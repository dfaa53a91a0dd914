// The parts of a resizable image where it is drawn. Nothing here is Apple's.

import CoreGraphics

/// The caps of an image, which keep their size, and what is between them, which is stretched or
/// repeated.
struct ImageParts {
  /// A part where it is seen, and the place of the whole image, of which the rest is cut off.
  struct Part: Equatable {
    var shown: CGRect
    var whole: CGRect
  }

  private struct Span {
    var shown: ClosedRange<CGFloat>
    /// The start and the length of the whole image.
    var whole: (start: CGFloat, length: CGFloat)
  }

  /// The greatest number of repetitions along an axis; beyond, the middle is stretched.
  private static let mostTiles = 200

  private let size: CGSize
  private let caps: UIEdgeInsets
  private let isTiled: Bool

  init(_ image: UIImage) {
    size = image.size
    caps = image.capInsets
    isTiled = image.resizingMode == .tile
  }

  func parts(in rect: CGRect) -> [Part] {
    let columns = spans(size.width, caps.left, caps.right, rect.minX, rect.width)
    let rows = spans(size.height, caps.top, caps.bottom, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          shown: CGRect(
            x: column.shown.lowerBound, y: row.shown.lowerBound,
            width: column.shown.upperBound - column.shown.lowerBound,
            height: row.shown.upperBound - row.shown.lowerBound),
          whole: CGRect(
            x: column.whole.start, y: row.whole.start, width: column.whole.length,
            height: row.whole.length))
      }
    }
  }

  private func spans(
    _ own: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> [Span] {
    let middle = own - first - last
    let room = length - first - last
    // Without a middle, or without room for the caps, all of it is stretched: assumed.
    guard first >= 0, last >= 0, middle > 0, room >= 0, length > 0 else {
      guard length > 0 else { return [] }
      return [Span(shown: start...(start + length), whole: (start, length))]
    }
    var spans: [Span] = []
    if first > 0 { spans.append(Span(shown: start...(start + first), whole: (start, own))) }
    let count = Int((room / middle).rounded(.up))
    if isTiled, count <= Self.mostTiles {
      for index in 0..<count {
        let place = start + first + CGFloat(index) * middle
        let end = min(place + middle, start + first + room)
        spans.append(Span(shown: place...end, whole: (place - first, own)))
      }
    } else if room > 0 {
      let scale = room / middle
      let place = start + first
      spans.append(Span(shown: place...(place + room), whole: (place - first * scale, own * scale)))
    }
    if last > 0 {
      let place = start + length - last
      spans.append(Span(shown: place...(place + last), whole: (place + last - own, own)))
    }
    return spans
  }
}
