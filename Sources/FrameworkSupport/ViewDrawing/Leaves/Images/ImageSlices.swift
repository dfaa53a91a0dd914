import Foundation
import SwiftUI

/// The division of a resizable picture: caps at its edges that keep their size, and a middle that
/// is stretched or repeated.
struct ImageSlices {
  /// A part of the picture where it is seen.
  struct Part: Equatable {
    /// The frame in which the part is seen.
    var frame: CGRect
    /// The frame of the whole picture, of which the rest is cut off.
    var whole: CGRect
  }

  /// The greatest number of repetitions; a picture that needs more is stretched.
  static let mostTiles = 2_000.0
  /// The note about a picture that is stretched instead.
  static let tooMany = "pictures that repeat more than 2000 times are stretched"

  private let caps: EdgeInsets
  private let isTiled: Bool

  /// Reads the division of a picture; nil where the whole of it is stretched.
  init?(_ change: ViewAttributes) {
    let insets = change["capInsets"]?.fields ?? [:]
    func inset(_ name: String) -> Double { max(0, insets[name]?.double ?? 0) }
    caps = EdgeInsets(
      top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
      trailing: inset("trailing"))
    isTiled = change["mode"] == .string("tile")
    guard isTiled || caps != EdgeInsets() else { return nil }
  }

  /// A length of the picture, and the one that it takes.
  private struct Span {
    var own: ClosedRange<Double>
    var shown: ClosedRange<Double>
    var isRepeated = false

    /// The places of the picture's own length, one after another where it is repeated.
    var places: [ClosedRange<Double>] {
      let length = own.upperBound - own.lowerBound
      guard isRepeated, length > 0 else { return [shown] }
      return stride(from: shown.lowerBound, to: shown.upperBound - 1e-6, by: length).map {
        $0...($0 + length)
      }
    }

    /// The number of the places.
    var count: Double {
      let length = own.upperBound - own.lowerBound
      return isRepeated && length > 0
        ? ((shown.upperBound - shown.lowerBound) / length).rounded(.up) : 1
    }
  }

  /// Returns the parts of a picture in a box, and notes where it is not repeated as it is to be.
  @MainActor func parts(of size: CGSize, in box: CGRect, _ notes: Notes? = nil) -> [Part] {
    var columns = spans(size.width, box.minX, box.width, caps.leading, caps.trailing)
    var rows = spans(size.height, box.minY, box.height, caps.top, caps.bottom)
    let count = columns.reduce(0) { $0 + $1.count } * rows.reduce(0) { $0 + $1.count }
    if count > Self.mostTiles {
      notes?.add(Self.tooMany)
      for index in columns.indices { columns[index].isRepeated = false }
      for index in rows.indices { rows[index].isRepeated = false }
    }
    return rows.flatMap { row in
      columns.flatMap { column in parts(column, row, of: size) }
    }
  }

  private func parts(_ column: Span, _ row: Span, of size: CGSize) -> [Part] {
    row.places.flatMap { y in
      column.places.map { x in
        let (left, width) = Self.whole(column.own, size.width, at: x)
        let (top, height) = Self.whole(row.own, size.height, at: y)
        let right = min(x.upperBound, column.shown.upperBound)
        let bottom = min(y.upperBound, row.shown.upperBound)
        return Part(
          frame: CGRect(
            x: x.lowerBound, y: y.lowerBound, width: right - x.lowerBound,
            height: bottom - y.lowerBound),
          whole: CGRect(x: left, y: top, width: width, height: height))
      }
    }
  }

  /// The start and length of the whole picture whose part lies in a place.
  private static func whole(
    _ part: ClosedRange<Double>, _ length: Double, at place: ClosedRange<Double>
  ) -> (Double, Double) {
    let scale =
      (place.upperBound - place.lowerBound) / (part.upperBound - part.lowerBound)
    return (place.lowerBound - part.lowerBound * scale, length * scale)
  }

  /// The caps and the middle along an axis; caps that a box has no room for shrink alike: assumed.
  private func spans(
    _ own: Double, _ start: Double, _ shown: Double, _ first: Double, _ last: Double
  ) -> [Span] {
    let fitted = first + last > own ? own / (first + last) : 1
    let (first, last) = (first * fitted, last * fitted)
    let share = first + last > shown ? shown / (first + last) : 1
    let spans = [
      Span(own: 0...first, shown: start...(start + first * share)),
      Span(
        own: first...max(first, own - last),
        shown: (start + first * share)...max(start + first * share, start + shown - last * share),
        isRepeated: isTiled),
      Span(
        own: max(first, own - last)...own,
        shown: max(start + first * share, start + shown - last * share)...(start + shown)),
    ]
    return spans.filter {
      $0.own.upperBound > $0.own.lowerBound && $0.shown.upperBound > $0.shown.lowerBound
    }
  }
}
