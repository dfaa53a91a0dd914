import SwiftUI
import UIKit

/// A tap by two fingers, as UIKit recognizes it.
struct TwoFingerTap: UIGestureRecognizerRepresentable {
  let act: (CGPoint) -> Void

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    return recognizer
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    act(context.converter.localLocation)
  }
}

/// A drag whose coordinator keeps the way.
struct WayDrag: UIGestureRecognizerRepresentable {
  final class Coordinator {
    var way: [CGPoint] = []
    let converter: CoordinateSpaceConverter

    init(converter: CoordinateSpaceConverter) { self.converter = converter }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
    Coordinator(converter: converter)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: nil, action: nil)
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.isEnabled = context.coordinator.way.isEmpty
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    let converter = context.coordinator.converter
    context.coordinator.way += [
      converter.location(in: .global), converter.translation(in: .local) ?? .zero,
      converter.velocity(in: .local) ?? .zero, converter.localTranslation ?? .zero,
      converter.localVelocity ?? .zero,
    ]
  }
}

/// A sheet of paper for fingers and the pencil.
struct Paper: View {
  @State private var tool = "pen"

  var body: some View {
    Rectangle()
      .gesture(TwoFingerTap { _ in tool = "eraser" })
      .gesture(WayDrag())
      .onPencilDoubleTap { tap in
        guard let pose = tap.hoverPose else { return }
        print(pose.location, pose.anchor, pose.altitude, pose.azimuth, pose.roll, pose.zDistance)
      }
      .onPencilSqueeze { phase in
        switch phase {
        case .active(let squeeze): tool = squeeze.hoverPose == nil ? "pen" : "marker"
        case .ended: tool = "pen"
        case .failed: break
        }
      }
  }

  static func same(_ one: PencilSqueezeGesturePhase, _ other: PencilSqueezeGesturePhase) -> Bool {
    one == other
  }

  static func pose(_ tap: PencilDoubleTapGestureValue, _ squeeze: PencilSqueezeGestureValue)
    -> PencilHoverPose?
  {
    tap.hoverPose ?? squeeze.hoverPose
  }
}

/// Where a recognizer's touch is, in the view and on the screen.
@MainActor func places(
  in context: UIGestureRecognizerRepresentableContext<TwoFingerTap>
) -> [CGPoint] {
  let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter = context.converter
  return [converter.localLocation, converter.location(in: .global)]
}
