// The scales of a chart that map values to styles, symbols, lines and sizes.

public import SwiftUI

nonisolated extension View {
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    modifier(ScaleModifier(".chartForegroundStyleScale", pairs: mapping.map { ($0.plotted, $1) }))
  }

  public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartForegroundStyleScale", mark: ".foregroundStyle") {
        [mapping = Held(mapping)] value, context in
        DataValue(plotted: value).map { keptPair(mapping.value($0), context) }
      })
  }

  public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(
      ScaleModifier(".chartForegroundStyleScale", pairs: domain.map { ($0.plotted, mapping($0)) }))
  }

  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    modifier(ScaleModifier(".chartForegroundStyleScale", domain: domain, range: range, type: type))
  }

  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    modifier(ScaleModifier(".chartForegroundStyleScale", domain: domain, type: type))
  }

  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue: ShapeStyle {
    modifier(ScaleModifier(".chartForegroundStyleScale", range: range, type: type))
  }

  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    modifier(ScaleModifier(".chartForegroundStyleScale", type: type))
  }
}

nonisolated extension View {
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    modifier(ScaleModifier(".chartLineStyleScale", pairs: mapping.map { ($0.plotted, $1) }))
  }

  public func chartLineStyleScale<DataValue: Plottable & Hashable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartLineStyleScale", mark: ".lineStyle") {
        [mapping = Held(mapping)] value, context in
        DataValue(plotted: value).map { keptPair(mapping.value($0), context) }
      })
  }

  public func chartLineStyleScale<DataValue: Plottable & Hashable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    modifier(ScaleModifier(".chartLineStyleScale", pairs: domain.map { ($0.plotted, mapping($0)) }))
  }

  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    modifier(ScaleModifier(".chartLineStyleScale", domain: domain, range: range))
  }

  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    modifier(ScaleModifier(".chartLineStyleScale", domain: domain))
  }

  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    modifier(ScaleModifier(".chartLineStyleScale", range: range))
  }
}
