// SwiftUI's View and its builder.

/// A part of an app's user interface.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { noBody(Never.self) }
}

/// A view without content.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  nonisolated public init() {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { [] }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { noBody(Self.self) }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    switch self {
    case .some(let view): context.nodes(of: view)
    case .none: []
    }
  }
}

/// A view with one of two contents.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    switch storage {
    case .first(let view): context.nodes(of: view)
    case .second(let view): context.nodes(of: view)
    }
  }
}

/// Several views in a row.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public var value: T
  let elements: [any View]

  /// Creates a view of the views in a tuple.
  nonisolated public init(_ value: T) {
    self.value = value
    elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  nonisolated init(_ value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    var found: [ViewNode] = []
    for element in elements { found += context.nodes(of: element) }
    return found
  }
}

/// A view whose type is not known.
nonisolated public struct AnyView: View, PrimitiveView {
  let view: any View

  nonisolated public init<V: View>(_ view: V) { self.view = view }

  nonisolated public init<V: View>(erasing view: V) { self.view = view }

  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: view)
  }
}

/// A view that is drawn again only when it differs from the one drawn before.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: content)
  }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
