// SwiftUI's toolbars, declared for the views of an app; a widget has none.

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// A part of a toolbar that a person may change.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Several parts of a toolbar; a widget has none, so they are not kept.
nonisolated struct ToolbarParts: CustomizableToolbarContent {
  var body: Never { return noBody(Self.self) }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ToolbarParts()
  }

  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarParts()
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ToolbarParts()
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public var body: Never { return noBody(Self.self) }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { return noBody(Self.self) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {}

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {}

  public var body: Never { return noBody(Self.self) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group that becomes a menu where space is limited.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {}

  public var body: Never { return noBody(Self.self) }
}

/// The content of a group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  public var body: some View { EmptyView() }
}
