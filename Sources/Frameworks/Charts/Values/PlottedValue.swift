// Plotted values read back from a view tree.

import SwiftUI

/// A value that the attribute of a plotted one leads back to.
private protocol PlottedValue {
  init?(attribute: ViewAttribute)
}

extension PlottedValue where Self: BinaryFloatingPoint {
  init?(attribute: ViewAttribute) {
    guard let number = attribute.number else { return nil }
    self.init(number)
  }
}

extension Double: PlottedValue {}
extension Float: PlottedValue {}
extension CGFloat: PlottedValue {}

extension PlottedValue where Self: FixedWidthInteger {
  init?(attribute: ViewAttribute) {
    guard let number = attribute.number else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Float16: PlottedValue {}
extension Int: PlottedValue {}
extension Int8: PlottedValue {}
extension Int16: PlottedValue {}
extension Int32: PlottedValue {}
extension Int64: PlottedValue {}
extension UInt: PlottedValue {}
extension UInt8: PlottedValue {}
extension UInt16: PlottedValue {}
extension UInt32: PlottedValue {}
extension UInt64: PlottedValue {}

extension Decimal: PlottedValue {
  init?(attribute: ViewAttribute) {
    guard let number = attribute.number else { return nil }
    self.init(number)
  }
}

extension Date: PlottedValue {
  init?(attribute: ViewAttribute) {
    guard let seconds = attribute.number else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension String: PlottedValue {
  init?(attribute: ViewAttribute) {
    guard let text = attribute.word else { return nil }
    self = text
  }
}

extension Plottable {
  /// The value that an attribute stands for; nil where it is of another kind.
  init?(plotted: ViewAttribute) {
    guard let type = PrimitivePlottable.self as? any PlottedValue.Type,
      let value = type.init(attribute: plotted) as? PrimitivePlottable
    else { return nil }
    self.init(primitivePlottable: value)
  }
}

extension ViewAttribute {
  /// The number; nil for anything else.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The word; nil for anything else.
  fileprivate var word: String? {
    if case .string(let word) = self { word } else { nil }
  }
}
