// TipKit's views, styles and modifiers. A tip in a widget is never available, and the views of tips
// show nothing.

/// A tip among other views.
@MainActor @preconcurrency public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}

  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  public init<AnchorID: Hashable & Sendable>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    anchorID: AnchorID, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  public var body: some View { EmptyView() }
}

/// A style of tips.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a tip view style.
public struct TipViewStyleConfiguration {
  public let tip: any Tip

  @MainActor @preconcurrency public var title: Text? { tip.title }

  @MainActor @preconcurrency public var message: Text? { tip.message }

  @MainActor @preconcurrency public var image: Image? { tip.image }

  @MainActor @preconcurrency public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  nonisolated public static var miniTip: MiniTipViewStyle { .init() }
}

nonisolated extension View {
  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(EmptyModifier())
  }

  @preconcurrency public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tipViewStyle(_ style: some TipViewStyle) -> some View { modifier(EmptyModifier()) }

  public func tipBackground(_ style: some ShapeStyle) -> some View { modifier(EmptyModifier()) }

  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func tipImageSize(_ size: CGSize) -> some View { modifier(EmptyModifier()) }

  public func tipImageStyle(_ style: some ShapeStyle) -> some View { modifier(EmptyModifier()) }

  public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tipImageStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
    modifier(EmptyModifier())
  }
}

/// Tips of which one is shown at a time.
@Observable public final class TipGroup: Sendable {
  /// The priority among the tips that can be shown.
  public enum Priority: Hashable, Sendable {
    case firstAvailable
    case ordered
  }

  private let tips: [any Tip]

  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) {
    tips = builder()
  }

  /// The tip to be shown; nil, since none is available in a widget.
  @MainActor public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }
}
