// SwiftUI's accessibility modifiers (iOS 13 to 17). What they say is part of the tree.

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  public init() {}

  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.union(other.names))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  private func with(_ names: Set<String>) -> AccessibilityTraits {
    var copy = AccessibilityTraits()
    copy.names = names
    return copy
  }
}

extension AccessibilityTraits: AttributeRepresentable {
  package var attribute: ViewAttribute { names.sorted().attribute }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    node(".accessibilityLabel", ["value": label.attribute])
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityValue(_ value: Text) -> some View {
    node(".accessibilityValue", ["value": value.attribute])
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  public func accessibilityHint(_ hint: Text) -> some View {
    node(".accessibilityHint", ["value": hint.attribute])
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    node(".accessibilityIdentifier", ["value": identifier.attribute])
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    node(".accessibilityHidden", ["value": hidden.attribute])
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    node(".accessibilityElement", ["children": .string(children.name)])
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    node(".accessibilityAddTraits", ["value": traits.attribute])
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    node(".accessibilityRemoveTraits", ["value": traits.attribute])
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    node(".accessibilitySortPriority", ["value": sortPriority.attribute])
  }

  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    node(".accessibilityRespondsToUserInteraction", ["value": responds.attribute])
  }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    node(".accessibilityIgnoresInvertColors", ["value": active.attribute])
  }

  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    node(".accessibilityAction", ["name": Text(nameKey).attribute])
  }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    node(".accessibilityAction")
  }

  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    node(".accessibilityRepresentation", with: representation())
  }
}

// The older names (iOS 13).
nonisolated extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
