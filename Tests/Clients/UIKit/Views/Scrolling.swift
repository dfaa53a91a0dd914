import UIKit

/// Follows a list as a person scrolls.
@MainActor
final class ScrollFollower: NSObject, UIScrollViewDelegate {
  let page = UIView()
  private(set) var isMoving = false

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMoving = true }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    isMoving = decelerate
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { isMoving = true }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isMoving = false }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isMoving = false }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { !isMoving }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { scrollView.delegate = nil }
}

/// Sets the bar of a controller up.
@MainActor
func setUp(_ controller: UIViewController, _ items: [UIBarButtonItem]) {
  let item: UINavigationItem = controller.navigationItem
  item.prompt = "Prompt"
  item.backButtonTitle = "Back"
  item.backBarButtonItem = items.first
  item.setHidesBackButton(item.hidesBackButton, animated: false)
  item.leftItemsSupplementBackButton = true
  item.titleView = UILabel()
  item.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.never
  item.setRightBarButton(items.last, animated: true)
  if item.leftBarButtonItem == nil { item.leftBarButtonItems = items }
}

let screenNotes = [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification]

@MainActor func scale(_ window: UIWindow) -> CGFloat { window.screen.scale }
