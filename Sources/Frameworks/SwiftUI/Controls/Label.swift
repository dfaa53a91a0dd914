// SwiftUI's Label and its styles.

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    if let style = context.environment.labelStyle {
      let configuration = LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
      let inner = context.with { $0.labelStyle = nil }
      return [ViewNode("Label", children: inner.nodes(of: style, configuration))]
    }
    return [
      ViewNode(
        "Label",
        children: context.labelled("Label.icon", icon) + context.labelled("Label.title", title))
    ]
  }
}

extension ViewContext {
  @MainActor fileprivate func nodes<Style: LabelStyle>(
    of style: Style, _ configuration: LabelStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return nodes(of: style.makeBody(configuration: configuration))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A style of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct LabelStyleConfiguration {
  nonisolated public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
  }

  /// The style of an author's for the labels below.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let name = (style as? any BuiltInStyle)?.name
    return node(name == nil ? nil : ".labelStyle", ["value": name.attribute]) {
      $0.labelStyle = name == nil ? style : nil
    }
  }

  public func labelsHidden() -> some View { node(".labelsHidden") }

  public func labelsVisibility(_ visibility: Visibility) -> some View {
    node(visibility == .hidden ? ".labelsHidden" : nil) { $0.labelsVisibility = visibility }
  }
}

extension EnvironmentValues {
  private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    node(".labelIconToTitleSpacing", ["value": spacing.attribute])
  }

  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    node(".labelReservedIconWidth", ["value": value.attribute])
  }
}
