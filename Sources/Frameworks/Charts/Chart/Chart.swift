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

/// A chart's plot, which an author puts views around.
nonisolated public struct ChartPlotContent: View, PrimitiveView {
  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("ChartPlot")] }
}

/// The labels of a chart's axis, which an author puts views around.
nonisolated public struct ChartAxisContent: View, PrimitiveView {
  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("ChartAxis")] }
}
