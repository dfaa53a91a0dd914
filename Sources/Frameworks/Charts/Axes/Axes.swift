// Swift Charts' axes, and their marks.

public import SwiftUI

/// A part of a chart's axis.
@MainActor @preconcurrency public protocol AxisContent {
  associatedtype Body: AxisContent

  @AxisContentBuilder var body: Self.Body { get }
}

/// A mark at a value of an axis.
@MainActor @preconcurrency public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder var body: Self.Body { get }
}

extension Never: AxisContent, AxisMark {}

/// A part of an axis without a body of its own.
@MainActor protocol PrimitiveAxisPart {
  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode]
}

extension ViewContext {
  @MainActor func axisNodes<Content: AxisContent>(of content: Content) -> [ViewNode] {
    if let primitive = content as? any PrimitiveAxisPart { return primitive.axisNodes(in: self) }
    return axisNodes(of: content.body)
  }

  @MainActor func markNodes<Mark: AxisMark>(of mark: Mark) -> [ViewNode] {
    if let primitive = mark as? any PrimitiveAxisPart { return primitive.axisNodes(in: self) }
    return markNodes(of: mark.body)
  }
}

/// Parts of an axis whose types are not known.
nonisolated public struct AnyAxisMark: AxisMark, PrimitiveAxisPart {
  let resolve: @MainActor (ViewContext) -> [ViewNode]

  nonisolated public init<Mark: AxisMark>(_ mark: Mark) { self.init(erasing: mark) }

  nonisolated public init<Mark: AxisMark>(erasing mark: Mark) {
    resolve = { [mark = Held(mark)] in $0.markNodes(of: mark.value) }
  }

  nonisolated init(_ resolve: @escaping @MainActor (ViewContext) -> [ViewNode]) {
    self.resolve = resolve
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

nonisolated public struct AnyAxisContent: AxisContent, PrimitiveAxisPart {
  let resolve: @MainActor (ViewContext) -> [ViewNode]

  nonisolated public init<Content: AxisContent>(_ content: Content) {
    self.init(erasing: content)
  }

  nonisolated public init<Content: AxisContent>(erasing content: Content) {
    resolve = { [content = Held(content)] in $0.axisNodes(of: content.value) }
  }

  nonisolated init(_ resolve: @escaping @MainActor (ViewContext) -> [ViewNode]) {
    self.resolve = resolve
  }

  public var body: Never { noBody(Self.self) }

  @MainActor func axisNodes(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

@resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> some AxisContent { AnyAxisContent { _ in [] } }

  public static func buildPartialBlock<Content: AxisContent>(first content: Content) -> Content {
    content
  }

  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent {
    AnyAxisContent { [both = Held((accumulated, next))] context in
      context.axisNodes(of: both.value.0) + context.axisNodes(of: both.value.1)
    }
  }

  public static func buildEither(first content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }

  public static func buildEither(second content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }

  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }

  public static func buildIf(_ content: (some AxisContent)?) -> some AxisContent {
    AnyAxisContent { [content = Held(content)] context in
      content.value.map { context.axisNodes(of: $0) } ?? []
    }
  }
}

@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  public static func buildBlock() -> some AxisMark { AnyAxisMark { _ in [] } }

  public static func buildPartialBlock<Mark: AxisMark>(first mark: Mark) -> Mark { mark }

  public static func buildPartialBlock(
    accumulated: some AxisMark, next: some AxisMark
  ) -> some AxisMark {
    AnyAxisMark { [both = Held((accumulated, next))] context in
      context.markNodes(of: both.value.0) + context.markNodes(of: both.value.1)
    }
  }

  public static func buildEither(first mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: mark)
  }

  public static func buildEither(second mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: mark)
  }

  public static func buildLimitedAvailability(_ mark: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: mark)
  }

  public static func buildIf(_ mark: (some AxisMark)?) -> some AxisMark {
    AnyAxisMark { [mark = Held(mark)] context in
      mark.value.map { context.markNodes(of: $0) } ?? []
    }
  }
}

nonisolated extension AxisContent {
  public func compositingLayer() -> some AxisContent { self }

  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    self
  }
}
