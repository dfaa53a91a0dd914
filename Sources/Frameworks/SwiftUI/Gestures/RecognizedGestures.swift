// UIKit's gesture recognizers and the pencil's gestures in SwiftUI. Nothing touches a widget, so
// that no recognizer is made and no closure called.

/// A recognizer of UIKit's as a gesture.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType

  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) {}
}

/// The coordinator of a recognizer, and the places of its touches.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a recognizer's touches in the view's spaces; there are no touches.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }

  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }

  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}

/// The place of a pencil above the screen.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
  public let zDistance: CGFloat
}

/// The stage of a squeeze.
public enum PencilSqueezeGesturePhase: Hashable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

nonisolated extension View {
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(IdleModifier(name: "gesture"))
  }

  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }
}
