// The part of a chart that is seen where its axes scroll. A widget does not scroll: it shows the
// part at the first position.

public import SwiftUI

nonisolated extension View {
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    modifier(ChartModifier(".chartScrollPositionX", ["value": initialX.plotted]))
  }

  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    modifier(ChartModifier(".chartScrollPositionY", ["value": initialY.plotted]))
  }

  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    modifier(ChartModifier(".chartXVisibleDomain", ["length": length.plotted]))
  }

  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    modifier(ChartModifier(".chartYVisibleDomain", ["length": length.plotted]))
  }

  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
}

/// The behaviour that decides where a chart's scrolling stops.
public protocol ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  public typealias TargetContext = ChartScrollTargetBehaviorContext
}

public struct ChartScrollTargetBehaviorContext {
  public let chartProxy: ChartProxy
  public let originalTarget: ScrollTarget

  init(chartProxy: ChartProxy, originalTarget: ScrollTarget) {
    self.chartProxy = chartProxy
    self.originalTarget = originalTarget
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let page = context.chartProxy.plotSize
    guard page.width > 0, page.height > 0 else { return }
    target.rect.origin = CGPoint(
      x: (target.rect.minX / page.width).rounded() * page.width,
      y: (target.rect.minY / page.height).rounded() * page.height)
  }
}

public struct ValueAlignedLimitBehavior: Sendable {
  let name: String

  public static var automatic: ValueAlignedLimitBehavior { .init(name: "automatic") }
  public static var always: ValueAlignedLimitBehavior { .init(name: "always") }
  public static var never: ValueAlignedLimitBehavior { .init(name: "never") }
}

public struct MajorValueAlignment<Value> {
  let unit: Value?
  let matching: DateComponents?

  public static var page: MajorValueAlignment<Value> { .init(unit: nil, matching: nil) }
}

extension MajorValueAlignment where Value: Plottable & Numeric {
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> {
    .init(unit: unit, matching: nil)
  }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> {
    .init(unit: nil, matching: components)
  }
}

/// Scrolling that stops at values, which a widget never does.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The distance between the numbers at which scrolling stops; nil for dates.
  private let unit: Double?

  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.unit = Double(plotted: unit.plotted)
  }

  public init(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    unit = nil
  }

  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let proxy = context.chartProxy
    guard let unit, unit > 0, let value = proxy.value(atX: target.rect.minX, as: Double.self),
      let place = proxy.position(forX: (value / unit).rounded() * unit)
    else { return }
    target.rect.origin.x = place
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}
