// The resolution of views into nodes: a view of an author's through its `body`, one of SwiftUI's by
// itself.

/// The context of a view's resolution: its environment and its preferences.
package struct ViewContext {
  /// The values `@Environment` reads.
  package var environment: EnvironmentValues
  /// The collector of the preferences set below.
  private(set) var preferences: PreferenceCollector
  /// The collector of views' parts that a widget never runs, such as gestures.
  let idleParts = IdleParts()
  /// The values that views watch, and the place of the view whose body is resolved; nil in a tree
  /// that is resolved once.
  private(set) var updates: ViewUpdates?
  private(set) var place: ViewPlace?
  /// Whether the views stand in the body of a view of an author's that has a state.
  private(set) var hasState = false
  /// Whether the views are some container's background.
  private(set) var isInContainerBackground = false

  /// The names of the parts that a widget never runs.
  package var idleNames: Set<String> { idleParts.names }

  package init(environment: EnvironmentValues) { self.init(environment: environment, updates: nil) }

  init(environment: EnvironmentValues, updates: ViewUpdates?, place: ViewPlace? = nil) {
    self.environment = environment
    self.updates = updates
    self.place = place
    preferences = PreferenceCollector()
  }

  /// Returns the context with another environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Returns the context with another place for preferences.
  func gathering(into preferences: PreferenceCollector) -> ViewContext {
    var context = self
    context.preferences = preferences
    return context
  }

  /// Returns the context of views that are made once sizes are known, maybe several times.
  @MainActor func making(_ type: Any.Type) -> ViewContext {
    var context = gathering(into: preferences.part())
    context.place = place?.place(of: type)
    return context
  }

  /// Forgets what the views of the context were before they are made again.
  @MainActor func startOver() {
    preferences.removeAll()
    place?.startOver()
  }

  /// The context of the views in a container's background.
  var insideContainerBackground: ViewContext {
    var context = self
    context.isInContainerBackground = true
    return context
  }
}

/// A view without a body of its own.
@MainActor package protocol PrimitiveView {
  /// Returns the view's nodes: none, one, or several for a group.
  func nodes(in context: ViewContext) -> [ViewNode]
}

extension PrimitiveView {
  /// Returns the nodes of a view of this very type where it lies.
  ///
  /// A cast of the view would copy it with all the views in it, at every level of the tree.
  @MainActor fileprivate static func nodes<Content>(
    of view: borrowing Content, in context: ViewContext
  ) -> [ViewNode] {
    withUnsafePointer(to: view) { place in
      UnsafeRawPointer(place).assumingMemoryBound(to: Self.self).pointee.nodes(in: context)
    }
  }
}

/// A modifier without a body of its own.
@MainActor package protocol PrimitiveModifier {
  /// Returns the nodes of the modified content.
  func nodes<Content: View>(modifying content: Content, in context: ViewContext) -> [ViewNode]
}

extension ViewContext {
  /// Returns the nodes of a view.
  @MainActor package func nodes<Content: View>(of view: Content) -> [ViewNode] {
    if let type = Content.self as? any PrimitiveView.Type { return type.nodes(of: view, in: self) }
    guard Content.Body.self != Never.self else { return [.unresolved(Content.self)] }
    var context = self
    context.place = place?.place(of: Content.self)
    context.hasState = context.install(in: view)
    return context.nodes(of: view.body)
  }

  /// Returns one node for a view: its own, or a group of several.
  @MainActor package func node<Content: View>(of view: Content) -> ViewNode {
    let found = nodes(of: view)
    return found.count == 1 ? found[0] : ViewNode("Group", children: found)
  }

  /// Returns the nodes of a view that is there only if it is not empty.
  @MainActor package func labelled<Content: View>(_ name: String, _ view: Content) -> [ViewNode] {
    let found = nodes(of: view)
    return found.isEmpty ? [] : [ViewNode(name, children: found)]
  }
}

extension ViewNode {
  /// The node of a view that cannot be resolved here: one made of a platform view, under the name
  /// of the protocol that wraps it, or any other.
  @MainActor static func unresolved(_ type: Any.Type) -> ViewNode {
    ViewNode(platformWrapper(of: type) ?? "Unresolved", ["type": .string(String(describing: type))])
  }
}

/// Returns the tree a view shows in an environment.
@MainActor package func resolveView(
  _ view: some View, environment: EnvironmentValues
) -> ViewNode {
  ViewContext(environment: environment).node(of: view)
}

/// Returns a view's tree in an environment, and its parts that a widget never runs.
@MainActor package func resolveViewNotingIdleParts(
  _ view: some View, environment: EnvironmentValues
) -> (tree: ViewNode, idleParts: Set<String>) {
  let context = ViewContext(environment: environment)
  let tree = context.node(of: view)
  return (tree, context.idleParts.names)
}

/// Stops the program where the body of one of SwiftUI's own views is asked for.
package func noBody(_ type: Any.Type) -> Never {
  preconditionFailure("\(type) has no body")
}
