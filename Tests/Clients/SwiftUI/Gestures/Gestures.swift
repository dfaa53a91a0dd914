import SwiftUI

/// A card that is thrown aside to be put away.
struct ThrownCard: View {
  let putAway: () -> Void

  @GestureState private var offset = CGSize.zero
  @State private var start = CGPoint.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .offset(offset)
      .gesture(drag, including: .gesture)
  }

  private var drag: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($offset) { value, offset, transaction in
        offset = value.translation
        transaction.isContinuous = true
      }
      .onChanged { value in start = value.startLocation }
      .onEnded { value in
        let isThrown = abs(value.velocity.width) > 400 || value.location.x < start.x - 100
        let lands = value.predictedEndLocation.x < 0 || value.predictedEndTranslation.width < -200
        if isThrown, lands { putAway() }
      }
  }
}

/// The summary of gestures' settings, for their screen.
func summary(of drag: DragGesture, press: LongPressGesture, tap: TapGesture) -> String {
  let place = drag.coordinateSpace == .local ? "in the view" : "on the screen"
  return """
    Drag \(drag.minimumDistance) points \(place); press \(press.minimumDuration) seconds within \
    \(press.maximumDistance) points; tap \(tap.count) times
    """
}

/// A photo that is pinched and turned at the same time.
struct TurnedPhoto: View {
  let image: Image

  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  var body: some View {
    image
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(transforming)
  }

  private var transforming: some Gesture {
    MagnificationGesture(minimumScaleDelta: 0.1)
      .simultaneously(with: RotationGesture(minimumAngleDelta: .radians(0.05)))
      .onChanged { value in
        scale = value.first ?? scale
        angle = value.second ?? angle
      }
  }
}

/// A pin that is picked up by a long press and then dragged.
struct DraggedPin: View {
  private enum Hold {
    case resting
    case picked
    case moved(CGSize)
  }

  @GestureState private var hold = Hold.resting

  var body: some View {
    Image(systemName: "mappin")
      .foregroundStyle(isPicked ? .red : .primary)
      .gesture(carrying)
  }

  private var isPicked: Bool {
    if case .resting = hold { false } else { true }
  }

  private var carrying: some Gesture {
    LongPressGesture(minimumDuration: 0.3, maximumDistance: 20)
      .sequenced(before: DragGesture())
      .updating($hold) { value, hold, _ in
        switch value {
        case .first: hold = .picked
        case .second(_, let drag): hold = .moved(drag?.translation ?? .zero)
        }
      }
  }
}

/// A star given by one tap, or two for all of them.
struct StarButton: View {
  @Binding var stars: Int
  let isLocked: Bool

  var body: some View {
    Image(systemName: "star")
      .gesture(rating, including: mask)
      .simultaneousGesture(TapGesture().onEnded { report("tapped") })
      .highPriorityGesture(TapGesture(count: 3).onEnded { stars = 0 }, including: mask)
      .onTapGesture(count: 1) { report("touched") }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 5) {
        stars = 5
      } onPressingChanged: { isPressing in
        report(isPressing ? "pressed" : "released")
      }
  }

  private var mask: GestureMask { isLocked ? .none : [.gesture, .subviews] }

  private var rating: some Gesture {
    TapGesture(count: 2)
      .exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: stars = 5
        case .second: stars += 1
        }
      }
  }

  private func report(_ event: String) { print(event, stars) }
}
