// Views' parts that a widget never runs. The view tree is the same with and without them.

/// The names of gestures, timers and observed objects of some views.
final class IdleParts {
  fileprivate(set) var names: Set<String> = []
}

extension ViewContext {
  /// Notes something that a widget never runs.
  @MainActor func noteIdle(_ name: String) {
    idleParts.names.insert(name)
  }
}

/// Leaves the content as it is, and notes that it has something that a widget never runs.
nonisolated struct IdleModifier: ViewModifier, PrimitiveModifier {
  /// The name of the part that never runs; nil where there is none.
  let name: String?
  /// Whether the part is there to set the state of the view that it stands in.
  var setsState = false

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    if let name, context.hasState || !setsState { context.noteIdle(name) }
    return context.nodes(of: content)
  }
}

/// A property that waits for an object to change, which a widget never does.
@MainActor protocol ObservingProperty {
  /// The name of the property's wrapper; nil where it holds nothing that can be observed.
  var wrapperName: String? { get }
}

/// A property in which a view keeps a value that it changes itself.
@MainActor protocol StatefulProperty {
  /// Whether the view shows another value once one is set.
  var isState: Bool { get }
}
