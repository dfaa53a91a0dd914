import SwiftUI
import Testing

@testable import ViewDrawing

/// The sizes that shapes take of what they are proposed.
@MainActor @Suite struct ShapeSizeTests {
  @Test func `a circle is as high as it is wide, whatever is made of it`() {
    let circles: [AnyShape] = [
      AnyShape(Circle()), AnyShape(Circle().stroke(lineWidth: 4)),
      AnyShape(Circle().trim(to: 0.7)), AnyShape(Circle().inset(by: 4)),
      AnyShape(Circle().rotation(.degrees(20))), AnyShape(Circle().scale(0.5)),
      AnyShape(Circle().offset(x: 3)), AnyShape(Circle().transform(.identity)),
    ]
    for circle in circles {
      let item = LaidOut(circle).item
      #expect(item.size(Proposal(width: 60, height: nil)) == CGSize(width: 60, height: 60))
      #expect(item.size(Proposal(width: 60, height: 40)) == CGSize(width: 40, height: 40))
      #expect(item.size(.unspecified) == CGSize(width: 10, height: 10))
    }
    let square = LaidOut(Rectangle().rotation(.degrees(20))).item
    #expect(square.size(Proposal(width: 60, height: nil)) == CGSize(width: 60, height: 10))
  }
}
