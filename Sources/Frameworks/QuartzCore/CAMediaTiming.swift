// The times of layers and animations. No animation runs: a widget shows what layers have at once.

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve from the start to the end of an animation, by its two control points.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Writes a control point: the start is the first of four, the end the last.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx * 2) else { return }
    (ptr[0], ptr[1]) = (points[idx * 2], points[idx * 2 + 1])
  }
}

/// The group of changes that are shown together; here each is shown at once.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func disableActions() -> Bool { true }
  open class func setDisableActions(_ flag: Bool) {}

  /// Runs the block at once, as no animation has to end before.
  open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) { block?() }
}

/// A timer of the display's frames, which never come.
open class CADisplayLink: NSObject, @unchecked Sendable {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1.0 / 60 }

  public init(target: Any, selector sel: Selector) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
