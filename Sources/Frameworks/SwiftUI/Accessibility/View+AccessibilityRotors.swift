// The modifiers that give a view rotors.

/// Keeps a rotor's name and entries.
nonisolated private struct RotorModifier<Entries: AccessibilityRotorContent>: ViewModifier,
  PrimitiveModifier
{
  let name: ViewAttribute
  let entries: () -> Entries

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let entries = entries().entryLabels
    return context.nodes(of: content).map {
      ViewNode(
        ".accessibilityRotor", ["name": name, "entries": .list(entries)], children: [$0])
    }
  }
}

nonisolated extension View {
  func rotor<Entries: AccessibilityRotorContent>(
    _ name: ViewAttribute, _ entries: @escaping () -> Entries
  ) -> some View {
    modifier(RotorModifier(name: name, entries: entries))
  }

  func rotor(_ name: ViewAttribute, _ labels: [String]) -> some View {
    let values = labels.attribute
    return node(".accessibilityRotor", ["name": name, "entries": values])
  }

  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    node(".accessibilityRotorEntry", ["id": .string("\(id)")])
  }
}
