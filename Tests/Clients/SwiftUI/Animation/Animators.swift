import SwiftUI

/// A bell that rings in phases, and swings after keyframes.
struct SwingingBell: View {
  struct Swing {
    var angle = Angle.zero
    var scale = 1.0
    var offset = CGSize.zero
  }

  enum Ring: CaseIterable {
    case still, left, right
  }

  let rings: Int

  var body: some View {
    VStack {
      Image(systemName: "bell")
        .phaseAnimator(Ring.allCases, trigger: rings) { bell, ring in
          bell.rotationEffect(.degrees(ring == .left ? -9 : ring == .right ? 9 : 0))
        } animation: { ring in
          ring == .still ? .smooth : .bouncy
        }
      Image(systemName: "bell.fill").phaseAnimator([0, 1]) { $0.opacity($1) }
      PhaseAnimator([false, true], trigger: rings) { isOn in
        Image(systemName: isOn ? "bell" : "bell.slash")
      } animation: { _ in
        nil
      }
      PhaseAnimator([1, 2]) { Text("\($0)") }
      Image(systemName: "bell")
        .keyframeAnimator(initialValue: Swing(), trigger: rings) { bell, swing in
          bell.rotationEffect(swing.angle).scaleEffect(swing.scale).offset(swing.offset)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(9), duration: 0.2)
            CubicKeyframe(.zero, duration: 0.3, startVelocity: .zero, endVelocity: nil)
          }
          KeyframeTrack(\.scale) {
            MoveKeyframe(0.5)
            LinearKeyframe(1.5, duration: 0.2, timingCurve: .easeIn)
            SpringKeyframe(1, duration: 0.4, spring: .bouncy)
          }
        }
      Image(systemName: "bell")
        .keyframeAnimator(initialValue: 1.0, repeating: false) { bell, scale in
          bell.scaleEffect(scale)
        } keyframes: { start in
          KeyframeTrack { SpringKeyframe(start * 2) }
        }
      KeyframeAnimator(initialValue: 1.0) { scale in
        Text("\(scale)")
      } keyframes: { _ in
        KeyframeTrack { swing(by: [2, 1]) }
      }
      KeyframeAnimator(initialValue: 1.0, trigger: rings) { scale in
        Text("\(scale)")
      } keyframes: { _ in
        track(isWide: rings > 3)
      }
    }
  }

  @KeyframesBuilder<Double> private func track(isWide: Bool) -> some Keyframes<Double> {
    KeyframeTrack {
      if isWide { LinearKeyframe(3, duration: 1) } else { LinearKeyframe(2, duration: 1) }
    }
  }

  @KeyframeTrackContentBuilder<Double>
  private func swing(by sizes: [Double]) -> some KeyframeTrackContent<Double> {
    for size in sizes { LinearKeyframe(size, duration: 0.1) }
  }
}

/// A card's place, size and margins between two states.
struct CardState: Animatable {
  var frame = CGRect.zero
  var anchor = UnitPoint.center
  var margins = EdgeInsets()

  var animatableData: AnimatablePair<CGRect.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(frame.animatableData, anchor.animatableData) }
    set { (frame.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  /// Moves the margins of another card into this one.
  mutating func takeMargins(of other: CardState, turn: inout Angle, width: inout CGFloat) {
    margins.animatableData = other.margins.animatableData
    turn.animatableData += 1
    width.animatableData = other.frame.size.animatableData.first
  }
}
