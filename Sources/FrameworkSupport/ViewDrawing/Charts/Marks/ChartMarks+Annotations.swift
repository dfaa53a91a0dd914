import Foundation
import SwiftUI

extension ChartMarks {
  private static let mirrored = [
    "leading": "trailing", "trailing": "leading", "topLeading": "topTrailing",
    "topTrailing": "topLeading", "bottomLeading": "bottomTrailing",
    "bottomTrailing": "bottomLeading",
  ]

  /// Draws an annotation beside the frame of its mark.
  func paint(
    _ annotation: ChartMark.Annotation, of mark: ChartMark, at box: CGRect,
    on canvas: DrawingCanvas
  ) {
    let item = annotation.item(for: size(of: mark), style, builder)
    let size = item.size(.unspecified)
    var place = place(of: annotation, size, at: box)
    if let limit = limit(annotation.overflow["x"]) {
      place.x = max(limit.minX, min(place.x, limit.maxX - size.width))
    }
    if let limit = limit(annotation.overflow["y"]) {
      place.y = max(limit.minY, min(place.y, limit.maxY - size.height))
    }
    item.paint(in: CGRect(origin: place, size: size), .unspecified, on: canvas)
  }

  /// The place of an annotation beside the frame of its mark, wherever that is.
  private func place(
    of annotation: ChartMark.Annotation, _ size: CGSize, at box: CGRect
  ) -> CGPoint {
    let gap = annotation.spacing
    var (across, along) = LayoutBuilder.alignment(annotation.alignment)
    if style.isRightToLeft { across = Self.mirrored[across] ?? across }
    var place = CGPoint(
      x: box.minX + FrameRule.position(across, in: box.width - size.width),
      y: box.minY + FrameRule.position(along, in: box.height - size.height))
    var position = annotation.position
    if style.isRightToLeft { position = Self.mirrored[position] ?? position }
    switch position {
    case "overlay": break
    case "bottom", "bottomLeading", "bottomTrailing": place.y = box.maxY + gap
    case "leading": place.x = box.minX - gap - size.width
    case "trailing": place.x = box.maxX + gap
    default: place.y = box.minY - gap - size.height
    }
    if position.hasSuffix("Leading") { place.x = box.minX }
    if position.hasSuffix("Trailing") { place.x = box.maxX - size.width }
    return place
  }

  /// The lengths by which annotations stick out of the plot whose authors have the scale make room
  /// for them.
  var missingRoom: EdgeInsets {
    var room = EdgeInsets()
    for mark in model.marks {
      for annotation in mark.annotations where annotation.overflow.values.contains(Self.padding) {
        let size = annotation.item(for: self.size(of: mark), style, builder).size(.unspecified)
        let place = CGRect(origin: place(of: annotation, size, at: frame(of: mark)), size: size)
        if annotation.overflow["x"] == Self.padding {
          room.leading = max(room.leading, plot.minX - place.minX)
          room.trailing = max(room.trailing, place.maxX - plot.maxX)
        }
        if annotation.overflow["y"] == Self.padding {
          room.top = max(room.top, plot.minY - place.minY)
          room.bottom = max(room.bottom, place.maxY - plot.maxY)
        }
      }
    }
    if space.isMirrored { swap(&room.leading, &room.trailing) }
    return room
  }

  private static let padding = ViewAttribute.string("padScale")

  /// The frame that an annotation is kept within; nil where it may reach out of it.
  ///
  /// A strategy without a boundary keeps within the chart: assumed.
  private func limit(_ strategy: ViewAttribute?) -> CGRect? {
    switch strategy?.text {
    case "plot", "padScale": plot
    case "fit", "chart", "automatic": whole
    default: nil
    }
  }
}

extension ChartMark.Annotation {
  /// The annotation's view, laid out for the size of its mark.
  @MainActor func item(
    for size: CGSize, _ style: ViewStyle, _ builder: LayoutBuilder
  ) -> LayoutItem {
    var style = style
    style.chart = ChartSettings()
    guard let content else { return builder.item(node, style, in: nil) }
    return builder.joined(content(size), style)
  }
}
