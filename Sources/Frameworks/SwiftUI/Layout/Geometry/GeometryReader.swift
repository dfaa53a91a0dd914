// SwiftUI's GeometryReader and GeometryProxy, and ViewThatFits. Without layout the size is the one
// proposed to the root, and the first view always fits.

/// A proxy for the geometry of a view's container.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  /// The origin of the container in the global coordinate space.
  private let origin: CGPoint
  /// The frames of named coordinate spaces in the global one, by name.
  private let spaces: [String: CGRect]

  package init(
    size: CGSize, safeAreaInsets: EdgeInsets, origin: CGPoint = .zero,
    spaces: [String: CGRect] = [:]
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.origin = origin
    self.spaces = spaces
  }

  /// Returns the frame in a coordinate space; one of a name that no view has is the global one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    case .named(let name):
      CGRect(origin: origin, size: size).moved(from: spaces["\(name)"]?.origin ?? .zero)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return spaces["\(name)"]?.moved(from: origin)
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: origin) }
}

extension CGRect {
  /// Returns the rectangle in the coordinates of an origin.
  fileprivate func moved(from origin: CGPoint) -> CGRect {
    offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// A view made from the size of its space.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let environment = context.environment
    if environment.isLaidOut {
      let inner = context.making(Self.self)
      let action = LayoutHook.Action.content {
        inner.startOver()
        return inner.nodes(of: content($0))
      }
      return [ViewNode("GeometryReader").with(action)]
    }
    if let parts = environment.sizedParts {
      parts.leaveOut()
      return [ViewNode("GeometryReader")]
    }
    let proxy = GeometryProxy(
      size: environment.proposedSize, safeAreaInsets: environment.safeAreaInsets)
    return [
      ViewNode(
        "GeometryReader", ["size": environment.proposedSize.attribute],
        children: context.nodes(of: content(proxy)))
    ]
  }
}

/// The first of several views that fits its space; here always the first.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let candidates = context.nodes(of: content)
    return [
      ViewNode(
        "ViewThatFits", ["axes": axes.attribute],
        children: context.environment.isLaidOut ? candidates : Array(candidates.prefix(1)))
    ]
  }
}

public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension NamedCoordinateSpace: AttributeRepresentable {
  package var attribute: ViewAttribute {
    if case .named(let name) = coordinateSpace { .string("\(name)") } else { "local" }
  }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

nonisolated extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    node(".coordinateSpace", ["name": .string("\(name)")])
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    node(".coordinateSpace", ["name": name.attribute])
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryWatcher(transform: transform) { _, new in action(new) })
  }
}
