// SwiftUI's groups of controls, with their labels.

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
  private let content: Content
  private let label: AnyView

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    label = AnyView(configuration.label)
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    if let style = context.environment.containerStyles.controlGroup {
      let configuration = ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)), label: .init(content: label))
      return [ViewNode("ControlGroup", children: context.nodes(of: style, configuration))]
    }
    return [
      ViewNode(
        "ControlGroup",
        children: context.labelled("ControlGroup.label", label) + context.nodes(of: content))
    ]
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}

extension ControlGroup {
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
  }
}
