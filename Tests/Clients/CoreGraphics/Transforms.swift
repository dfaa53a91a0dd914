import CoreGraphics

/// A watch hand, drawn upright and turned to the hour.
struct WatchHand {
  var length: CGFloat
  var pivot: CGPoint

  /// The transform that turns the hand about its pivot.
  func turn(toFraction fraction: CGFloat) -> CGAffineTransform {
    CGAffineTransform.identity
      .translatedBy(x: pivot.x, y: pivot.y)
      .rotated(by: fraction * 2 * .pi)
      .translatedBy(x: -pivot.x, y: -pivot.y)
  }

  /// The point of the hand's tip.
  func tip(atFraction fraction: CGFloat) -> CGPoint {
    CGPoint(x: pivot.x, y: pivot.y - length).applying(turn(toFraction: fraction))
  }
}

/// Fits a drawing made for one size into another, keeping its middle.
func fitting(_ drawing: CGRect, into frame: CGRect) -> CGAffineTransform {
  let factor = min(frame.width / drawing.width, frame.height / drawing.height)
  let centered = CGAffineTransform(translationX: -drawing.midX, y: -drawing.midY)
  return
    centered
    .concatenating(CGAffineTransform(scaleX: factor, y: factor))
    .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
}

/// Turns an artwork on its side, as a tall widget shows it.
func turnedArtwork(_ artwork: CGRect) -> CGRect {
  let quarter = CGAffineTransform(rotationAngle: .pi / 2)
  return artwork.applying(quarter).standardized
}

/// Maps a tap on the scaled map back onto the map itself.
func mapPoint(ofTap tap: CGPoint, through shown: CGAffineTransform) -> CGPoint {
  shown.isIdentity ? tap : tap.applying(shown.inverted())
}

/// A sheared badge, as the brand's logo has it.
let slantedBadge = CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 4, ty: 0)

/// The same badge seen in a mirror.
let mirroredBadge = CGAffineTransform(-1, 0, 0.2, 1, -4, 0)

/// The drawn size of a badge.
func badgeSize(of size: CGSize, doubled: Bool) -> CGSize {
  let transform = doubled ? slantedBadge.scaledBy(x: 2, y: 2) : slantedBadge
  return size.applying(transform)
}

/// Keeps a canvas where the user left it.
struct CanvasPosition: Codable, Hashable {
  var transform = CGAffineTransform()

  /// The translation of the canvas.
  var offset: CGVector { CGVector(dx: transform.tx, dy: transform.ty) }

  /// The stretch along both axes.
  var stretch: CGSize {
    CGSizeMake(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
  }

  /// Follows a finger.
  mutating func move(by vector: CGVector) {
    transform.tx += vector.dx
    transform.ty += vector.dy
  }
}

/// A falling snowflake of the weather widget.
struct Snowflake: Hashable {
  var place = CGPointMake(0, 0)
  var speed = CGVector.zero

  /// The wind in steps of whole points, as the forecast gives it.
  static func wind(east: Int, south: Int) -> CGVector { CGVector(dx: east, dy: south) }

  /// The pull of the earth.
  static let gravity = CGVector(dx: 0.0, dy: 9.81)

  /// The frame that the snowflake fills.
  var frame: CGRect { CGRectMake(place.x - 2, place.y - 2, 4, 4) }

  /// Lets time pass.
  mutating func fall(for seconds: Double, wind: CGVector = CGVector()) {
    let drag: Double = 0.1
    let gust = CGVector(dx: Double(wind.dx) * drag, dy: Double(wind.dy) * drag)
    speed.dx += gust.dx
    speed.dy += (gust.dy + Self.gravity.dy) * CGFloat(seconds)
    place.x += speed.dx * CGFloat(seconds)
    place.y += speed.dy * CGFloat(seconds)
  }
}
