import QuartzCore

/// A card's layer: round at the top, with a shadow and a border.
func makeCardLayer(_ color: CGColor, size: CGSize) -> CALayer {
  let layer = CALayer()
  layer.name = "card"
  layer.frame = CGRect(origin: .zero, size: size)
  layer.bounds = layer.frame
  layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
  layer.cornerRadius = 12
  layer.cornerCurve = .continuous
  layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  layer.masksToBounds = false
  layer.borderWidth = 1
  layer.borderColor = color
  layer.backgroundColor = color
  layer.shadowColor = color
  layer.shadowOpacity = 0.3
  layer.shadowOffset = CGSize(width: 0, height: 2)
  layer.shadowRadius = 4
  layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
  layer.opacity = 0.9
  layer.zPosition = 1
  layer.contentsScale = 3
  layer.mask = makeOutline(size)
  layer.addSublayer(makeSky([color, color]))
  return layer
}

/// A layer of colours from the top to the bottom.
func makeSky(_ colors: [CGColor]) -> CAGradientLayer {
  let layer = CAGradientLayer()
  layer.colors = colors
  layer.locations = [0, 1]
  layer.startPoint = CGPoint(x: 0.5, y: 0)
  layer.endPoint = CGPoint(x: 0.5, y: 1)
  return layer
}

/// A ring that is half drawn.
func makeOutline(_ size: CGSize) -> CAShapeLayer {
  let layer = CAShapeLayer()
  layer.path = CGPath(ellipseIn: CGRect(origin: .zero, size: size), transform: nil)
  layer.fillColor = nil
  layer.strokeColor = layer.borderColor
  layer.lineWidth = 4
  layer.strokeStart = 0
  layer.strokeEnd = 0.5
  return layer
}

/// Shows another picture at the card's foot.
func show(_ picture: CGImage?, in card: CALayer) {
  card.sublayers?.forEach { layer in
    layer.removeAllAnimations()
    layer.removeFromSuperlayer()
  }
  let foot = CALayer()
  foot.contents = picture
  foot.isHidden = picture == nil
  foot.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  foot.cornerCurve = CALayerCornerCurve.circular
  card.insertSublayer(foot, at: 0)
  foot.superlayer?.setNeedsLayout()
  card.layoutIfNeeded()
  card.setNeedsDisplay()
}

/// The corners that a card rounds.
func corners(isFirst: Bool) -> CACornerMask {
  isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
}

/// Keeps a card's layer as a picture while it moves.
func rasterize(_ layer: CALayer, scale: CGFloat) {
  layer.isOpaque = true
  layer.shouldRasterize = !layer.drawsAsynchronously
  layer.rasterizationScale = scale
  layer.needsDisplayOnBoundsChange = false
}
