// Images, texts and gradients in a context.

public import FoundationSupplement

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// Draws an image, whose first row lies where the second axis is greatest: upside down where that
  /// axis points down, as in UIKit's contexts and in a canvas.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling, rect.width > 0, rect.height > 0 else {
      return draw(image.picture, in: rect, isUpsideDown: true)
    }
    let area = boundingBoxOfClipPath
    guard
      let columns = Self.tiles(from: area.minX, to: area.maxX, rect.minX, rect.width),
      let rows = Self.tiles(from: area.minY, to: area.maxY, rect.minY, rect.height)
    else { return }
    for row in rows {
      for column in columns {
        let place = rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        draw(image.picture, in: place, isUpsideDown: true)
      }
    }
  }

  /// Returns which tiles, counted from the one that is given, cover a part of an axis; nil for more
  /// than anyone could see, or where a length is no number.
  private static func tiles(
    from start: CGFloat, to end: CGFloat, _ origin: CGFloat, _ length: CGFloat
  ) -> Range<Int>? {
    let first = ((start - origin) / length).rounded(.down)
    let last = ((end - origin) / length).rounded(.up)
    guard abs(first) < 1e6, first <= last, last - first <= 1_000 else { return nil }
    return Int(first)..<Int(last)
  }

  /// Limits drawing to where an image is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    state.clips.append(.mask(drawing(of: mask.picture, in: rect, isUpsideDown: true)))
  }

  /// An image of what was drawn so far.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0, bounds.width > 0 else { return nil }
    return CGImage(
      width: width, height: height,
      drawn: drawings.scaled(by: CGFloat(width) / bounds.width))
  }

  /// Draws an image in a rectangle.
  ///
  /// - Parameters:
  ///   - picture: The image.
  ///   - rect: The rectangle.
  ///   - isUpsideDown: Whether its first row lies where the second axis is greatest.
  package func draw(_ picture: DrawnPicture, in rect: CGRect, isUpsideDown: Bool) {
    add(drawing(of: picture, in: rect, isUpsideDown: isUpsideDown))
  }

  private func drawing(
    of picture: DrawnPicture, in rect: CGRect, isUpsideDown: Bool
  ) -> Drawing {
    let transform = transform(in: rect, isUpsideDown: isUpsideDown)
    if (transform.b, transform.c) == (0, 0), transform.a > 0, transform.d > 0 {
      return Drawing(.image(picture, rect.applying(transform)))
    }
    var drawing = Drawing(.image(picture, rect))
    drawing.transform = transform
    return drawing
  }

  /// Keeps a text with the rectangle in which it is drawn; without a size, no line is broken.
  package func draw(_ text: NSAttributedString, in rect: CGRect) {
    let transform = transform(in: rect, isUpsideDown: !isFlipped)
    let copy = NSAttributedString(attributedString: text)
    let isMoved = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
    var drawing = Drawing(.text(copy, isMoved ? rect.applying(transform) : rect))
    if !isMoved { drawing.transform = transform }
    add(drawing)
  }

  /// The transformation of what is drawn in a rectangle, upside down if wanted.
  private func transform(in rect: CGRect, isUpsideDown: Bool) -> CGAffineTransform {
    guard isUpsideDown else { return state.transform }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(state.transform)
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    let area = area
    guard length > 0, !area.isNull else { return }
    let far = [start, end].map { abs($0.x - area.midX) + abs($0.y - area.midY) }.max() ?? 0
    let reach = far + area.width + area.height
    let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : 0
    // The strip between the lines through both points, across their connection.
    let unit = CGPoint(x: x / length, y: y / length)
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + unit.x * along - unit.y * across,
        y: start.y + unit.y * along + unit.x * across)
    }
    let path = CGMutablePath()
    path.addLines(between: [
      corner(-before, -reach), corner(length + after, -reach), corner(length + after, reach),
      corner(-before, reach),
    ])
    path.closeSubpath()
    draw(gradient, .linear(start, end), in: path)
  }

  /// Draws a gradient between two circles; where neither lies in the other, around the larger one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let isGrowing = startRadius <= endRadius
    let center = isGrowing ? endCenter : startCenter
    let (least, greatest) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let other = isGrowing ? startCenter : endCenter
    let (x, y) = (other.x - center.x, other.y - center.y)
    let isNested = (x * x + y * y).squareRoot() + least <= greatest
    let inner = isNested ? other : center
    let inside: CGGradientDrawingOptions =
      isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    let outside: CGGradientDrawingOptions =
      isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    }
    let path = CGMutablePath()
    if options.contains(outside) {
      path.addRect(area.union(circle(greatest)))
    } else {
      path.addEllipse(in: circle(greatest))
    }
    if !options.contains(inside), least > 0 {
      path.addArc(
        center: inner, radius: least, startAngle: 0, endAngle: -2 * .pi, clockwise: true)
      path.closeSubpath()
    }
    draw(
      gradient, .radial(center, startRadius, endRadius, inner: inner), in: path,
      isEccentric: !isNested)
  }

  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(
      gradient, .conic(center, radians: angle), in: CGPath(rect: area, transform: nil))
  }

  /// The area that can be drawn on, in user space.
  private var area: CGRect { boundingBoxOfClipPath }

  private func draw(
    _ gradient: CGGradient, _ shape: Drawing.Gradient.Shape, in path: CGPath,
    isEccentric: Bool = false
  ) {
    var drawing = Drawing(
      .gradient(
        path,
        Drawing.Gradient(
          shape: shape, colors: gradient.colors.map(\.resolved), locations: gradient.locations,
          isEccentric: isEccentric)))
    drawing.transform = state.transform
    add(drawing)
  }
}
