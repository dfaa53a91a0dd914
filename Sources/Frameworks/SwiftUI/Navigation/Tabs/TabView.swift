// SwiftUI's TabView and the tabs it is built of.

/// Views behind tabs.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("TabView", children: context.nodes(of: content))]
  }
}

extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.content = TabContentBuilder.Content(content: content())
  }

  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, SelectionValue == Never, C.TabValue == Never
  {
    self.content = TabContentBuilder.Content(content: content())
  }
}

/// A part of a tab view's content.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Self.Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tab content without a body of its own.
@MainActor package protocol PrimitiveTabContent {
  func nodes(in context: ViewContext) -> [ViewNode]
}

extension ViewContext {
  @MainActor fileprivate func nodes<Content: TabContent>(ofTabs content: Content) -> [ViewNode] {
    if let primitive = content as? any PrimitiveTabContent { return primitive.nodes(in: self) }
    guard Content.Body.self != Never.self else { return [] }
    install(in: content)
    return nodes(ofTabs: content.body)
  }
}

/// Builds the tabs of a tab view.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  nonisolated public struct Content<C: TabContent>: View, PrimitiveView {
    let content: C

    public var body: Never { noBody(Self.self) }

    @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
      context.nodes(ofTabs: content)
    }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C
  where C.TabValue == TabValue { first }

  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    TabList<TabValue>(tabs: [accumulated, next])
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue>(tabs: content.map { [$0] } ?? [])
  }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> some TabContent<TabValue> where C.TabValue == TabValue { TabList<TabValue>(tabs: [content]) }
}

nonisolated struct TabList<TabValue: Hashable>: TabContent, PrimitiveTabContent {
  let tabs: [any TabContent<TabValue>]

  var body: Never { return noBody(Self.self) }

  @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
    tabs.flatMap { context.nodes(ofTabs: $0) }
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue

  public var body: Never { return noBody(Self.self) }
}

extension _ConditionalContent: PrimitiveTabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    switch storage {
    case .first(let tabs): context.nodes(ofTabs: tabs)
    case .second(let tabs): context.nodes(ofTabs: tabs)
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  nonisolated public var body: Never { return noBody(Self.self) }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    data.flatMap { context.nodes(ofTabs: content($0)) }
  }
}

extension ForEach where Content: TabContent {
  // A closure without content is one of no views.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Content: TabContent<T>, Data.Element: Identifiable {
    self.init(repeatedOver: data, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content: TabContent<T> {
    self.init(repeatedOver: data, content: content)
  }
}
