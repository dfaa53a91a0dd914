// SwiftUI's preferences. Values travel up while a tree is resolved, so `overlay` and `background`
// views made from them are right; `onPreferenceChange` has nothing to change.

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
    modifier(PreferenceWriter<K> { $0.set(K.self, value) })
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> {
        var value = $0.value(of: K.self)
        callback(&value)
        $0.set(K.self, value)
      })
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(EmptyModifier())
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

  /// Returns the view with a change to its preferences and those of the views in it.
  func preferenceWriter<K: PreferenceKey>(
    _ key: K.Type, _ write: @escaping (PreferenceCollector) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(write))
  }
}

nonisolated private struct PreferenceWriter<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let write: (PreferenceCollector) -> Void

  init(_ write: @escaping (PreferenceCollector) -> Void) { self.write = write }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let inner = PreferenceCollector()
    let nodes = context.gathering(into: inner).nodes(of: content)
    write(inner)
    context.preferences.add(Key.self, inner.value(of: Key.self))
    inner.forward(to: context.preferences, except: Key.self)
    return nodes
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
    let inner = PreferenceCollector()
    let nodes = context.gathering(into: inner).nodes(of: content)
    inner.forward(to: context.preferences, except: nil)
    let companions = context.nodes(of: view(inner.value(of: Key.self)))
    return nodes.map {
      ViewNode(kind, ["alignment": alignment.attribute], children: [$0] + companions)
    }
  }
}
