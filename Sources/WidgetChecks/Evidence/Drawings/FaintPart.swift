import WidgetRecording

/// A text or a symbol that differs too little from what is behind it.
struct FaintPart {
  /// The kind of what is faint, and of what is behind it.
  enum Ground { case plain, picture, symbol }

  var position: Int
  var box: DrawnBox
  var contrast: Double
  var ground = Ground.plain

  /// The contrast below which a symbol is told: 3, and room for colours that are not exactly
  /// Apple's.
  private static let leastOfSymbols = 2.8

  /// Returns the texts and symbols of a drawing that differ too little from their ground.
  static func all(in drawing: RecordedDrawing, on ground: PaintColor) -> [FaintPart] {
    let layers = DrawnLayers(drawing)
    return texts(in: drawing, layers, on: ground) + symbols(in: drawing, layers, on: ground)
  }

  /// The texts that differ less from their ground than letters of their size need.
  private static func texts(
    in drawing: RecordedDrawing, _ layers: DrawnLayers, on ground: PaintColor
  ) -> [FaintPart] {
    drawing.texts.compactMap { position, box in
      guard !box.isOfEmoji, !box.isClear else { return nil }
      var faint = FaintPart(position: position, box: box, contrast: 0)
      if let found = layers.worstContrast(of: box, on: ground) {
        faint.contrast = found
      } else if let found = layers.contrastOverPictures(of: box) {
        (faint.contrast, faint.ground) = (found, .picture)
      } else {
        return nil
      }
      guard faint.contrast < box.neededContrast - 0.05 else { return nil }
      return isWatermark(box, in: drawing) ? nil : faint
    }
  }

  /// Whether a text is decoration: nearly transparent, and the backdrop of one that lies over it.
  private static func isWatermark(_ box: DrawnBox, in drawing: RecordedDrawing) -> Bool {
    guard let color = box.color.flatMap(PaintColor.init),
      color.opacity <= DrawnLayers.greatestOfDecoration, let frame = DrawnBounds(box.frame)
    else { return false }
    return drawing.texts.contains { _, other in
      box.isBackdrop(of: other) && DrawnBounds(other.frame)?.intersection(frame) != nil
    }
  }

  /// The symbols of a drawing in its own colours that differ less from their ground than 3 to 1.
  private static func symbols(
    in drawing: RecordedDrawing, _ layers: DrawnLayers, on ground: PaintColor
  ) -> [FaintPart] {
    let look = drawing.look
    guard look.renderingMode == .fullColor, !look.hidesPrivateContent,
      look.typeSize == DrawnLook.usualTypeSize, look.locale == nil
    else { return [] }
    return drawing.boxes.enumerated().compactMap { position, box in
      guard box.isColoredSymbol, let found = layers.contrast(ofMarkIn: box.frame, on: ground),
        found < leastOfSymbols
      else { return nil }
      return FaintPart(position: position, box: box, contrast: found, ground: .symbol)
    }
  }
}

extension DrawnBox {
  /// Whether it is an image without pixels whose colour is the author's.
  fileprivate var isColoredSymbol: Bool { node == "Image" && pixels == nil && !hasSystemColor }
}
