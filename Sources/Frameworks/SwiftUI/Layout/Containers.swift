// SwiftUI's other containers: groups of controls and disclosure.

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

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(title)
    self.content = content()
  }

  nonisolated public init(_ configuration: GroupBoxStyleConfiguration)
  where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    label = configuration.label
    content = configuration.content
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    if let style = context.environment.containerStyles.groupBox {
      let configuration = GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      return [ViewNode("GroupBox", children: context.nodes(of: style, configuration))]
    }
    return [
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
    if let style = context.environment.containerStyles.labeledContent {
      let configuration = LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      return [ViewNode("LabeledContent", children: context.nodes(of: style, configuration))]
    }
    return [
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

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// Content that can be hidden.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
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

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(content: content) { Text(label) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let isOpen = isExpanded.wrappedValue
    if let style = context.environment.containerStyles.disclosureGroup {
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        isExpanded: isExpanded)
      return [
        ViewNode(
          "DisclosureGroup", ["isExpanded": isOpen.attribute],
          children: context.nodes(of: style, configuration))
      ]
    }
    return [
      ViewNode(
        "DisclosureGroup", ["isExpanded": isOpen.attribute],
        children: context.labelled("DisclosureGroup.label", label)
          + (isOpen ? context.nodes(of: content) : []))
    ]
  }
}

/// A placeholder for content that is unavailable.
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

  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "ContentUnavailableView",
        children: context.nodes(of: content.frame(maxWidth: .infinity, maxHeight: .infinity)))
    ]
  }

  /// The parts below one another. Apple states no sizes: these are assumed.
  @MainActor private var content: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableContentLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
  }
}

/// The label of unavailable content: a large image above a title.
private struct UnavailableContentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(searched: nil)
  }

  /// Creates the placeholder of a search without results, which says what was searched.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(searched: text.isEmpty ? nil : text)
  }

  nonisolated private init(searched text: String?) {
    self.init {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the placeholder of a search; their words are those that Apple shows in English.
nonisolated public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String?

    public var body: some View {
      SwiftUI.Label {
        Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  nonisolated public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  nonisolated public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
