// SwiftUI's anchors: places in a view that another reads in its own coordinates. Without layout all
// bounds are empty, so a place within them is their origin.

/// A value, such as a point or bounds, that a geometry proxy reads in its own coordinates.
nonisolated public struct Anchor<Value> {
  /// The source of an anchor.
  nonisolated public struct Source {
    let value: Value
  }

  let value: Value
  /// Whether the value has the coordinates of the whole drawing.
  private(set) var isGlobal = false

  init(value: Value) { self.value = value }

  /// Creates an anchor of a value in the coordinates of the whole drawing.
  package init(global value: Value) {
    self.value = value
    isGlobal = true
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { value = array.map(\.value) }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { value = anchor?.value }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of a view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }

  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { .init(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { .init(value: p) }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    .init(value: p.point(in: Anchor<CGRect>.Source.bounds.value))
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preferenceWriter(K.self) { $0.set(K.self, transform(Anchor(value: value.value))) }
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    preferenceWriter(K.self) {
      var current = $0.value(of: K.self)
      transform(&current, Anchor(value: value.value))
      $0.set(K.self, current)
    }
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { named(ScrollSpace(axis: nil)) }

  /// The space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { named(ScrollSpace(axis: axis)) }
}

private struct ScrollSpace: Hashable {
  let axis: Axis?
}

extension HorizontalAlignment {
  /// Returns the mean of the guides that some views have, or nil where none has one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    mean(of: values)
  }
}

extension VerticalAlignment {
  /// Returns the guide that counts of those that some views have: the last one of the last
  /// baseline, the first one of the first, else the mean.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let found = values.compactMap { $0 }
    if self == .firstTextBaseline { return found.min() }
    if self == .lastTextBaseline { return found.max() }
    return mean(of: found)
  }
}

private func mean(of values: some Sequence<CGFloat?>) -> CGFloat? {
  let found = values.compactMap { $0 }
  return found.isEmpty ? nil : found.reduce(0, +) / CGFloat(found.count)
}
