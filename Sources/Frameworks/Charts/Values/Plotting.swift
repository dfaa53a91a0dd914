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

  public var primitivePlottable: Int { self }

  public init?(primitivePlottable: Int) { self = primitivePlottable }
}

extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8

  public var primitivePlottable: Int8 { self }

  public init?(primitivePlottable: Int8) { self = primitivePlottable }
}

extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16

  public var primitivePlottable: Int16 { self }

  public init?(primitivePlottable: Int16) { self = primitivePlottable }
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

  public var primitivePlottable: UInt8 { self }

  public init?(primitivePlottable: UInt8) { self = primitivePlottable }
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

extension Float16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float16
}

extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never

  public var primitivePlottable: Never { noBody(Self.self) }

  public init?(primitivePlottable: Never) { return nil }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal

  public var primitivePlottable: Decimal { self }

  public init?(primitivePlottable: Decimal) { self = primitivePlottable }
}

extension Float: AttributeRepresentable {
  package var attribute: ViewAttribute { Double(self).attribute }
}

extension Float16: AttributeRepresentable {
  package var attribute: ViewAttribute { Double(self).attribute }
}

/// Whole numbers of every width are plotted as numbers.
extension BinaryInteger {
  var plottedNumber: ViewAttribute { Double(self).attribute }
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
    if let kept = value as? any AttributeRepresentable { return kept.attribute }
    if let whole = value as? any BinaryInteger { return whole.plottedNumber }
    return .string("\(value)")
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the name of its measure, or a range of values.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let part: PlottedPart

  /// The value, or the beginning of the range.
  var attribute: ViewAttribute { part.attribute }

  init(_ label: Text, _ part: PlottedPart) {
    self.label = label
    self.part = part
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, PlottedPart(value))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(Text(labelKey), PlottedPart(value))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), PlottedPart(value))
  }
}

/// A plotted value as a view tree keeps it.
struct PlottedPart {
  let attribute: ViewAttribute
  /// The end of a range; nil for a single value.
  var upper: ViewAttribute?
  /// `date`, with the unit whose whole length is meant; `whole` for a number of an integer's type;
  /// nil for other numbers and words.
  var kind: String?

  init<Value: Plottable>(_ value: Value, to end: Value? = nil, unit: Calendar.Component? = nil) {
    attribute = value.plotted
    upper = end?.plotted
    if Value.PrimitivePlottable.self == Date.self {
      kind = (["date"] + (unit.map { ["\($0)"] } ?? [])).joined(separator: " ")
    } else if Value.PrimitivePlottable.self is any BinaryInteger.Type {
      kind = "whole"
    }
  }

  /// The beginning of the unit of time that a date lies in.
  init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    self.init(calendar.dateInterval(of: unit, for: date)?.start ?? date, unit: unit)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(label, PlottedPart(date, unit, calendar))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(Text(labelKey), PlottedPart(date, unit, calendar))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(Text(label), PlottedPart(date, unit, calendar))
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(
    _ label: Text, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(label, PlottedPart(range.lowerBound, to: range.upperBound))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    .value(Text(labelKey), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    .value(Text(label), range)
  }

  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, PlottedPart(range.lowerBound, to: range.upperBound))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    .value(Text(labelKey), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    .value(Text(label), range)
  }
}
