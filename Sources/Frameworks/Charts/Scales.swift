// The types, domains and ranges of a chart's scales.

public import SwiftUI

public struct ScaleType: Sendable, Hashable {
  let name: String

  public static var linear: ScaleType { ScaleType(name: "linear") }
  public static var log: ScaleType { ScaleType(name: "log") }
  public static var date: ScaleType { ScaleType(name: "date") }
  public static var category: ScaleType { ScaleType(name: "category") }
  public static var squareRoot: ScaleType { ScaleType(name: "squareRoot") }
  public static var symmetricLog: ScaleType { ScaleType(name: "symmetricLog") }
}

/// The values that an axis or a legend covers.
public protocol ScaleDomain {}

extension ScaleDomain {
  /// The domain as an attribute of a view tree.
  var kept: ViewAttribute {
    (self as? any KeptDomain)?.keptDomain ?? "automatic"
  }
}

/// A domain whose values can be kept.
protocol KeptDomain {
  var keptDomain: ViewAttribute { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: KeptDomain where Bound: Plottable {
  var keptDomain: ViewAttribute { .list([lowerBound.plotted, upperBound.plotted]) }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: KeptDomain where Element: Plottable {
  var keptDomain: ViewAttribute { .list(map(\.plotted)) }
}

public struct AutomaticScaleDomain: ScaleDomain, KeptDomain, Sendable {
  var includesZero: Bool?
  var isReversed: Bool?

  var keptDomain: ViewAttribute {
    guard includesZero != nil || isReversed != nil else { return "automatic" }
    return .fields(["includesZero": includesZero.attribute, "reversed": isReversed.attribute])
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

/// The range of a position scale on the plot.
public protocol PositionScaleRange {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }

  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}
