// Swift Charts' Chart.

public import SwiftUI

/// A view of marks.
nonisolated public struct Chart<Content: ChartContent>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Chart", children: context.marks(of: content))]
  }
}

/// A proxy for a chart's scales and plot area.
public struct ChartProxy {
  public var plotSize: CGSize { .zero }

  public var plotAreaSize: CGSize { .zero }

  /// The position of a value along the x axis; nil, since no chart is laid out here.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }

  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }

  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}

nonisolated public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
