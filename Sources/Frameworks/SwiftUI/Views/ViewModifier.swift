// SwiftUI's ViewModifier, ModifiedContent and EmptyModifier.

/// Makes another version of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { noBody(Self.self) }
}

/// The view a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let resolve: @MainActor (ViewContext) -> [ViewNode]
  let listed: @MainActor (ViewContext) -> [ListedView]

  @MainActor init<Content: View>(of content: Content) {
    resolve = { $0.nodes(of: content) }
    listed = { $0.list(content) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: content, modifiedBy: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor package func nodes<Base: View>(
    modifying base: Base, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(
      of: ModifiedContent<Base, Content>(content: base, modifier: content),
      modifiedBy: modifier)
  }
}

extension ViewContext {
  @MainActor func nodes<Content: View, Modifier: ViewModifier>(
    of content: Content, modifiedBy modifier: Modifier
  ) -> [ViewNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.nodes(modifying: content, in: self)
    }
    if let effect = modifier as? any GeometryEffect { return nodes(of: content, under: effect) }
    if let modifier = modifier as? any EnvironmentalModifier {
      return nodes(of: content, resolving: modifier)
    }
    install(in: modifier)
    return nodes(of: modifier.body(content: .init(of: content)))
  }
}

/// A modifier that is made in the environment of the view it is applied to.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier
where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension ViewContext {
  @MainActor private func nodes<Content: View, Modifier: EnvironmentalModifier>(
    of content: Content, resolving modifier: Modifier
  ) -> [ViewNode] {
    nodes(of: content, modifiedBy: modifier.resolve(in: environment))
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content)
  }
}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
