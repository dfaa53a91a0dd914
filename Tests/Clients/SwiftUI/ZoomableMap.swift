import SwiftUI

/// A map that people zoom and turn by their assistive technology.
struct ZoomableMap: View {
  @State private var scale = 1.0
  @State private var isTall = false
  @Namespace private var names
  var direct: AccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]

  /// Which half of the pair of a title and the map this is.
  var role: AccessibilityLabeledPairRole { .content }

  /// How a watch shows the action of two fingers: an outline, or words on the larger ones.
  var outline: AccessibilityQuickActionOutlineStyle { .outline }
  var prompt: AccessibilityQuickActionPromptStyle { .prompt }

  /// Grows or shrinks the map by one step.
  func step(_ direction: AccessibilityAdjustmentDirection) {
    scale *= direction == .increment ? 2 : 0.5
  }

  /// Zooms where the person points.
  func zoom(_ action: AccessibilityZoomGestureAction) {
    let direction: AccessibilityZoomGestureAction.Direction = action.direction
    scale *= direction == .zoomIn ? 2 : 0.5
    print(action.location, action.point)
  }

  /// What escape and a named action do.
  func kinds() -> [AccessibilityActionKind] { [.escape, .init(named: Text("Whole world"))] }

  var body: some View {
    Rectangle()
      .scaleEffect(scale)
      .accessibilityAdjustableAction(step)
      .accessibilityZoomAction(zoom)
      .accessibilityDirectTouch(true, options: direct)
      .accessibilityAction(kinds()[0]) { scale = 1 }
      .accessibilityLabeledPair(role: role, id: "map", in: names)
  }
}
