// What views have and a widget never runs. It leaves no trace in the tree, which shows the same without.

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
  /// The name of what is never run; nil where there is nothing.
  let name: String?

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    if let name { context.noteIdle(name) }
    return context.nodes(of: content)
  }
}

/// A property that waits for an object to change, which a widget never does.
@MainActor protocol ObservingProperty {
  /// The name of the property's wrapper.
  var wrapperName: String { get }
}
