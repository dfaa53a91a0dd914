// Swift Charts: values that can be plotted and the names they have.

@_exported public import SwiftUI

/// Carries an author's value to the main actor, where everything of a chart is resolved.
struct Held<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol: Hashable, Plottable {}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}

extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
}

extension Float: AttributeRepresentable {
  package var attribute: ViewAttribute { Double(self).attribute }
}

extension Decimal: AttributeRepresentable {
  package var attribute: ViewAttribute {
    NSDecimalNumber(decimal: self).doubleValue.attribute
  }
}

extension Plottable {
  /// The plotted value as an attribute of a view tree.
  var plotted: ViewAttribute {
    let value = primitivePlottable
    return (value as? any AttributeRepresentable)?.attribute ?? .string("\(value)")
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the name of its measure.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let attribute: ViewAttribute
  /// `date`, with the unit whose whole length is meant; nil for numbers and words.
  let dateKind: String?

  private init(_ label: Text, _ value: Value, unit: Calendar.Component? = nil) {
    self.label = label
    attribute = value.plotted
    let isDate = Value.PrimitivePlottable.self == Date.self
    dateKind = isDate ? (["date"] + (unit.map { ["\($0)"] } ?? [])).joined(separator: " ") : nil
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value)
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(Text(labelKey), value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), value)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(label, calendar.dateInterval(of: unit, for: date)?.start ?? date, unit: unit)
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
    return PlottableValue(Text(labelKey), start, unit: unit)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
    return PlottableValue(Text(label), start, unit: unit)
  }
}

public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let attribute: ViewAttribute?

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

public struct MarkStackingMethod: Sendable, Equatable {
  let name: String

  /// The name; nil for the usual method.
  var attribute: ViewAttribute? { name == "standard" ? nil : .string(name) }

  public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
  public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
  public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
}
