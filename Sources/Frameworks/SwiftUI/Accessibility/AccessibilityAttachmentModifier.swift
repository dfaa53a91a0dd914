// The modifier of SwiftUI's accessibility modifiers: each attaches a node around the view.

/// The accessibility attributes attached to a view.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  private struct Step {
    let kind: String
    let attributes: ViewAttributes
  }

  private var steps: [Step] = []

  /// Returns the modifier with one more node.
  func adding(
    _ kind: String, _ fields: KeyValuePairs<String, ViewAttribute?>
  ) -> AccessibilityAttachmentModifier {
    var copy = self
    copy.steps.append(Step(kind: kind, attributes: ViewAttributes(fields)))
    return copy
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    context.nodes(of: content).map { node in
      steps.reduce(node) { ViewNode($1.kind, attributes: $1.attributes, children: [$0]) }
    }
  }
}

nonisolated extension View {
  /// Returns the view with an accessibility node around it, unless that is not enabled.
  func attached(
    _ kind: String, _ fields: KeyValuePairs<String, ViewAttribute?> = [:], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let empty = AccessibilityAttachmentModifier()
    return modifier(isEnabled ? empty.adding(kind, fields) : empty)
  }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Returns the view with one more accessibility node around it, unless that is not enabled.
  func attached(
    _ kind: String, _ fields: KeyValuePairs<String, ViewAttribute?> = [:], isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    guard isEnabled else { return self }
    return ModifiedContent(content: content, modifier: modifier.adding(kind, fields))
  }
}
