// SwiftUI's gestures that say where they are, declared for the views of an app.

/// A tap, and where it was.
nonisolated public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public var body: Never { noBody(Self.self) }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public var body: Never { noBody(Self.self) }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture, Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: Never { noBody(Self.self) }
}

/// Touches of any kind, each with its course.
nonisolated public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection

  public let coordinateSpace: CoordinateSpace

  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public var body: Never { noBody(Self.self) }
}

/// The touches at one moment.
public struct SpatialEventCollection: Collection, Equatable {
  /// A spatial event, such as a touch.
  public struct Event: Identifiable, Hashable {
    public struct ID: Hashable {
      fileprivate let number: Int
    }

    public enum Kind: Hashable {
      case touch, directPinch, indirectPinch, pencil, pointer
    }

    public enum Phase: Hashable {
      case active, ended, cancelled
    }

    /// The pose of a pencil.
    public struct InputDevicePose: Hashable {
      public var altitude: Angle
      public var azimuth: Angle
    }

    public var id: ID
    public var timestamp: TimeInterval
    public var kind: Kind
    public var location: CGPoint
    public var phase: Phase
    public var modifierKeys: EventModifiers
    public var inputDevicePose: InputDevicePose?

    public static func == (left: Event, right: Event) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A place among the touches.
  public struct Index: Comparable {
    fileprivate let offset: Int

    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  private let events: [Event]

  public var startIndex: Index { Index(offset: 0) }

  public var endIndex: Index { Index(offset: events.count) }

  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }

  public subscript(position: Index) -> Event { events[position.offset] }

  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}
