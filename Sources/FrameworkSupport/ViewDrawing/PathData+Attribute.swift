import JSON
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
    var text = attribute.text ?? ""
    var command = PathCommand(transform)
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if word.count == 1, word[0] > UInt8(ascii: "9") {
          command.add(to: &self)
          command.letter = word[0]
        } else if let number = Double(word: word) {
          command.numbers.append(number)
        }
        start = end + 1
      }
    }
    command.add(to: &self)
  }
}

/// A command of a path as it is read.
private struct PathCommand {
  /// The command's letter.
  var letter = UInt8(ascii: " ")
  /// The numbers after it.
  var numbers: [Double] = []
  private let transform: Transform?

  init(_ transform: Transform) {
    self.transform = transform == .identity ? nil : transform
    numbers.reserveCapacity(6)
  }

  /// Adds the command to an outline, and begins anew.
  mutating func add(to path: inout PathData) {
    defer { numbers.removeAll(keepingCapacity: true) }
    if let transform {
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = transform.applied(to: DrawnPoint(numbers[index], numbers[index + 1]))
        (numbers[index], numbers[index + 1]) = (point.x, point.y)
      }
    }
    switch (letter, numbers.count) {
    case (UInt8(ascii: "M"), 2): path.move(numbers[0], numbers[1])
    case (UInt8(ascii: "L"), 2): path.line(numbers[0], numbers[1])
    case (UInt8(ascii: "Q"), 4): path.quad(numbers[0], numbers[1], numbers[2], numbers[3])
    case (UInt8(ascii: "C"), 6):
      path.curve(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    case (UInt8(ascii: "Z"), _): path.close()
    default: break
    }
  }
}

extension Double {
  /// Creates the number that a word writes; nil for anything else.
  ///
  /// A word with an exponent or with more digits than usual is left to the standard library.
  fileprivate init?(word: UnsafeBufferPointer<UInt8>) {
    var digits = 0
    var fraction = -1
    var value: UInt64 = 0
    for (place, byte) in word.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        digits += 1
        if fraction >= 0 { fraction += 1 }
      case UInt8(ascii: "-") where place == 0: continue
      case UInt8(ascii: ".") where fraction < 0: fraction = 0
      default:
        self.init(String(decoding: word, as: UTF8.self))
        return
      }
    }
    guard digits > 0, digits <= DecimalNumber.greatestDigits else {
      self.init(String(decoding: word, as: UTF8.self))
      return
    }
    let magnitude = DecimalNumber(digits: value, fraction: max(0, fraction)).value
    self = word[0] == UInt8(ascii: "-") ? -magnitude : magnitude
  }
}
