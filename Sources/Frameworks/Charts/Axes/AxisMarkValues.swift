// Where the marks of an axis stand.

public import SwiftUI

public struct AxisMarkPosition: Sendable, Hashable, CustomStringConvertible {
  let name: String

  public var description: String { name }

  public static var automatic: AxisMarkPosition { .init(name: "automatic") }
  public static var leading: AxisMarkPosition { .init(name: "leading") }
  public static var trailing: AxisMarkPosition { .init(name: "trailing") }
  public static var top: AxisMarkPosition { .init(name: "top") }
  public static var bottom: AxisMarkPosition { .init(name: "bottom") }
}

public struct AxisMarkPreset: Sendable, Hashable, CustomStringConvertible {
  let name: String

  public var description: String { name }

  public static var automatic: AxisMarkPreset { .init(name: "automatic") }
  public static var extended: AxisMarkPreset { .init(name: "extended") }
  public static var aligned: AxisMarkPreset { .init(name: "aligned") }
  public static var inset: AxisMarkPreset { .init(name: "inset") }
}

public struct AxisMarkValues: CustomStringConvertible {
  let attribute: ViewAttribute

  public var description: String {
    guard case .record(let fields) = attribute else { return "automatic" }
    return fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      .joined(separator: ", ")
  }

  public static var automatic: AxisMarkValues { AxisMarkValues(attribute: "automatic") }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields([
        "desiredCount": desiredCount?.attribute, "roundLowerBound": roundLowerBound?.attribute,
        "roundUpperBound": roundUpperBound?.attribute,
      ]))
  }

  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields([
        "minimumStride": minimumStride.plotted, "desiredCount": desiredCount?.attribute,
        "roundLowerBound": roundLowerBound?.attribute,
        "roundUpperBound": roundUpperBound?.attribute,
      ]))
  }

  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields([
        "stride": stepSize.plotted, "roundLowerBound": roundLowerBound?.attribute,
        "roundUpperBound": roundUpperBound?.attribute,
      ]))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      attribute: .fields([
        "stride": "\(component)".attribute, "count": count.attribute,
        "roundLowerBound": roundLowerBound?.attribute,
        "roundUpperBound": roundUpperBound?.attribute,
        "calendar": calendar.map { calendar in
          .fields([
            "identifier": "\(calendar.identifier)".attribute,
            "timeZone": calendar.timeZone.identifier.attribute,
            "firstWeekday": calendar.firstWeekday.attribute,
          ])
        },
      ]))
  }
}
