// SwiftUI's preferences. Values travel up while a tree is resolved and laid out, so `overlay` and
// `background` views made from them are right. Actions of `onPreferenceChange` are called once a
// tree is drawn, and decide its next drawing.

public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }

  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K> { _ in value })
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> {
        var value = $0 ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceWatcher<K>(action: action))
  }

  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<Key, T>(kind: ".overlay", alignment: alignment, view: transform))
  }

  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceReader<Key, T>(kind: ".background", alignment: alignment, view: transform))
  }
}

/// Changes the value that the views in the content set for a key.
nonisolated private struct PreferenceWriter<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let change: (Key.Value?) -> Key.Value

  init(_ change: @escaping (Key.Value?) -> Key.Value) { self.change = change }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let inner = context.preferences.part()
    inner.set(Key.self, change)
    return context.gathering(into: inner).nodes(of: content)
  }
}

nonisolated private struct PreferenceReader<Key: PreferenceKey, Companion: View>: ViewModifier,
  PrimitiveModifier
{
  let kind: String
  let alignment: Alignment
  let view: (Key.Value) -> Companion

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let inner = context.preferences.part()
    let nodes = context.gathering(into: inner).nodes(of: content)
    let companion = context.making(Self.self)
    if let parts = context.environment.sizedParts {
      parts.leaveOut()
      return nodes.map { node($0, []) }
    }
    guard context.environment.isLaidOut else {
      let companions = companion.nodes(of: view(inner.value(of: Key.self)))
      return nodes.map { node($0, companions) }
    }
    // Places and sizes, and the values that are made of them, are known only later.
    let action = LayoutHook.Action.companions {
      companion.startOver()
      return companion.nodes(of: view(inner.value(of: Key.self)))
    }
    return nodes.map { node($0, []).with(action) }
  }

  private func node(_ content: ViewNode, _ companions: [ViewNode]) -> ViewNode {
    ViewNode(kind, ["alignment": alignment.attribute], children: [content] + companions)
  }
}

/// Lets an action run when the value that the views in the content set for a key changes.
nonisolated private struct PreferenceWatcher<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    guard let updates = context.updates, let place = context.place else {
      return context.nodes(of: content)
    }
    let inner = context.preferences.part()
    let nodes = context.gathering(into: inner).nodes(of: content)
    updates.watch(place, { inner.value(of: Key.self) }) { _, new in action(new) }
    return nodes
  }
}
