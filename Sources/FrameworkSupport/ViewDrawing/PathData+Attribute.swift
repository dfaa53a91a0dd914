import SwiftUI
import WidgetDrawing

extension PathData {
  /// Creates an outline from a path's attribute in the tree: SVG command letters and numbers.
  ///
  /// - Parameters:
  ///   - attribute: The path.
  ///   - transform: From the path's coordinates to the outline's.
  init(_ attribute: ViewAttribute, _ transform: Transform = .identity) {
    self.init()
    var numbers: [Double] = []
    var letter: Substring?
    func flush(_ path: inout PathData) {
      if transform != .identity {
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          let point = transform.applied(to: DrawnPoint(numbers[index], numbers[index + 1]))
          (numbers[index], numbers[index + 1]) = (point.x, point.y)
        }
      }
      switch (letter, numbers.count) {
      case ("M", 2): path.move(numbers[0], numbers[1])
      case ("L", 2): path.line(numbers[0], numbers[1])
      case ("Q", 4): path.quad(numbers[0], numbers[1], numbers[2], numbers[3])
      case ("C", 6):
        path.curve(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
      case ("Z", _): path.close()
      default: break
      }
    }
    for word in (attribute.text ?? "").split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        flush(&self)
        letter = word
        numbers = []
      }
    }
    flush(&self)
  }
}
