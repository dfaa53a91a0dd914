import UIKit

/// Draws a photograph into a frame of stitches, faintly mixed with the paper.
func collage(of photo: UIImage, on paper: UIColor, size: CGSize) -> UIImage {
  UIGraphicsImageRenderer(size: size).image { context in
    let whole = CGRect(origin: .zero, size: size)
    paper.setFill()
    UIRectFill(whole)
    UIRectClip(whole.insetBy(dx: 4, dy: 4))
    photo.draw(in: whole, blendMode: .multiply, alpha: 0.8)
    photo.draw(at: .zero, blendMode: .screen, alpha: 0.1)
    let frame = UIBezierPath(rect: whole.insetBy(dx: 8, dy: 8))
    frame.setLineDash([4, 2], count: 2, phase: 0)
    frame.fill(with: .overlay, alpha: 0.1)
    frame.stroke(with: .normal, alpha: 0.5)
    stamp(into: context.cgContext)
  }
}

/// Writes the year into any context.
private func stamp(into context: CGContext) {
  UIGraphicsPushContext(context)
  NSAttributedString(string: "2024").draw(at: CGPoint(x: 4, y: 4))
  UIGraphicsPopContext()
}
