import SwiftUI

/// A map that people zoom and turn by their assistive technology.
struct ZoomableMap: View {
  @State private var scale = 1.0
  @State private var isTall = false
  @Namespace private var names
  var direct: AccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]

  /// The role of the map in its pair with a title: the content.
  var role: AccessibilityLabeledPairRole { .content }

  /// The watch's hint of the quick action: an outline, or words on the larger ones.
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

  /// The kinds of actions: escape and a named one.
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
