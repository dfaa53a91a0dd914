// SwiftUI's Animation, Transaction and `withAnimation`. A widget's tree stands still: an animation
// is kept by its name and numbers, and a change is simply made.

public struct Animation: Hashable, Sendable {
  private(set) var fields: ViewAttributes
  /// The curve of an animation that was made with one.
  private(set) var curve: UnitCurve?
  /// An author's animation.
  private(set) var custom: CustomAnimationBox?

  private init(_ name: ViewAttribute, _ values: KeyValuePairs<String, ViewAttribute?> = [:]) {
    fields = ViewAttributes(values)
    fields["name"] = name
  }

  /// Creates an animation that moves values as an author's does.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.string(String(describing: A.self)))
    custom = CustomAnimationBox(base)
  }

  func with(_ name: String, _ value: ViewAttribute) -> Animation {
    var copy = self
    copy.fields[name] = value
    return copy
  }

  public static let `default` = Animation("default")
  public static var easeIn: Animation { Animation("easeIn") }
  public static var easeOut: Animation { Animation("easeOut") }
  public static var easeInOut: Animation { Animation("easeInOut") }
  public static var linear: Animation { Animation("linear") }
  public static var spring: Animation { spring(duration: 0.5) }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn", ["duration": duration.attribute])
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut", ["duration": duration.attribute])
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", ["duration": duration.attribute])
  }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear", ["duration": duration.attribute])
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      "timingCurve",
      ["points": [p1x, p1y, p2x, p2y].attribute, "duration": duration.attribute])
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    var animation = Animation(
      "timingCurve", ["curve": curve.attribute, "duration": duration.attribute])
    animation.curve = curve
    return animation
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      "spring", ["response": response.attribute, "dampingFraction": dampingFraction.attribute])
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", ["duration": duration.attribute, "bounce": bounce.attribute])
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring",
      ["response": response.attribute, "dampingFraction": dampingFraction.attribute])
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring", ["duration": duration.attribute, "bounce": extraBounce.attribute])
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring",
      [
        "duration": duration.attribute, "bounce": bounce.attribute,
        "initialVelocity": initialVelocity.attribute,
      ])
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring",
      [
        "mass": mass.attribute, "stiffness": stiffness.attribute, "damping": damping.attribute,
        "initialVelocity": initialVelocity.attribute,
      ])
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", ["duration": duration.attribute, "bounce": extraBounce.attribute])
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", ["duration": duration.attribute, "bounce": extraBounce.attribute])
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", ["duration": duration.attribute, "bounce": extraBounce.attribute])
  }

  /// Lets the animation count as over before it is.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    with("logicalDuration", duration.attribute)
  }

  public func delay(_ delay: TimeInterval) -> Animation { with("delay", delay.attribute) }

  public func speed(_ speed: Double) -> Animation { with("speed", speed.attribute) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with("repeatCount", repeatCount.attribute).with("autoreverses", autoreverses.attribute)
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with("repeatCount", "forever").with("autoreverses", autoreverses.attribute)
  }
}

extension Animation: AttributeRepresentable {
  package var attribute: ViewAttribute { .record(fields) }
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Whether a change tracks the velocity of a gesture.
  public var tracksVelocity = false
  /// The anchor in a scroll view for the target of a scroll.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether a change of a scroll position keeps the velocity of the scrolling.
  public var scrollPositionUpdatePreservesVelocity = false
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  fileprivate var completions: [() -> Void] = []

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The criteria for an animation's completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes a change and calls back after it, for nothing moves in between.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// A value that is handed along with a change.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Makes a callback wait for the change's animations, of which there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  for completion in transaction.completions { completion() }
  return result
}

nonisolated extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    node(".animation", ["value": animation.attribute])
  }

  public func animation(_ animation: Animation?) -> some View {
    node(".animation", ["value": animation.attribute])
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  public func transition(_ t: AnyTransition) -> some View {
    node(".transition", ["value": t.attribute])
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    node(".contentTransition", ["value": transition.value]) {
      $0.contentTransition = transition
    }
  }

  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    node(".matchedGeometryEffect", ["anchor": anchor.attribute, "isSource": isSource.attribute])
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
