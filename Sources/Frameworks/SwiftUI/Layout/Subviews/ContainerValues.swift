// SwiftUI's container values: what a view says to the container that places it.

/// A key for a container value.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// The values that a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any] = [:]) { self.values = values }

  /// All values by key.
  var all: [ObjectIdentifier: Any] { values }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V: Hashable>(for type: V.Type) -> V? {
    let tags = values[ObjectIdentifier(TagModifier.self)] as? [AnyHashable] ?? []
    return tags.lazy.compactMap { $0.base as? V }.first
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

nonisolated extension View {
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}

nonisolated private struct ContainerValueModifier<Value>: ListedValueModifier, PrimitiveModifier {
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func write(to view: inout ListedView) {
    var values = ContainerValues(view.values)
    values[keyPath: path] = value
    view.values = values.all
  }

  @MainActor func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content)
  }
}

nonisolated extension TagModifier: ListedValueModifier {
  func write(to view: inout ListedView) {
    let tags = view.values[ObjectIdentifier(Self.self)] as? [AnyHashable] ?? []
    view.values[ObjectIdentifier(Self.self)] = tags + [tag]
  }
}

/// Gives a view an identifier.
nonisolated struct IdentifierModifier: ListedValueModifier, PrimitiveModifier {
  let id: AnyHashable

  func write(to view: inout ListedView) { view.ids.append(id) }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content)
  }
}
