import UIKit

/// Draws a badge that is rounded on the corners given.
func badge(size: CGSize, corners: UIRectCorner = [.topRight, .bottomLeft, .bottomRight]) -> UIImage
{
  let format = UIGraphicsImageRendererFormat.preferred()
  format.opaque = false
  format.preferredRange = .standard
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    drawBadge(in: context, size: size, corners: corners.isEmpty ? .allCorners : corners)
  }
}

/// Fills the badge's ground in a renderer's context.
private func drawBadge(
  in context: UIGraphicsImageRendererContext, size: CGSize, corners: UIRectCorner
) {
  let bounds = CGRect(origin: .zero, size: size)
  UIBezierPath(
    roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)
  ).addClip()
  UIColor.systemTeal.setFill()
  context.fill(bounds)
  context.stroke(bounds.insetBy(dx: 1, dy: 1))
  if context.currentImage.imageOrientation == .up { context.cgContext.saveGState() }
}

/// A symbol at the weight and scale of the text beside it.
func symbol(
  _ name: String, weight: UIImage.SymbolWeight = .semibold, scale: UIImage.SymbolScale = .small
) -> UIImage? {
  let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: scale)
    .applying(UIImage.SymbolConfiguration(paletteColors: [.label, .systemGreen]))
  return UIImage(systemName: name)?.applyingSymbolConfiguration(configuration)
}

/// A photograph, small enough for a widget and stored as small as it goes.
func thumbnail(of photo: UIImage, mode: UIImage.RenderingMode = .alwaysOriginal) async -> Data? {
  let small = await photo.byPreparingThumbnail(ofSize: CGSize(width: 160, height: 160))
  let shown = await small?.byPreparingForDisplay()?.withRenderingMode(mode)
  return shown?.imageFlippedForRightToLeftLayoutDirection().heicData()
}

/// A photograph as the front camera shows it: left and right are changed.
func mirrored(_ photo: UIImage) -> UIImage { photo.withHorizontallyFlippedOrientation() }

/// The duration of drawing, in seconds.
func timed(_ draw: () -> Void) -> CFTimeInterval {
  let start = CACurrentMediaTime()
  draw()
  return CACurrentMediaTime() - start
}

/// A wave that is drawn anew for each height.
struct Wave {
  private let path = UIBezierPath()

  func redraw(height: CGFloat) {
    path.removeAllPoints()
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).reversing())
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 30, y: height),
      controlPoint2: CGPoint(x: 70, y: -height))
    path.stroke()
  }
}

/// A picture as a button's ground, ready to be shown.
@MainActor func buttonGround(_ image: UIImage) -> UIImage? {
  let edge = 4 / UIScreen.main.nativeScale
  return image.resizableImage(
    withCapInsets: UIEdgeInsets(top: edge, left: edge, bottom: edge, right: edge)
  ).withConfiguration(UIImage.SymbolConfiguration(scale: .large)).preparingForDisplay()
}

/// The events after which pictures are made anew for the screen.
let screenEvents = [
  UIScreen.brightnessDidChangeNotification, UIScreen.modeDidChangeNotification,
  UIScreen.capturedDidChangeNotification,
]

/// Draws something as it looks on the device's screen with large text.
@MainActor func drawLarge(_ draw: () -> Void) {
  guard UIScreen.main.traitCollection.preferredContentSizeCategory < .extraLarge else {
    return draw()
  }
  UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent(draw)
}

/// A symbol that shows how full something is.
func battery(_ level: Double) -> UIImage? {
  UIImage(systemName: "battery.100", variableValue: level, configuration: nil)
}
