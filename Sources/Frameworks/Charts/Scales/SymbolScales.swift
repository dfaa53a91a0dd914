// The scales of a chart that map values to symbols and their sizes.

public import SwiftUI

nonisolated extension View {
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    modifier(ScaleModifier(".chartSymbolScale", pairs: mapping.map { ($0.plotted, $1) }))
  }

  public func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartSymbolScale", mark: ".symbol") {
        [mapping = Held(mapping)] value, context in
        DataValue(plotted: value).map { keptPair(mapping.value($0), context) }
      })
  }

  public func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(ScaleModifier(".chartSymbolScale", pairs: domain.map { ($0.plotted, mapping($0)) }))
  }

  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    modifier(ScaleModifier(".chartSymbolScale", domain: domain, range: range))
  }

  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    modifier(ScaleModifier(".chartSymbolScale", domain: domain))
  }

  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    modifier(ScaleModifier(".chartSymbolScale", range: range))
  }
}

nonisolated extension View {
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    modifier(ScaleModifier(".chartSymbolSizeScale", pairs: mapping.map { ($0.plotted, $1) }))
  }

  public func chartSymbolSizeScale<DataValue: Plottable & Hashable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartSymbolSizeScale", mark: ".symbolSize") {
        [mapping = Held(mapping)] value, context in
        DataValue(plotted: value).map { keptPair(mapping.value($0), context) }
      })
  }

  public func chartSymbolSizeScale<DataValue: Plottable & Hashable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    modifier(
      ScaleModifier(".chartSymbolSizeScale", pairs: domain.map { ($0.plotted, mapping($0)) }))
  }

  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    modifier(ScaleModifier(".chartSymbolSizeScale", domain: domain, range: range, type: type))
  }

  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    modifier(ScaleModifier(".chartSymbolSizeScale", domain: domain, type: type))
  }

  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue == CGFloat {
    modifier(ScaleModifier(".chartSymbolSizeScale", range: range, type: type))
  }

  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    modifier(ScaleModifier(".chartSymbolSizeScale", type: type))
  }
}
