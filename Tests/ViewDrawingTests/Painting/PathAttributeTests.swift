import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

@Suite struct PathAttributeTests {
  @Test(arguments: [
    0.1, 2.675, -3.005, 1e-7, 123_456.785, 0.1 + 0.2, 99_999_999.994_999_99, 1e-300, 1.0 / 3, -0.0,
  ])
  func `numbers are read as they were written`(_ number: Double) {
    let path = Path { path in
      path.move(to: CGPoint(x: number, y: 1))
      path.addLine(to: CGPoint(x: 2, y: number))
      path.addQuadCurve(to: CGPoint(x: number, y: 3), control: CGPoint(x: 4, y: number))
      path.closeSubpath()
    }
    var expected = PathData()
    expected.move(number, 1)
    expected.line(2, number)
    expected.quad(4, number, number, 3)
    expected.close()
    #expect(PathData(path.attribute) == expected)
  }

  @Test func `points are moved, and what is no command is left out`() {
    let attribute = ViewAttribute.string("M 1 2 L 3 L 3 4 x 5 6 C 1 2 3 4 5 6 Z")
    var expected = PathData()
    expected.move(11, 22)
    expected.line(13, 24)
    expected.curve(11, 22, 13, 24, 15, 26)
    expected.close()
    let shift = Transform([1, 0, 0, 1, 10, 20])
    #expect(PathData(attribute, shift) == expected)
    #expect(PathData(.string("")).isEmpty)
  }
}
