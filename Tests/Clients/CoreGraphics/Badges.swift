import CoreGraphics

/// Draws the badges of a running club.
struct BadgePainter {
  var context: CGContext

  /// Fills a medal, bright in its middle, with a shine around its rim.
  func paintMedal(in frame: CGRect, space: CGColorSpace) {
    let shades: [CGFloat] = [1, 0.9, 0.5, 1, 0.8, 0.6, 0.1, 1]
    guard
      let gold = CGGradient(
        colorSpace: space, colorComponents: shades, locations: [0, 1], count: 2)
    else { return }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.drawRadialGradient(
      gold, startCenter: center, startRadius: 0, endCenter: center, endRadius: frame.width / 2,
      options: [])
    context.endTransparencyLayer()
    context.setShadow(
      offset: .zero, blur: 6, color: CGColor(red: 1, green: 1, blue: 0, alpha: 0.5))
    context.drawConicGradient(gold, center: center, angle: .pi / 2)
    context.restoreGState()
  }

  /// Draws a ribbon with a seam of stitches.
  func paintRibbon(in frame: CGRect) {
    context.setFillColor(gray: 0.2, alpha: 1)
    context.setStrokeColor(gray: 0.9, alpha: 1)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [3, 2])
    context.beginPath()
    context.addLines(between: [
      frame.origin, CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
    ])
    context.addQuadCurve(
      to: CGPoint(x: frame.midX, y: frame.midY), control: CGPoint(x: frame.midX, y: frame.maxY))
    context.addCurve(
      to: CGPoint(x: frame.minX, y: frame.maxY), control1: CGPoint(x: frame.midX, y: frame.maxY),
      control2: CGPoint(x: frame.minX, y: frame.midY))
    context.drawPath(using: .fillStroke)
    context.stroke(frame, width: 0.5)
  }

  /// Prints a pattern within a logo, and keeps what was drawn.
  func print(_ pattern: CGImage, within logo: CGImage, in frame: CGRect) -> CGImage? {
    context.clip(to: frame, mask: logo)
    context.draw(pattern, in: frame)
    return context.makeImage()
  }
}
