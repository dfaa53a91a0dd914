// The modifiers that give a view rotors (iOS 15).

/// Keeps what a rotor is called and leads to.
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
  private func rotor<Entries: AccessibilityRotorContent>(
    _ name: ViewAttribute, _ entries: @escaping () -> Entries
  ) -> some View {
    modifier(RotorModifier(name: name, entries: entries))
  }

  private func rotor(_ name: ViewAttribute, _ labels: [String]) -> some View {
    let values = labels.attribute
    return node(".accessibilityRotor", ["name": name, "entries": values])
  }

  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    node(".accessibilityRotorEntry", ["id": .string("\(id)")])
  }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label.attribute, entries)
  }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.attribute, entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.attribute, entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(label.attribute, [])
  }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.string(systemRotor.name), entries)
  }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.string(systemRotor.name), entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.string(systemRotor.name), entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.string(systemRotor.name), [])
  }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(labelKey).attribute, entries)
  }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey).attribute, entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey).attribute, entries.map { $0[keyPath: entryLabel] })
  }

  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(labelKey).attribute, [])
  }

  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(label).attribute, entries)
  }

  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel).attribute, entries.map { $0[keyPath: entryLabel] })
  }

  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel).attribute, entries.map { $0[keyPath: entryLabel] })
  }

  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(label).attribute, [])
  }
}
