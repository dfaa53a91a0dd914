import WidgetRecording

/// A text or a symbol that differs too little from what is behind it.
struct FaintPart {
  /// The kind of what is faint, and of what is behind it.
  enum Ground {
    /// A text on what is drawn behind it.
    case plain
    /// A text on a picture.
    case picture
    /// A symbol.
    case symbol
    /// A text without a letter or a digit, such as a row of dashes, which is a mark like a symbol.
    case mark
  }

  var position: Int
  var box: DrawnBox
  var contrast: Double
  var ground = Ground.plain
  /// Whether what may be below everything changes the contrast, which is then the greatest one.
  var dependsOnGround = false

  /// The contrast below which a symbol is told: 3, and room for colours that are not exactly
  /// Apple's.
  private static let leastOfSymbols = 2.8

  /// Returns the texts and symbols of a drawing that differ too little from their ground.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - grounds: The colours that may be below everything; what differs enough from one of them
  ///     where that shows through is left alone.
  /// - Returns: The texts and symbols.
  static func all(in drawing: RecordedDrawing, on grounds: [PaintColor]) -> [FaintPart] {
    let layers = DrawnLayers(drawing)
    return texts(in: drawing, layers, on: grounds) + symbols(in: drawing, layers, on: grounds)
  }

  /// The texts that differ less from their ground than letters of their size need.
  private static func texts(
    in drawing: RecordedDrawing, _ layers: DrawnLayers, on grounds: [PaintColor]
  ) -> [FaintPart] {
    drawing.texts.compactMap { position, box in
      guard !box.isOfEmoji, !box.isClear else { return nil }
      var faint = FaintPart(position: position, box: box, contrast: 0)
      let isMark = box.isMark
      if isMark, box.hasSystemColor { return nil }
      if let found = grounds.best({ layers.worstContrast(of: box, on: $0) }) {
        (faint.contrast, faint.ground) = (found.contrast, isMark ? .mark : .plain)
        faint.dependsOnGround = found.differs
      } else if let found = layers.contrastOverPictures(of: box) {
        (faint.contrast, faint.ground) = (found, .picture)
      } else {
        return nil
      }
      let needed =
        isMark ? min(leastOfSymbols, box.neededContrast) : box.neededContrast - 0.05
      guard faint.contrast < needed else { return nil }
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
    in drawing: RecordedDrawing, _ layers: DrawnLayers, on grounds: [PaintColor]
  ) -> [FaintPart] {
    let look = drawing.look
    guard look.renderingMode == .fullColor, !look.hidesPrivateContent,
      look.typeSize == DrawnLook.usualTypeSize, look.locale == nil
    else { return [] }
    return drawing.boxes.enumerated().compactMap { position, box in
      guard box.isColoredSymbol,
        let found = grounds.best({ layers.contrast(ofMarkIn: box.frame, on: $0) }),
        found.contrast < leastOfSymbols
      else { return nil }
      return FaintPart(
        position: position, box: box, contrast: found.contrast, ground: .symbol,
        dependsOnGround: found.differs)
    }
  }
}

extension [PaintColor] {
  /// Returns the greatest contrast on any of the colours, and whether it is another on another; nil
  /// where it is not known on one.
  fileprivate func best(
    _ contrast: (PaintColor) -> Double?
  ) -> (contrast: Double, differs: Bool)? {
    let found = compactMap(contrast)
    guard found.count == count, let most = found.max(), let least = found.min() else { return nil }
    return (most, most - least > 0.05)
  }
}

extension DrawnBox {
  /// Whether a text has neither a letter nor a digit.
  fileprivate var isMark: Bool {
    text?.contains { $0.isLetter || $0.isNumber } == false
  }

  /// Whether it is an image without pixels whose colour is the author's.
  fileprivate var isColoredSymbol: Bool { node == "Image" && pixels == nil && !hasSystemColor }
}
