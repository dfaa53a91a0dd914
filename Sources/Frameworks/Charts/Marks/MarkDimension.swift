// The sizes of marks, and how they are put on top of each other.

public import SwiftUI

public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int

  let attribute: ViewAttribute?

  public var description: String {
    switch attribute {
    case .number(let points): "fixed(\(points))"
    case .record(let fields): fields.map { "\($0.key)(\($0.value))" }.joined()
    default: "automatic"
    }
  }

  private init(attribute: ViewAttribute?) { self.attribute = attribute }

  public init(integerLiteral value: Int) { self.init(attribute: value.attribute) }

  public init(floatLiteral value: Double) { self.init(attribute: value.attribute) }

  public static var automatic: MarkDimension { MarkDimension(attribute: nil) }

  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(attribute: value.attribute)
  }

  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(attribute: .fields(["ratio": value.attribute]))
  }

  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(attribute: .fields(["inset": value.attribute]))
  }
}

public struct MarkStackingMethod: Sendable, Equatable, CustomStringConvertible {
  let name: String

  public var description: String { name }

  /// The name; nil for the usual method.
  var attribute: ViewAttribute? { name == "standard" ? nil : .string(name) }

  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}
