// Swift Charts' content: its protocol, builder and modifiers. A mark becomes a node of the view
// tree with the values that it plots.

public import SwiftUI

/// A part of a chart's content.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Self.Body { get }
}

/// Content without a body of its own.
@MainActor package protocol PrimitiveChartContent {
  /// Returns the nodes of the marks.
  @MainActor func marks(in context: ViewContext) -> [ViewNode]
}

extension Never: ChartContent {}

extension ViewContext {
  /// Returns the nodes of a chart's content.
  @MainActor func marks<Content: ChartContent>(of content: Content) -> [ViewNode] {
    if let primitive = content as? any PrimitiveChartContent { return primitive.marks(in: self) }
    return marks(of: content.body)
  }
}

@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> some ChartContent { MarkGroup([]) }

  public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content {
    content
  }

  @MainActor public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent {
    MarkGroup([AnyChartContent(accumulated), AnyChartContent(next)])
  }

  @MainActor public static func buildEither(first content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  @MainActor public static func buildEither(second content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  @MainActor public static func buildIf(_ content: (some ChartContent)?) -> some ChartContent {
    MarkGroup(content.map { [AnyChartContent($0)] } ?? [])
  }

  @MainActor public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

nonisolated public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  private let resolve: @MainActor (ViewContext) -> [ViewNode]

  nonisolated public init(erasing content: some ChartContent) { self.init(content) }

  nonisolated public init(_ content: some ChartContent) {
    resolve = { [content = Held(content)] in $0.marks(of: content.value) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

/// Parts of a chart that share modifiers.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  private let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

/// Several parts of a chart.
nonisolated struct MarkGroup: ChartContent, PrimitiveChartContent {
  let parts: [AnyChartContent]

  nonisolated init(_ parts: [AnyChartContent]) { self.parts = parts }

  var body: Never { noBody(Self.self) }

  @MainActor func marks(in context: ViewContext) -> [ViewNode] {
    parts.flatMap { $0.marks(in: context) }
  }
}

/// Content within the node of a modifier.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  let content: Content
  let node: @MainActor (ViewContext) -> ViewNode

  var body: Never { noBody(Self.self) }

  @MainActor func marks(in context: ViewContext) -> [ViewNode] {
    let node = node(context)
    return context.marks(of: content).map { mark in
      var whole = node
      whole.children.insert(mark, at: 0)
      return whole
    }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  nonisolated public var body: Never { noBody(Self.self) }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    data.flatMap { context.marks(of: content($0)) }
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(repeatedOver: data, content: content)
  }
}
