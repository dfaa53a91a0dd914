// Swift Charts' ChartProxy: the plot and the scales of a chart that is laid out. Without layout
// nothing is known.

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
    geometry?.x?.domain.compactMap { P(plotted: $0) } ?? []
  }

  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    geometry?.y?.domain.compactMap { P(plotted: $0) } ?? []
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
    geometry?.x?.value(Double(position)).flatMap { P(plotted: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.y?.value(Double(position)).flatMap { P(plotted: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
}

/// Sectors, by their angles from the plot's middle, clockwise from the top.
extension ChartProxy {
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (Double(position.x - plotSize.width / 2), Double(position.y - plotSize.height / 2))
    guard x != 0 || y != 0 else { return .zero }
    let degrees = Angle(radians: atan2(x, -y)).degrees
    return Angle(degrees: degrees < 0 ? degrees + 360 : degrees)
  }

  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    geometry?.angle?.value(angle.degrees).flatMap { P(plotted: $0) }
  }
}

/// Looks that depend on values.
extension ChartProxy {
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    look(".foregroundStyle", of: value).map { AnyShapeStyle(KeptStyle($0)) }
  }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    domain(".foregroundStyle")
  }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    guard case .string(let name) = look(".symbol", of: value) else { return nil }
    return AnyChartSymbolShape(BasicChartSymbolShape(describedBy: name))
  }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(".symbol") }

  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    look(".symbolSize", of: value).flatMap { CGFloat(plotted: $0) }
  }

  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(".symbolSize") }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    look(".lineStyle", of: value).flatMap { StrokeStyle(kept: $0) }
  }

  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(".lineStyle") }

  private func look<P: Plottable>(_ kind: String, of value: P) -> ViewAttribute? {
    geometry?.looks[kind]?.value(value.plotted)
  }

  private func domain<P: Plottable>(_ kind: String) -> [P] {
    geometry?.looks[kind]?.domain.compactMap { P(plotted: $0) } ?? []
  }
}

extension StrokeStyle {
  /// Reads a line's style from a view tree.
  fileprivate init?(kept: ViewAttribute) {
    guard case .record(let fields) = kept else { return nil }
    func number(_ name: String) -> CGFloat? { fields[name].flatMap { CGFloat(plotted: $0) } }
    self.init(lineWidth: number("lineWidth") ?? number("width") ?? 1)
    if case .list(let dash) = fields["dash"] {
      self.dash = dash.compactMap { CGFloat(plotted: $0) }
    }
    dashPhase = number("dashPhase") ?? 0
    lineCap = fields["cap"] == "round" ? .round : fields["cap"] == "square" ? .square : .butt
    lineJoin = fields["join"] == "round" ? .round : fields["join"] == "bevel" ? .bevel : .miter
  }
}

/// Selections, which are made by gestures: a widget has none.
extension ChartProxy {
  public func selectAngleValue(at angle: Angle) {}

  public func selectXValue(at position: CGFloat) {}

  public func selectYValue(at position: CGFloat) {}

  public func selectXRange(from: CGFloat, to: CGFloat) {}

  public func selectYRange(from: CGFloat, to: CGFloat) {}
}
