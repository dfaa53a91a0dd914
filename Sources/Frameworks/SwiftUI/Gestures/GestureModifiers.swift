// Gestures on views: nothing touches a widget's tree, so they leave no trace in it.

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(IdleModifier(name: "gesture"))
  }

  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(IdleModifier(name: "gesture"))
  }

  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(IdleModifier(name: "gesture"))
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(IdleModifier(name: "simultaneousGesture"))
  }

  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(IdleModifier(name: "simultaneousGesture"))
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(IdleModifier(name: "simultaneousGesture"))
  }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(IdleModifier(name: "highPriorityGesture"))
  }

  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(IdleModifier(name: "highPriorityGesture"))
  }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(IdleModifier(name: "highPriorityGesture"))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(IdleModifier(name: "onTapGesture"))
  }

  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(IdleModifier(name: "onTapGesture"))
  }

  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(IdleModifier(name: "onTapGesture"))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(IdleModifier(name: "onLongPressGesture"))
  }

  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(IdleModifier(name: "onLongPressGesture"))
  }

  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }
}

/// A gesture of the hand that presses a button on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
