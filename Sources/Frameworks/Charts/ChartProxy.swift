// Swift Charts' ChartProxy: the plot and the scales of a chart that is laid out. Without layout nothing
// is known.

public import SwiftUI

/// A proxy for a chart's scales and plot area.
public struct ChartProxy {
  private let geometry: ChartGeometry?

  init(_ geometry: ChartGeometry? = nil) { self.geometry = geometry }

  public var plotSize: CGSize { geometry?.plot.size ?? .zero }

  public var plotAreaSize: CGSize { plotSize }

  public var plotFrame: Anchor<CGRect>? { geometry.map { Anchor(global: $0.plot) } }

  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  public var plotAreaFrame: Anchor<CGRect> { Anchor(global: geometry?.plot ?? .zero) }

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] {
    geometry?.x?.domain.compactMap(P.init(plotted:)) ?? []
  }

  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    geometry?.y?.domain.compactMap(P.init(plotted:)) ?? []
  }
}

extension ChartProxy {
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    positionRange(forX: value).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    positionRange(forY: value).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry?.x?.range(value.plotted).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry?.y?.range(value.plotted).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.x?.value(Double(position)).flatMap(P.init(plotted:))
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.y?.value(Double(position)).flatMap(P.init(plotted:))
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
}

/// Selections, which are made by gestures: a widget has none.
extension ChartProxy {
  public func selectXValue(at position: CGFloat) {}

  public func selectYValue(at position: CGFloat) {}

  public func selectXRange(from: CGFloat, to: CGFloat) {}

  public func selectYRange(from: CGFloat, to: CGFloat) {}
}

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

extension Int: PlottedValue {
  init?(attribute: ViewAttribute) {
    guard let number = attribute.number else { return nil }
    self.init(exactly: number.rounded())
  }
}

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
  fileprivate init?(plotted: ViewAttribute) {
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
