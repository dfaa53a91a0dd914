// SwiftUI's ForEach.

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// The identifier of an element; nil for content that is no view.
  let identify: ((Data.Element) -> ID)?

  nonisolated init(
    data: Data, identify: ((Data.Element) -> ID)?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
  }

  /// Repeats content that is no view, such as a chart's marks.
  nonisolated package init(repeatedOver data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: nil, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    var found: [ViewNode] = []
    for element in elements(in: context) { found += context.nodes(of: content(element)) }
    return found
  }

  /// The elements, where they may be known in a view's context only.
  @MainActor func elements(in context: ViewContext) -> Data {
    guard Data.self is any ContextualCollection.Type, let data = data as? any ContextualCollection
    else { return data }
    return data.resolved(in: context) as? Data ?? self.data
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(data: data, identify: { $0.wrappedValue.id }, content: content)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, identify: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}
