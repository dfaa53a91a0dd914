// UIKit's UIView, for the sources of an app that are compiled into a widget's target. Views keep
// their state and one another; nothing is laid out or drawn.

public import CoreGraphics
public import QuartzCore

/// A touch, a key or another event, of which an extension receives none.
@MainActor @preconcurrency open class UIEvent: NSObject {}

/// An object that can respond to events.
@MainActor @preconcurrency open class UIResponder: NSObject, UIUserActivityRestoring {
  @MainActor @preconcurrency public override init() { super.init() }

  open var userActivity: NSUserActivity?

  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  @discardableResult open func becomeFirstResponder() -> Bool { false }

  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A rectangle of an app's screen.
@MainActor @preconcurrency open class UIView: UIResponder {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open class var layerClass: AnyClass { CALayer.self }

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityLanguage: String?
  open var isAccessibilityElement = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var mask: UIView?
  open var gestureRecognizers: [UIGestureRecognizer]?
  public let layer: CALayer
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var constraints: [NSLayoutConstraint] = []

  private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  public init(frame: CGRect) {
    self.frame = frame
    layer = CALayer.made(as: type(of: self).layerClass)
    super.init()
  }

  @MainActor @preconcurrency public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive, of which an extension has none.
  public required init?(coder: NSCoder) {
    frame = .zero
    layer = CALayer()
    super.init()
  }

  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  open var traitCollection: UITraitCollection { .current }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open override var next: UIResponder? { superview }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard subviews.contains(where: { $0 === view }) else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard subviews.contains(where: { $0 === view }) else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    huggingPriorities[axis] = priority
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistancePriorities[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistancePriorities[axis] = priority
  }

  /// Returns false: no view is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Returns nothing: no view is drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  // Methods that a subclass overrides. Only views that move between superviews or windows get
  // theirs called.
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func draw(_ rect: CGRect) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes a change at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// A recognizer of gestures; no view is touched here.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var state: State { .possible }
  open internal(set) weak var view: UIView?

  public init(target: Any?, action: Selector?) { super.init() }

  @MainActor @preconcurrency public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}
