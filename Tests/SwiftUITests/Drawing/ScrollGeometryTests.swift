import Foundation
import Testing

@testable import SwiftUI

/// The numbers of scroll views.
@Suite struct ScrollGeometryTests {
  @Test func `what is visible lies in the container and within the insets`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 40), contentSize: CGSize(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 10, leading: 2, bottom: 20, trailing: 3),
      containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.bounds == CGRect(x: 0, y: 40, width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: 2, y: 50, width: 95, height: 170))
  }

  @Test func `pages stop at multiples of the container`() {
    var target = ScrollTarget(rect: CGRect(x: 130, y: 70, width: 100, height: 100))
    let context = ScrollTargetBehaviorContext(
      originalTarget: target, velocity: CGVector(dx: 1, dy: 0),
      contentSize: CGSize(width: 500, height: 100),
      containerSize: CGSize(width: 100, height: 100), axes: .horizontal,
      environment: EnvironmentValues())
    AnyScrollTargetBehavior(.paging).updateTarget(&target, context: context)
    #expect(target.rect.origin == CGPoint(x: 100, y: 70))
    #expect(context.layoutDirection == .leftToRight)
  }

  @Test func `a position says what was asked for`() {
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(x: 3)
    #expect(position.x == 3)
    #expect(position.y == nil)
    position.scrollTo(x: 3, y: 4)
    #expect(position.y == 4)
    position.scrollTo(id: 7, anchor: .top)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.point == nil)
    #expect(ScrollPosition(id: 7) == position)
  }
}
