// The accessibility modifiers of a view that has some already (iOS 13 and later); its type stays.

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityLabel", ["value": label.attribute], isEnabled: isEnabled)
  }

  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    attached(".accessibilityValue", ["value": valueDescription.attribute], isEnabled: isEnabled)
  }

  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityHint", ["value": hint.attribute], isEnabled: isEnabled)
  }

  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    attached(
      ".accessibilityInputLabels", ["value": .list(inputLabels.map(\.attribute))],
      isEnabled: isEnabled)
  }

  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    attached(
      ".accessibilityIdentifier", ["value": identifier.attribute], isEnabled: isEnabled)
  }

  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityHidden", ["value": hidden.attribute], isEnabled: isEnabled)
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityAddTraits", ["value": traits.attribute])
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityRemoveTraits", ["value": traits.attribute])
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilitySortPriority", ["value": sortPriority.attribute])
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityHeading", ["value": level.attribute])
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> ModifiedContent<Content, Modifier>
  {
    attached(".accessibilityTextContentType", ["value": value.attribute])
  }

  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attached(
      ".accessibilityActivationPoint", ["point": activationPoint.attribute],
      isEnabled: isEnabled)
  }

  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attached(
      ".accessibilityActivationPoint", ["value": activationPoint.attribute],
      isEnabled: isEnabled)
  }

  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attached(
      ".accessibilityRespondsToUserInteraction",
      ["value": respondsToUserInteraction.attribute])
  }

  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    attached(
      ".accessibilityDirectTouch",
      ["value": isDirectTouchArea.attribute, "options": options.attribute])
  }
}

// What can be done with an element.
nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attached(".accessibilityAction", ["name": actionKind.name])
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    attached(".accessibilityAction", ["name": name.attribute])
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: Text(name), handler)
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attached(".accessibilityAdjustableAction")
  }

  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    attached(".accessibilityScrollAction")
  }

  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attached(".accessibilityZoomAction")
  }
}
