// The modifiers that only leave their arguments in the tree, and those that change the environment.

/// Wraps each node of the content in one that keeps the modifier's arguments.
nonisolated package struct NodeModifier: ViewModifier, PrimitiveModifier {
  let kind: String
  let attributes: ViewAttributes

  package init(_ kind: String, _ attributes: ViewAttributes) {
    self.kind = kind
    self.attributes = attributes
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content).map {
      ViewNode(kind, attributes: attributes, children: [$0])
    }
  }
}

/// Wraps each node of the content in one that also holds the nodes of other views.
nonisolated package struct CompanionModifier<Companion: View>: ViewModifier, PrimitiveModifier {
  let kind: String
  let attributes: ViewAttributes
  let companion: Companion

  package init(_ kind: String, _ attributes: ViewAttributes, companion: Companion) {
    self.kind = kind
    self.attributes = attributes
    self.companion = companion
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let companions = context.nodes(of: companion)
    return context.nodes(of: content).map {
      ViewNode(kind, attributes: attributes, children: [$0] + companions)
    }
  }
}

/// Sets values of the environment, and keeps in the tree those that drawing needs.
nonisolated package struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
  let kind: String?
  let attributes: ViewAttributes
  let change: (inout EnvironmentValues) -> Void

  package init(
    _ kind: String? = nil, _ attributes: ViewAttributes = [:],
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.kind = kind
    self.attributes = attributes
    self.change = change
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let found = context.with(change).nodes(of: content)
    guard let kind else { return found }
    return found.map { ViewNode(kind, attributes: attributes, children: [$0]) }
  }
}

nonisolated extension View {
  /// Returns the view wrapped in a node that keeps a modifier's arguments.
  package func node(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(kind, ViewAttributes(attributes)))
  }

  /// Returns the view wrapped in a node that also holds the nodes of another view.
  package func node(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:],
    with companion: some View
  ) -> some View {
    modifier(
      CompanionModifier(kind, ViewAttributes(attributes), companion: companion))
  }

  /// Returns the view in a changed environment, wrapped in a node where one is named.
  package func node(
    _ kind: String? = nil, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:],
    setting change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(kind, ViewAttributes(attributes), change: change))
  }
}
