// SwiftUI's other containers: groups of controls and disclosure (iOS 14 to 17).

/// A box with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "GroupBox",
        children: context.labelled("GroupBox.label", label) + context.nodes(of: content))
    ]
  }
}

/// A label with the value it names.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  nonisolated public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "LabeledContent",
        children: context.labelled("LabeledContent.label", label) + context.nodes(of: content))
    ]
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
}

/// Content that can be hidden.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded.wrappedValue
  }

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "DisclosureGroup", ["isExpanded": isExpanded.attribute],
        children: context.labelled("DisclosureGroup.label", label)
          + (isExpanded ? context.nodes(of: content) : []))
    ]
  }
}

/// What is shown where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View, PrimitiveView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "ContentUnavailableView",
        children: context.nodes(of: label) + context.nodes(of: description)
          + context.nodes(of: actions))
    ]
  }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("ControlGroup", children: context.nodes(of: content))]
  }
}
