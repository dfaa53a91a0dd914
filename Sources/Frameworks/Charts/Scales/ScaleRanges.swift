// The ranges of a chart's scales: places on the plot, sizes, colours, symbols and lines.

public import SwiftUI

/// The looks or places that a scale gives values.
public protocol ScaleRange {
  associatedtype VisualValue
}

/// The range of a position scale on the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}

extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}

extension AnyGradient: ScaleRange {
  public typealias VisualValue = Color
}

public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public typealias VisualValue = CGFloat

  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension ScaleRange {
  /// The range as an attribute: a list of looks, the two ends of numbers, or a gradient.
  @MainActor func kept(in environment: EnvironmentValues) -> ViewAttribute? {
    switch self {
    case let dimension as PlotDimensionScaleRange:
      guard dimension.start != 0 || dimension.end != 0 else { return nil }
      return .record(["start": dimension.start.attribute, "end": dimension.end.attribute])
    case let ends as ClosedRange<CGFloat>:
      return .list([ends.lowerBound.attribute, ends.upperBound.attribute])
    case let gradient as Gradient:
      return AnyGradient(gradient).styleAttribute(in: environment)
    case let gradient as AnyGradient: return gradient.styleAttribute(in: environment)
    case let looks as [VisualValue]: return .list(looks.map { keptLook($0, environment) })
    case let looks as ArraySlice<VisualValue>:
      return .list(looks.map { keptLook($0, environment) })
    default: return nil
    }
  }
}

/// Returns a look of a mark as an attribute: a style, a symbol, a line or a size.
@MainActor func keptLook(_ look: Any, _ environment: EnvironmentValues) -> ViewAttribute {
  switch look {
  case let symbol as any ChartSymbolShape: .string(String(describing: symbol))
  case let style as any ShapeStyle: style.styleAttribute(in: environment)
  case let line as StrokeStyle: line.attribute
  case let size as CGFloat: size.attribute
  default: .string(String(describing: look))
  }
}
