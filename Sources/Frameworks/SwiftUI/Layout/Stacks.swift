// SwiftUI's stack in depth, spacer, divider and group.

/// Views one in front of the other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "ZStack", ["alignment": alignment.attribute], children: context.nodes(of: content))
    ]
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Space that grows.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("Spacer", ["minLength": minLength.attribute])]
  }
}

/// A line between views.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  nonisolated public init() {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("Divider")] }
}

/// Several views treated as one where modifiers are concerned.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: content)
  }
}
