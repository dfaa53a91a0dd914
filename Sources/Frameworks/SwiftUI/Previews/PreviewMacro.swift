// The `#Preview` macro for views, with its traits, and the macros `@Entry` and `@Previewable`. A
// preview expands to nothing; its body is only type-checked.

/// The namespace of the traits of previews.
public struct Preview: Sendable {
  /// The traits of a preview of a view.
  public struct ViewTraits: Sendable {}

  /// The traits of a preview of a widget.
  public struct WidgetTraits: Sendable {}
}

/// A setting of a preview.
@MainActor @preconcurrency public struct PreviewTrait<T>: Sendable {
  nonisolated init() {}

  /// Several settings as one.
  public init(_ traits: PreviewTrait<T>...) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { .init() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { .init() }
  public static var portrait: PreviewTrait<T> { .init() }
  public static var portraitUpsideDown: PreviewTrait<T> { .init() }
  public static var landscapeLeft: PreviewTrait<T> { .init() }
  public static var landscapeRight: PreviewTrait<T> { .init() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { .init() }

  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { .init() }
}

/// A reusable setting of previews.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Self.Context

  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

nonisolated public struct PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FrameworkMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() = #externalMacro(module: "FrameworkMacros", type: "PreviewableMacro")

/// The staged form of `@Entry` in an extension's sources.
///
/// A macro of the name `Entry` keeps the compiler from seeing that the `Entry` in a provider's
/// `Timeline<Entry>` is the provider's own, where another file has spoken of `Provider.Entry`
/// before.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro _EnvironmentEntry() = #externalMacro(module: "FrameworkMacros", type: "EntryMacro")
