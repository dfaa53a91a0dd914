// A modifier whose arguments depend on the environment.

/// Wraps each node of the content in one whose attributes are made in the content's environment.
nonisolated struct StyledModifier: ViewModifier, PrimitiveModifier {
  let kind: String
  let attributes: (EnvironmentValues) -> ViewAttributes

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let attributes = attributes(context.environment)
    return context.nodes(of: content).map {
      ViewNode(kind, attributes: attributes, children: [$0])
    }
  }
}

nonisolated extension View {
  /// Returns the view wrapped in a node that keeps styles.
  func node(
    _ kind: String, styles: [any ShapeStyle],
    _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]
  ) -> some View {
    let fixed = ViewAttributes(attributes)
    return modifier(
      StyledModifier(kind: kind) { environment in
        var all = fixed
        let values = styles.map { $0.styleAttribute(in: environment) }
        all["style"] = values.count == 1 ? values[0] : .list(values)
        return all
      })
  }
}
