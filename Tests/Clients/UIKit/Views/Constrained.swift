import UIKit

/// A view that scrolls and keeps its content in the middle of a blurred area.
@MainActor final class BlurredArea: UIView {
  let scroll = UIScrollView()
  let effect: UIVisualEffect = UIBlurEffect(style: .regular)

  /// The constraints that centre a view in the safe area.
  func centring(_ view: UIView) -> [NSLayoutConstraint] {
    let guide: UILayoutGuide = safeAreaLayoutGuide
    let across: NSLayoutAnchor<NSLayoutXAxisAnchor> = view.centerXAnchor
    let down: NSLayoutYAxisAnchor = view.centerYAnchor
    let width: NSLayoutDimension = view.widthAnchor
    print(guide)
    return [
      across.constraint(equalTo: centerXAnchor), down.constraint(equalTo: centerYAnchor),
      width.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ]
  }

  /// The responders after this view.
  func chain() -> [UIResponder] {
    var chain: [UIResponder] = []
    var next: UIResponder? = self
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    return chain
  }

  /// The gestures that the area recognizes.
  func gestures() -> [UIGestureRecognizer] { gestureRecognizers ?? [] }
}
