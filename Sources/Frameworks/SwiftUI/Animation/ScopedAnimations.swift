// SwiftUI's animations of a part of a view and of a modifier. Nothing moves, so they only keep
// their place.

nonisolated extension View {
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
      .node(".animation", ["value": animation.attribute])
  }

  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }
}

nonisolated extension ViewModifier {
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(NodeModifier(".animation", ViewAttributes(["value": animation.attribute])))
  }

  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(EmptyModifier())
  }
}
