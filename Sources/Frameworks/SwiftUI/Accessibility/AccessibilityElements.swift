// The accessibility elements that views form, and groups of them.

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The style of a quick action of a watch.
public protocol AccessibilityQuickActionStyle {}

/// Shows a quick action as an outline of the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {}

/// Shows a quick action in words.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

/// A value that describes a chart.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor

  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// Keeps the title and summary of a chart's descriptor.
nonisolated private struct ChartDescriptorModifier<Chart: AXChartDescriptorRepresentable>:
  ViewModifier, PrimitiveModifier
{
  let representable: Chart

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let chart = representable.makeChartDescriptor()
    return context.nodes(of: content).map {
      ViewNode(
        ".accessibilityChartDescriptor",
        ["title": chart.title.attribute, "summary": chart.summary.attribute], children: [$0])
    }
  }
}

/// The kind of actions that a view gathers.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text

  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

  public init(_ name: Text) { self.name = name }

  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

nonisolated extension View {
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    node(".accessibilityElement", ["children": .string(children.name)])
  }

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    node(".accessibilityChildren", with: children())
  }

  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    node(".accessibilityRepresentation", with: representation())
  }

  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    node(".accessibilityIgnoresInvertColors", ["value": active.attribute])
  }

  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    node(".accessibilityShowsLargeContentViewer", with: largeContentView())
  }

  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    node(".accessibilityLabel", with: content(PlaceholderContentView(self)))
  }

  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    node(".accessibilityAction", with: label())
  }

  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    node(".accessibilityActions", with: content())
  }

  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    node(".accessibilityActions", ["category": category.name.attribute], with: content())
  }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    node(
      ".accessibilityLabeledPair", ["role": .string("\(role)"), "id": .string("\(id)")])
  }

  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    node(".accessibilityLinkedGroup", ["id": .string("\(id)")])
  }

  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(ChartDescriptorModifier(representable: representable))
  }

  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    node(".accessibilityQuickAction", with: content())
  }

  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    node(".accessibilityQuickAction", with: content())
  }

  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }
}

// Attributes of the speech of a view's words (iOS 15); a picture does not show them.
nonisolated extension View {
  public func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

extension Text {
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changed("accessibilityHeading", ["value": level.attribute])
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    changed("accessibilityTextContentType", ["value": value.attribute])
  }

  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
