// QuartzCore's CALayer, which keeps its properties and draws nothing.

/// A layer: the frame, border, shadow and content of a view.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
  public override init() { super.init() }

  /// A layer that stands in for another while that one is animated.
  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = .all
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open var style: [AnyHashable: Any]?
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?
  open var isOpaque = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var contentsScale: CGFloat = 1
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var name: String?
  open var mask: CALayer?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  private var animations: [(key: String, animation: CAAnimation)] = []

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: place(of: sibling).map { UInt32($0 + 1) } ?? UInt32.max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  private func place(of sibling: CALayer?) -> Int? {
    sublayers?.firstIndex { $0 === sibling }
  }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}

  open func setNeedsLayout() {}
  open func needsLayout() -> Bool { false }
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// The layer as it is shown: as it is, since nothing moves.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? ""
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The topmost layer at a point of the layer's superlayer; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(p) else { return nil }
    let inner = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  /// The place of the layer's corner in the layer above all; transforms are left out.
  private var origin: CGPoint {
    let above = superlayer?.origin ?? .zero
    return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY)
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (there, here) = (l?.origin ?? .zero, origin)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (there, here) = (l?.origin ?? .zero, origin)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
