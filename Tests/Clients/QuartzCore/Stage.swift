import QuartzCore

/// A stage that is seen in perspective.
final class Stage: NSObject, CALayerDelegate {
  let floor = CATransformLayer()
  let front = CALayer()

  func build(_ size: CGSize, title: String) {
    var view = CATransform3DIdentity
    view.m34 = -1 / 500
    front.sublayerTransform = view
    front.transform = CATransform3DRotate(
      CATransform3DScale(CATransform3DTranslate(view, 0, 10, 0), 2, 2, 1), .pi / 4, 0, 1, 0)
    front.anchorPoint = CGPoint(x: 0.5, y: 1)
    front.anchorPointZ = 4
    front.isDoubleSided = false
    front.isGeometryFlipped = true
    front.allowsEdgeAntialiasing = true
    front.allowsGroupOpacity = false
    front.delegate = self
    front.insertSublayer(floor, below: nil)
    front.insertSublayer(sign(title), above: floor)
    front.replaceSublayer(floor, with: crowd(of: 12))
    front.setAffineTransform(front.affineTransform())
    front.setNeedsDisplay(CGRect(origin: .zero, size: size))
  }

  func display(_ layer: CALayer) { layer.displayIfNeeded() }
  func draw(_ layer: CALayer, in ctx: CGContext) { layer.render(in: ctx) }
  func layerWillDraw(_ layer: CALayer) { layer.contentsGravity = .resizeAspectFill }
  func layoutSublayers(of layer: CALayer) { layer.layoutSublayers() }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  private func sign(_ title: String) -> CATextLayer {
    let sign = CATextLayer()
    sign.string = title
    sign.font = nil
    sign.fontSize = 12
    sign.foregroundColor = nil
    sign.isWrapped = true
    let alignments: [CATextLayerAlignmentMode] = [.natural, .left, .right, .justified, .center]
    sign.alignmentMode = alignments[4]
    let cuts: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
    sign.truncationMode = cuts[3]
    return sign
  }

  private func crowd(of count: Int) -> CAReplicatorLayer {
    let crowd = CAReplicatorLayer()
    crowd.instanceCount = count
    crowd.instanceDelay = 0.1
    crowd.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    crowd.instanceColor = nil
    crowd.instanceRedOffset = 0.1
    crowd.instanceGreenOffset = 0.1
    crowd.instanceBlueOffset = 0.1
    crowd.instanceAlphaOffset = -0.1
    crowd.preservesDepth = true
    return crowd
  }
}

/// The snow over a stage.
func snow(_ flake: CGImage?, over size: CGSize) -> CAEmitterLayer {
  let snow = CAEmitterLayer()
  snow.emitterPosition = CGPoint(x: size.width / 2, y: 0)
  snow.emitterZPosition = 0
  snow.emitterSize = size
  snow.emitterDepth = 0
  let shapes: [CAEmitterLayerEmitterShape] = [.point, .rectangle, .cuboid, .circle, .sphere, .line]
  snow.emitterShape = shapes[5]
  let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .volume, .surface]
  snow.emitterMode = modes[3]
  let orders: [CAEmitterLayerRenderMode] = [
    .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
  ]
  snow.renderMode = orders[4]
  (snow.birthRate, snow.lifetime, snow.velocity) = (1, 1, 1)
  (snow.scale, snow.spin, snow.seed) = (1, 1, 7)
  snow.emitterCells = [cell(flake)]
  return snow
}

private func cell(_ flake: CGImage?) -> CAEmitterCell {
  let cell = CAEmitterCell()
  cell.name = "flake"
  cell.isEnabled = flake != nil
  (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (4, 10, 2)
  (cell.velocity, cell.velocityRange) = (20, 5)
  (cell.xAcceleration, cell.yAcceleration, cell.zAcceleration) = (0, 1, 0)
  (cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange) = (0, .pi, 0.2)
  (cell.scale, cell.scaleRange, cell.scaleSpeed) = (0.5, 0.1, 0)
  (cell.spin, cell.spinRange) = (1, 0.5)
  cell.color = nil
  (cell.redRange, cell.greenRange, cell.blueRange) = (0, 0, 0.1)
  (cell.alphaRange, cell.alphaSpeed) = (0.2, -0.1)
  cell.contents = flake
  cell.contentsScale = 2
  cell.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  cell.emitterCells = nil
  return cell
}

/// The way back from where a thing was carried; none where it was flattened.
func back(from way: CATransform3D) -> CATransform3D? {
  let flat = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(way))
  let back = CATransform3DInvert(way)
  let whole = CATransform3DConcat(way, back)
  guard CATransform3DIsIdentity(whole) || CATransform3DIsAffine(flat) else { return nil }
  let turned = CATransform3DMakeRotation(.pi, 0, 0, 1)
  return CATransform3DEqualToTransform(turned, CATransform3DMakeScale(-1, -1, 1)) ? nil : back
}

/// A transform by its numbers.
func sheared(by angle: CGFloat) -> CATransform3D {
  var shear = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: angle, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
    m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  shear.m12 = CATransform3D().m11
  return shear
}

/// The sky behind a stage, and the line of its hills.
func backdrop(_ colors: [CGColor], hills: CGPath) -> (sky: CAGradientLayer, hills: CAShapeLayer) {
  let sky = CAGradientLayer()
  let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]
  sky.type = kinds[1]
  sky.colors = colors
  let shape = CAShapeLayer()
  shape.path = hills
  shape.fillRule = colors.isEmpty ? .nonZero : .evenOdd
  let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
  shape.lineCap = caps[1]
  let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
  shape.lineJoin = joins[1]
  shape.lineDashPattern = [2, 4]
  shape.lineDashPhase = 1
  shape.miterLimit = 4
  return (sky, shape)
}

/// A layer that its own class draws.
final class MeterLayer: CALayer, @unchecked Sendable {
  var value: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    value = (layer as? MeterLayer)?.value ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "value" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "value" ? 0 : super.defaultValue(forKey: key)
  }

  override func display() { if needsDisplay() || needsLayout() { super.display() } }
  override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: value, height: 4)) }
  override func preferredFrameSize() -> CGSize { CGSize(width: 100, height: 4) }
}

/// The layer under a finger, with the place in it and the time there.
func touched(_ place: CGPoint, in layer: CALayer, at time: CFTimeInterval) -> (CALayer, CGRect)? {
  guard let found = layer.hitTest(place) else { return nil }
  let inside = found.convert(place, from: layer)
  guard found.contains(inside), found.convert(inside, to: layer) == place else { return nil }
  let frame = found.convert(layer.convert(found.bounds, from: found), to: nil)
  let shown = found.presentation()?.model() ?? found
  shown.beginTime = found.convertTime(layer.convertTime(time, to: nil), from: layer)
  return (shown, frame)
}

/// Shows a picture's middle as large as the layer is, with hard pixels.
func magnify(_ picture: CGImage, in layer: CALayer) {
  layer.contents = picture
  layer.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
  layer.contentsCenter = layer.contentsRect
  let filters: [CALayerContentsFilter] = [.linear, .trilinear, .nearest]
  layer.magnificationFilter = filters[2]
  layer.minificationFilter = filters[1]
  let places: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
    .resizeAspect,
  ]
  layer.contentsGravity = places[10]
  layer.compositingFilter = "multiplyBlendMode"
  layer.filters = nil
  layer.backgroundFilters = nil
  layer.style = nil
  (layer.speed, layer.duration, layer.timeOffset) = (1, 1, 0)
  (layer.repeatCount, layer.repeatDuration, layer.autoreverses) = (0, 0, false)
}
