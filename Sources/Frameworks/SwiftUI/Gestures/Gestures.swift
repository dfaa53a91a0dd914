// SwiftUI's gestures, declared for the views of an app; nothing touches a widget's tree.

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Gesture

  var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture with an action.
nonisolated public struct _ActingGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value

  public var body: Never { noBody(Self.self) }
}

/// A gesture whose values become others.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public var body: Never { noBody(Self.self) }
}

/// A gesture that changes a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  /// Changes the state for a value of the gesture.
  package var updatingBody: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    updatingBody = body
  }

  public var body: Never { noBody(Self.self) }
}

/// A gesture whose type is not known.
nonisolated public struct AnyGesture<Value>: Gesture {
  private let gesture: any Gesture<Value>

  nonisolated public init<T: Gesture<Value>>(_ gesture: T) { self.gesture = gesture }

  public var body: Never { noBody(Self.self) }
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> { .init() }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self>
  where Value: Equatable {
    .init()
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns the gesture with its values turned into others.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { .init() }

  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

nonisolated public struct TapGesture: Gesture, Sendable {
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  public typealias Value = Void

  public var body: Never { noBody(Self.self) }
}

nonisolated public struct LongPressGesture: Gesture, Sendable {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public typealias Value = Bool

  public var body: Never { noBody(Self.self) }
}

nonisolated public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public var body: Never { noBody(Self.self) }
}

nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public var body: Never { noBody(Self.self) }
}

nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: Never { noBody(Self.self) }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}
