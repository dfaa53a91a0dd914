// Further details of an element that is described already (iOS 15), and the older names.

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attached(
      ".accessibilityCustomContent",
      [
        "id": key.id.attribute, "label": key.label.attribute, "value": value.attribute,
        "importance": importance == .high ? "high" : nil,
      ])
  }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: nil), value, importance: importance)
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(label)
  }

  public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(value)
  }

  public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(hint)
  }

  public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibilityIdentifier(identifier)
  }

  public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibilityHidden(hidden)
  }

  public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels)
  }

  public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier>
  {
    attached(".accessibilitySelection", ["value": .string("\(selectionIdentifier)")])
  }

  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    accessibilityAddTraits(traits)
  }

  public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    accessibilityRemoveTraits(traits)
  }

  public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    accessibilitySortPriority(sortPriority)
  }

  public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }

  public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }
}
