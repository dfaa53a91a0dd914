// Swift Charts' scales, which map values to styles, symbols and lines.

public import SwiftUI

nonisolated extension View {
  /// Gives each value that a mark's style depends on a style.
  public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartForegroundStyleScale", mark: ".foregroundStyle") {
        value, context in
        DataValue(plotted: value).map { mapping($0).styleAttribute(in: context.environment) }
      })
  }

  public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let (domain, mapping) = (Held(domain), Held(mapping))
    return modifier(
      ChartModifier { context in
        let styles = domain.value.map { value in
          ViewAttribute.list([
            value.plotted, mapping.value(value).styleAttribute(in: context.environment),
          ])
        }
        return ViewNode(".chartForegroundStyleScale", ["mapping": .list(styles)])
      })
  }

  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    modifier(
      ChartModifier(
        ".chartForegroundStyleScale", ["domain": domain.kept, "type": type?.name.attribute]))
  }

  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { value, symbol in
      ViewAttribute.list([value.plotted, .string(String(describing: symbol))])
    }
    return modifier(ChartModifier(".chartSymbolScale", ["mapping": .list(pairs)]))
  }

  public func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartSymbolScale", mark: ".symbol") { value, _ in
        DataValue(plotted: value).map { .string(String(describing: mapping($0))) }
      })
  }

  public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S]
  ) -> some View {
    let symbols = range.map { String(describing: $0).attribute }
    return modifier(
      ChartModifier(".chartSymbolScale", ["domain": domain.kept, "range": .list(symbols)]))
  }

  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    modifier(ChartModifier(".chartSymbolScale", ["domain": domain.kept]))
  }

  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { String(describing: $0).attribute }
    return modifier(ChartModifier(".chartSymbolScale", ["range": .list(symbols)]))
  }

  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { value, style in
      ViewAttribute.list([value.plotted, style.lineWidth.attribute])
    }
    return modifier(ChartModifier(".chartLineStyleScale", ["mapping": .list(pairs)]))
  }

  public func chartLineStyleScale<DataValue: Plottable & Hashable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    modifier(
      MappingModifier(kind: ".chartLineStyleScale", mark: ".lineStyle") { value, _ in
        DataValue(plotted: value).map { mapping($0).lineWidth.attribute }
      })
  }

  public func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: [StrokeStyle]
  ) -> some View {
    modifier(
      ChartModifier(
        ".chartLineStyleScale",
        ["domain": domain.kept, "range": range.map(\.lineWidth).attribute]))
  }
}

/// Keeps the results of a mapping for the values that the chart's marks depend on.
nonisolated private struct MappingModifier: ViewModifier, PrimitiveModifier {
  let kind: String
  let mark: String
  let mapping: Held<(ViewAttribute, ViewContext) -> ViewAttribute?>

  init(
    kind: String, mark: String,
    mapping: @escaping (ViewAttribute, ViewContext) -> ViewAttribute?
  ) {
    self.kind = kind
    self.mark = mark
    self.mapping = Held(mapping)
  }

  @MainActor func nodes<Content: View>(modifying content: Content, in context: ViewContext)
    -> [ViewNode]
  {
    context.nodes(of: content).map { chart in
      var seen: Set<ViewAttribute> = []
      let values = chart.flattened.filter { $0.kind == mark }.compactMap { $0.attributes["by"] }
      let pairs = values.filter { seen.insert($0).inserted }.compactMap { value in
        mapping.value(value, context).map { ViewAttribute.list([value, $0]) }
      }
      return ViewNode(kind, ["mapping": .list(pairs)], children: [chart])
    }
  }
}

extension Plottable {
  /// The value that a view tree keeps in a form of its own; nil where it is of another type.
  fileprivate init?(plotted: ViewAttribute) {
    var values: [Any] = []
    switch plotted {
    case .string(let text): values = [text]
    case .number(let number):
      values = [
        number, Float(number), CGFloat(number), Decimal(number),
        Date(timeIntervalSince1970: number),
      ]
      if let whole = Int(exactly: number) { values.append(whole) }
    default: return nil
    }
    let primitive = values.lazy.compactMap { $0 as? PrimitivePlottable }.first
    guard let primitive else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// The context of an annotation: the size of its mark.
public struct AnnotationContext {
  /// The size of the mark; zero, since no chart is laid out here.
  public let targetSize: CGSize
}

extension ChartContent {
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: .zero))
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}
