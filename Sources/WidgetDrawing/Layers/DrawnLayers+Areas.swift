/// The areas of a drawing, apart from letters and lines.
extension DrawnLayers {
  /// The contrast up to which an area cannot be told from what is behind it: the faintest of the
  /// system's greys has 1.09 on the faintest of its fills.
  private static let leastOfAreas = 1.05

  /// The colour in the middle of the first opaque area after the background that covers all of the
  /// drawing; nil where none does.
  public var coverOfBackground: PaintColor? {
    let foreground = layers[min(backgroundLayers, layers.count)...]
    let cover = foreground.first { layer in
      layer.opacity >= 1 && layer.paint?.isOpaque == true && coversAll(layer)
    }
    return cover?.color(at: DrawnPoint(size.width / 2, size.height / 2))
  }

  /// Whether an area covers all that is seen of the drawing.
  private func coversAll(_ layer: Layer) -> Bool {
    points(of: DrawnBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height))
      .allSatisfy { !contains($0) || layer.covers($0) }
  }

  /// Points of a rectangle, from near one corner to near the opposite one.
  private func points(of bounds: DrawnBounds) -> [DrawnPoint] {
    let shares = [0.02, 0.26, 0.5, 0.74, 0.98]
    return shares.flatMap { x in
      shares.map { y in
        DrawnPoint(bounds.minX + x * bounds.width, bounds.minY + y * bounds.height)
      }
    }
  }

  /// Returns whether an area differs from what is behind it.
  ///
  /// A colour that covers the whole drawing is what everything else lies on, and so are gradients
  /// and materials that do so in the container's background.
  ///
  /// - Parameter ground: The colour below everything.
  /// - Returns: Whether one does, or a colour is not known.
  public func hasVisibleAreas(on ground: PaintColor) -> Bool {
    layers.indices.contains { index in
      let layer = layers[index]
      guard !layer.isBlur, !layer.isPicture, !isGround(index) else { return false }
      return isVisible(index, on: ground)
    }
  }

  /// Whether a layer is what all others lie on.
  private func isGround(_ index: Int) -> Bool {
    let isPlain = if case .color = layers[index].paint { true } else { false }
    return (isPlain || index < backgroundLayers) && coversAll(layers[index])
  }

  /// Whether an area differs at one of its points from what is behind it.
  private func isVisible(_ index: Int, on ground: PaintColor) -> Bool {
    let layer = layers[index]
    guard let bounds = layer.region.bounds, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    guard layer.paint != nil else { return true }
    let whole = DrawnBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    guard let seen = bounds.intersection(whole) else { return false }
    let inside = points(of: seen) + [layer.region.innerPoint].compactMap(\.self)
    let covered = inside.filter { layer.region.contains($0) }
    // A thin line may have none of the points.
    guard !covered.isEmpty else { return true }
    return covered.contains { point in
      guard contains(point), layer.covers(point) else { return false }
      guard let own = layer.color(at: point)?.faded(by: layer.opacity),
        let behind = color(of: layers[..<index], at: point, on: ground)
      else { return true }
      return own.over(behind).contrast(with: behind) > Self.leastOfAreas
    }
  }
}
