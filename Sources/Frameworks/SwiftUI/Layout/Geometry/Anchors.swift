// SwiftUI's anchors: places in a view that another reads in its own coordinates. Without layout all
// bounds are empty, so a place within them is their origin.

/// A value, such as a point or bounds, that a geometry proxy reads in its own coordinates.
nonisolated public struct Anchor<Value> {
  /// The source of an anchor.
  nonisolated public struct Source {
    /// The value by the bounds of its view.
    let value: (CGRect) -> Value
  }

  private let source: Source
  private let place: AnchorPlace

  init(_ source: Source, in place: AnchorPlace) {
    self.source = source
    self.place = place
  }

  /// Returns the value in coordinates whose origin has a place in the whole drawing.
  func value(from origin: CGPoint) -> Value {
    source.value(place.frame?.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero)
  }

  private var own: Value { source.value(.zero) }
}

/// The place of a view in the whole drawing, which is known once the view is drawn.
package final class AnchorPlace: @unchecked Sendable {
  /// The frame; nil before the view is drawn.
  package var frame: CGRect?

  package init(frame: CGRect? = nil) { self.frame = frame }
}

extension Anchor where Value == CGRect {
  /// Creates an anchor of a rectangle in the coordinates of the whole drawing.
  package init(global frame: CGRect) {
    self.init(.bounds, in: AnchorPlace(frame: frame))
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.place.frame == right.place.frame && left.own == right.own
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(own) }
}

// A value is made by SwiftUI's own functions alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    value = { bounds in array.map { $0.value(bounds) } }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    value = { anchor?.value($0) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of a view.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    .init { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    .init { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    .init { p.point(in: $0) }
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
    modifier(AnchorWriter<A, K>(source: value) { _, anchor in transform(anchor) })
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorWriter<A, K>(source: value) { before, anchor in
        var current = before ?? K.defaultValue
        transform(&current, anchor)
        return current
      })
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryWatcher(transform: transform, action: action))
  }
}

/// Sets a preference to a value made of an anchor in the content.
nonisolated private struct AnchorWriter<Value, Key: PreferenceKey>: ViewModifier,
  PrimitiveModifier
{
  let source: Anchor<Value>.Source
  let change: (Key.Value?, Anchor<Value>) -> Key.Value

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let (inner, place) = (context.preferences.part(), AnchorPlace())
    inner.set(Key.self) { change($0, Anchor(source, in: place)) }
    let nodes = context.gathering(into: inner).nodes(of: content)
    guard context.environment.isLaidOut else { return nodes }
    return nodes.map { ViewNode(".anchorPreference", children: [$0]).with(.place(place)) }
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
