// The scales of a chart that give values their places on the plot.

public import SwiftUI

nonisolated extension View {
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartXScale", domain: domain, range: range, type: type))
  }

  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartXScale", domain: domain, type: type))
  }

  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartXScale", range: range, type: type))
  }

  public func chartXScale(type: ScaleType? = nil) -> some View {
    modifier(ScaleModifier(".chartXScale", type: type))
  }

  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartYScale", domain: domain, range: range, type: type))
  }

  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartYScale", domain: domain, type: type))
  }

  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    modifier(ScaleModifier(".chartYScale", range: range, type: type))
  }

  public func chartYScale(type: ScaleType? = nil) -> some View {
    modifier(ScaleModifier(".chartYScale", type: type))
  }
}
