import CoreGraphics
import FoundationSupplement
import Testing
import UIKit
import WebKit

private final class Follower: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

private final class RoundButton: UIButton {}

@MainActor @Suite struct ScrollTests {
  @Test func `a delegate is told of scrolling, a page's too`() {
    let (follower, view) = (Follower(), UIScrollView())
    view.delegate = follower
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(follower.offsets == [40] && view.delegate === follower)
    let page = WKWebView()
    page.scrollView.delegate = follower
    page.scrollView.contentOffset.y = 7
    #expect(follower.offsets == [40, 7])
  }

  @Test func `a stack of controllers is taken down to one of them`() {
    let controllers = ["a", "b", "c", "d"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let stack = UINavigationController(rootViewController: controllers[0])
    stack.viewControllers = controllers
    let removed = stack.popToViewController(controllers[1], animated: false)
    #expect(removed == [controllers[2], controllers[3]])
    #expect(stack.topViewController === controllers[1])
    #expect(stack.popToRootViewController(animated: false) == [controllers[1]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(controllers.map(\.navigationItem.title) == ["a", "b", "c", "d"])
  }

  @Test func `an item of a bar has its first button alone too`() {
    let item = UINavigationItem(title: "Today")
    let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [one, other]
    #expect(item.rightBarButtonItem === one && item.title == "Today")
    item.setLeftBarButton(other, animated: true)
    #expect(item.leftBarButtonItems == [other])
  }

  @Test func `a button of the system's style is of the class that is asked`() {
    let button: RoundButton = RoundButton.systemButton(
      with: UIImage(), target: nil, action: nil)
    #expect(button.buttonType == .system && button.currentImage != nil)
  }

  @Test func `a bitmap's rows are as asked, or those of its pixels`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.bytesPerRow == 80 && context.bitsPerPixel == 64)
    #expect(context.bitsPerComponent == 16 && context.data == nil)
    let wide = CGContext(
      data: nil, width: 10, height: 4, bitsPerComponent: 8, bytesPerRow: 64, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(wide?.bytesPerRow == 64)
  }
}
