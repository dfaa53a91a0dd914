extension DrawnLayers {
  /// An area that is painted, or that changes how what is below it looks.
  struct Layer: Sendable {
    var region: DrawnRegion
    /// The paint; nil where the colour is not known, or that of a picture.
    var paint: Paint?
    /// The picture's colours.
    var picture: PlacedColors?
    var clips: [DrawnRegion]
    /// The area inside the clips and masks around it; nil without any.
    var visible: DrawnBounds?
    var opacity: Double
    /// Whether this is a picture, whose colours may not be known.
    var isPicture = false
    /// Whether it only blurs what is below it, so that nobody reads that.
    var isBlur = false

    /// Whether this is a mark beside the letters of a text, such as a symbol in it, and no ground.
    func isMark(in text: DrawnBounds) -> Bool {
      guard let bounds = region.bounds else { return true }
      let isInside =
        bounds.minX >= text.minX && bounds.maxX <= text.maxX && bounds.minY >= text.minY
        && bounds.maxY <= text.maxY
      return isInside && bounds.width * bounds.height < text.width * text.height / 2
    }

    /// Whether its region lies within a frame, with a point to spare.
    func lies(within box: DrawnBounds) -> Bool {
      guard let bounds = region.bounds else { return false }
      return bounds.minX >= box.minX - 1 && bounds.maxX <= box.maxX + 1
        && bounds.minY >= box.minY - 1 && bounds.maxY <= box.maxY + 1
    }

    /// Whether nothing is painted, as in an area that only takes taps.
    var isClear: Bool {
      if opacity == 0 { return true }
      if case .color(let color)? = paint { return color.opacity == 0 }
      return false
    }

    /// Whether something is painted at a point.
    func covers(_ point: DrawnPoint) -> Bool {
      region.contains(point) && clips.allSatisfy { $0.contains(point) }
    }

    /// The colour that is painted at a point, without the opacity of groups; nil where it is not
    /// known.
    func color(at point: DrawnPoint) -> PaintColor? {
      let own = region.inverse.applied(to: point)
      return paint?.color(at: own) ?? picture?.color(at: own)
    }
  }

  /// The colours of a picture in its rectangle.
  struct PlacedColors: Sendable {
    var colors: PictureColors
    var frame: DrawnBounds

    func color(at point: DrawnPoint) -> PaintColor {
      colors.color(
        (point.x - frame.minX) / max(frame.width, 1e-9),
        (point.y - frame.minY) / max(frame.height, 1e-9))
    }
  }
}

extension DrawnLayers {
  /// Returns the bounds of the areas that can be seen within a frame, as of a control's plate.
  ///
  /// - Parameters:
  ///   - frame: The place of a control: x, y, width and height.
  ///   - others: The places of images in it, whose areas do not count.
  /// - Returns: The bounds; nil where nothing is painted there.
  public func paintedBounds(within frame: [Double], besides others: [[Double]]) -> DrawnBounds? {
    guard let box = DrawnBounds(frame) else { return nil }
    let known = others.compactMap { DrawnBounds($0) }
    let areas = layers.filter { layer in
      layer.lies(within: box) && !layer.isBlur && !layer.isClear
        && !known.contains { layer.lies(within: $0) }
    }
    return areas.compactMap { layer -> DrawnBounds? in
      guard let bounds = layer.region.bounds else { return nil }
      return layer.visible.map { bounds.intersection($0) } ?? bounds
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
