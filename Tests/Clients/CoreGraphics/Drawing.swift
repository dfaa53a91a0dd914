import CoreGraphics

/// Draws the day's forecast into the context of an image renderer.
struct ForecastPainter {
  var context: CGContext

  /// The whole canvas in the units that are drawn in.
  var canvas: CGRect { context.boundingBoxOfClipPath }

  /// Whether the canvas shows pixels finer than points.
  var isFine: Bool { context.ctm.a > 1 || context.width > 400 || context.height > 400 }

  /// Fills the background with the sky.
  func paintSky(_ sky: CGGradient) {
    context.saveGState()
    context.setAllowsAntialiasing(true)
    context.setShouldAntialias(isFine)
    let edges: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.drawLinearGradient(
      sky, start: CGPoint(x: canvas.midX, y: canvas.minY),
      end: CGPoint(x: canvas.midX, y: canvas.maxY),
      options: edges)
    context.restoreGState()
  }

  /// Draws a hill, its outline darker than its slope.
  func paintHill(_ slope: CGColor, outline: CGColor) {
    context.beginPath()
    context.move(to: CGPoint(x: canvas.minX, y: canvas.maxY))
    context.addLine(to: CGPoint(x: canvas.midX, y: canvas.midY))
    context.addLine(to: CGPoint(x: canvas.maxX, y: canvas.maxY))
    context.closePath()
    context.setFillColor(slope)
    context.setStrokeColor(outline)
    context.setLineWidth(2)
    context.setLineJoin(.round)
    context.drawPath(using: .fillStroke)
  }

  /// Draws the moon by cutting one disc from another.
  func paintMoon(in frame: CGRect) {
    context.setFillColor(red: 1, green: 0.98, blue: 0.9, alpha: 1)
    context.addEllipse(in: frame)
    context.addEllipse(in: frame.offsetBy(dx: frame.width / 3, dy: 0))
    context.fillPath(using: .evenOdd)
  }

  /// Draws the path of the sun above the horizon.
  func paintSunPath(radius: CGFloat) {
    context.setStrokeColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    context.setLineCap(.round)
    context.addArc(
      center: CGPoint(x: canvas.midX, y: canvas.maxY), radius: radius, startAngle: .pi,
      endAngle: 0, clockwise: false)
    context.strokePath()
  }

  /// Draws rain over everything, faintly.
  func paintRain(_ drop: CGPath, count: Int) {
    context.saveGState()
    context.setAlpha(0.4)
    context.clip(to: canvas)
    for index in 0..<count {
      context.translateBy(x: CGFloat(index) * 6, y: 0)
      context.addPath(drop)
      context.fillPath()
    }
    context.restoreGState()
  }

  /// Draws a compass whose needle points to the wind.
  func paintCompass(in frame: CGRect, windFrom angle: CGFloat, flipped: Bool) {
    context.saveGState()
    if flipped {
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.height))
    }
    context.strokeEllipse(in: frame)
    context.translateBy(x: frame.midX, y: frame.midY)
    context.rotate(by: angle)
    context.scaleBy(x: 0.5, y: 1)
    context.fillEllipse(in: CGRect(x: -2, y: -2, width: 4, height: 4))
    context.fill(CGRect(x: -1, y: -frame.height / 2, width: 2, height: frame.height / 2))
    context.restoreGState()
  }

  /// Frames the canvas, leaving a hole for the temperature.
  func paintFrame(hole: CGRect) {
    context.addRect(canvas)
    context.addRect(hole)
    context.clip(using: .evenOdd)
    context.stroke(canvas.insetBy(dx: 1, dy: 1))
    context.clear(hole)
    context.addPath(CGPath(rect: hole, transform: nil))
    context.clip()
  }

  /// Turns texts upright, and begins the next one in the corner.
  func prepareTexts() {
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.textPosition = CGPoint(x: canvas.minX, y: canvas.maxY)
  }

  /// Draws a photo behind the forecast.
  func paintPhoto(_ photo: CGImage, blended mode: CGBlendMode, quality: CGInterpolationQuality) {
    context.interpolationQuality = quality
    context.setBlendMode(mode)
    context.draw(photo, in: canvas)
    context.setBlendMode(.normal)
  }

  /// Covers the canvas with a paper texture.
  func paintTexture(_ texture: CGImage) {
    let tile = CGRect(x: 0, y: 0, width: texture.width, height: texture.height)
    context.draw(texture, in: tile, byTiling: true)
  }
}

/// The corners and ends that a user chooses for a sketch.
struct PencilStyle {
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var mode = CGPathDrawingMode.stroke
  var quality = CGInterpolationQuality.default

  /// The styles offered in the settings.
  static let presets = [
    PencilStyle(),
    PencilStyle(cap: .round, join: .round, mode: .fill, quality: .high),
    PencilStyle(cap: .square, join: .bevel, mode: .eoFill, quality: .medium),
    PencilStyle(cap: .square, join: .miter, mode: .eoFillStroke, quality: .low),
    PencilStyle(cap: .butt, join: .miter, mode: .fillStroke, quality: .none),
  ]

  /// Draws a sketch in this style.
  func draw(_ sketch: CGPath, in context: CGContext) {
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.interpolationQuality = quality
    context.addPath(sketch)
    context.drawPath(using: mode)
  }
}

/// The blend modes of the photo editor's menu, in its groups.
let blendMenu: [(title: String, modes: [CGBlendMode])] = [
  ("Plain", [.normal, .copy, .clear, .xor]),
  ("Darker", [.darken, .multiply, .colorBurn, .plusDarker]),
  ("Lighter", [.lighten, .screen, .colorDodge, .plusLighter]),
  ("Contrast", [.overlay, .softLight, .hardLight, .difference, .exclusion]),
  ("Colour", [.hue, .saturation, .color, .luminosity]),
  ("Source", [.sourceIn, .sourceOut, .sourceAtop]),
  ("Backdrop", [.destinationOver, .destinationIn, .destinationOut, .destinationAtop]),
]

/// The facts that the gallery shows below a photo.
struct PhotoFacts {
  var size: CGSize
  var depth: Int
  var memory: Int
  var space: String

  /// Reads the facts of a photo.
  init(_ photo: CGImage) {
    size = CGSize(width: photo.width, height: photo.height)
    depth = photo.bitsPerPixel / max(1, photo.bitsPerComponent)
    memory = photo.bytesPerRow * photo.height
    space = describe(photo.colorSpace)
  }
}

/// Cuts the middle square out of a photo, for a small widget.
func squareThumbnail(of photo: CGImage) -> CGImage? {
  let side = min(photo.width, photo.height)
  let square = CGRect(
    x: (photo.width - side) / 2, y: (photo.height - side) / 2, width: side, height: side)
  return photo.width == photo.height ? photo.copy() : photo.cropping(to: square)
}
