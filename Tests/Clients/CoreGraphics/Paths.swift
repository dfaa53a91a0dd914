import CoreGraphics

/// The outlines of a weather symbol set.
enum WeatherOutline {
  /// A drop with its point upwards.
  static func drop(in frame: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: frame.midX, y: frame.minY))
    path.addCurve(
      to: CGPoint(x: frame.midX, y: frame.maxY),
      control1: CGPoint(x: frame.maxX, y: frame.midY),
      control2: CGPoint(x: frame.maxX, y: frame.maxY))
    path.addCurve(
      to: CGPoint(x: frame.midX, y: frame.minY),
      control1: CGPoint(x: frame.minX, y: frame.maxY),
      control2: CGPoint(x: frame.minX, y: frame.midY), transform: .identity)
    path.closeSubpath()
    return path
  }

  /// A wave of water at the foot of a frame.
  static func wave(in frame: CGRect, shifted: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: frame.minX, y: frame.midY), transform: shifted)
    path.addQuadCurve(
      to: CGPoint(x: frame.midX, y: frame.midY),
      control: CGPoint(x: frame.minX + frame.width / 4, y: frame.minY), transform: shifted)
    path.addQuadCurve(
      to: CGPoint(x: frame.maxX, y: frame.midY),
      control: CGPoint(x: frame.maxX - frame.width / 4, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY), transform: shifted)
    path.closeSubpath()
    return path
  }

  /// A sun with its rays.
  static func sun(in frame: CGRect, rays: Int) -> CGPath {
    let path = CGMutablePath()
    let core = frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
    path.addEllipse(in: core)
    var ray = CGAffineTransform(translationX: frame.midX, y: frame.midY)
    for _ in 0..<rays {
      path.addRect(CGRect(x: core.width / 2 + 2, y: -1, width: 6, height: 2), transform: ray)
      ray = ray.rotated(by: 2 * .pi / CGFloat(rays))
    }
    return path
  }

  /// A cloud of two balls over a rounded base.
  static func cloud(in frame: CGRect) -> CGPath {
    let path = CGMutablePath()
    let base = CGRect(
      x: frame.minX, y: frame.midY, width: frame.width, height: frame.height / 2)
    path.addRoundedRect(
      in: base, cornerWidth: base.height / 2, cornerHeight: base.height / 2)
    let ball = CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: frame.width / 2, height: frame.height / 2),
      transform: nil)
    path.addPath(ball, transform: CGAffineTransform(translationX: frame.midX, y: frame.minY))
    path.addPath(ball)
    return path
  }
}

/// A ring of the activity widget, thick and open at the top.
func progressRing(_ fraction: CGFloat, in frame: CGRect) -> CGPath {
  let ring = CGMutablePath()
  let radius = min(frame.width, frame.height) / 2
  let middle = CGPoint(x: frame.midX, y: frame.midY)
  ring.addArc(
    center: middle, radius: radius, startAngle: -.pi / 2,
    endAngle: -.pi / 2 + 2 * .pi * fraction, clockwise: false)
  ring.addRelativeArc(
    center: middle, radius: radius * 0.8, startAngle: -.pi / 2 + 2 * .pi * fraction,
    delta: -2 * .pi * fraction)
  ring.closeSubpath()
  return ring
}

/// A line through the day's temperatures.
func temperatureLine(_ degrees: [CGFloat], in frame: CGRect) -> CGPath {
  let line = CGMutablePath()
  let step = frame.width / CGFloat(max(1, degrees.count - 1))
  line.addLines(
    between: degrees.enumerated().map { index, degree in
      CGPoint(x: frame.minX + step * CGFloat(index), y: frame.maxY - degree)
    })
  return line
}

/// A ticket whose side is bitten out.
struct TicketOutline {
  var frame: CGRect
  var notch: CGFloat

  /// The card itself.
  var card: CGPath {
    CGPath(roundedRect: frame, cornerWidth: 12, cornerHeight: 12, transform: nil)
  }

  /// The dashed line where the stub is torn off.
  var perforation: CGPath {
    CGPath(
      rect: CGRect(x: frame.midX, y: frame.minY, width: 1, height: frame.height), transform: nil)
  }

  /// The card with its notch, moved a little for the shadow.
  func shadow(offset: CGSize) -> CGPath? {
    guard let outline = card.mutableCopy() else { return card.copy() }
    outline.addEllipse(
      in: CGRect(x: frame.minX - notch, y: frame.midY - notch, width: notch * 2, height: notch * 2))
    outline.move(to: outline.currentPoint)
    var moved = CGAffineTransform(translationX: offset.width, y: offset.height)
    return outline.copy(using: &moved)
  }

  /// Whether a tap falls on the ticket and not into its notch.
  func isHit(at point: CGPoint, scale: CGFloat) -> Bool {
    guard let outline = shadow(offset: .zero), !outline.isEmpty,
      outline.boundingBoxOfPath.contains(point) || outline.boundingBox.contains(point)
    else { return false }
    let rule = CGPathFillRule.evenOdd
    return outline.contains(
      point, using: rule, transform: CGAffineTransform(scaleX: scale, y: scale))
      && card.contains(point, using: .winding)
  }
}

/// Tells two outlines apart, so that a widget redraws only what has changed.
func outlinesToRedraw(_ old: Set<CGPath>, _ new: [CGPath]) -> [CGPath] {
  new.filter { !old.contains($0) && $0 != old.first }
}

/// One command of an SVG path.
struct PathCommand {
  var letter: String
  var points: [CGPoint]

  /// Reads an element of an outline.
  init(_ element: CGPathElement) {
    let count = Self.pointCount(of: element.type)
    points = (0..<count).map { element.points[$0] }
    letter =
      switch element.type {
      case .moveToPoint: "M"
      case .addLineToPoint: "L"
      case .addQuadCurveToPoint: "Q"
      case .addCurveToPoint: "C"
      case .closeSubpath: "Z"
      @unknown default: ""
      }
  }

  private static func pointCount(of type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    default: 0
    }
  }
}

/// Writes an outline as the commands of an SVG path, for sharing.
func pathData(of outline: CGPath) -> String {
  var commands: [PathCommand] = []
  outline.applyWithBlock { commands.append(PathCommand($0.pointee)) }
  return commands.map { command in
    command.letter + command.points.map { "\($0.x) \($0.y)" }.joined(separator: ", ")
  }.joined(separator: " ")
}
