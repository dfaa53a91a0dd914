// SwiftUI's observation of scroll views, of iOS 18. A widget does not scroll, so that no closure is
// ever called.

/// The sizes and the place of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that lies in the container.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that lies in the container and within the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: bounds.minX + contentInsets.leading, y: bounds.minY + contentInsets.top,
      width: bounds.width - contentInsets.leading - contentInsets.trailing,
      height: bounds.height - contentInsets.top - contentInsets.bottom)
  }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

nonisolated extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }
}
