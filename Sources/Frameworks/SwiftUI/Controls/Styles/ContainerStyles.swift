// The styles of boxes, groups of controls, disclosure and labelled content. One of SwiftUI's own is
// a name in the tree; one of an author's is run.

/// A style of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct GroupBoxStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// A style of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ControlGroupStyleConfiguration {
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
}

/// A style of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct DisclosureGroupStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

/// A style of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct LabeledContentStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

extension EnvironmentValues {
  private struct ContainerStylesKey: EnvironmentKey {
    static var defaultValue: ContainerStyles { .init() }
  }

  /// The styles of an author's for the containers below.
  var containerStyles: ContainerStyles {
    get { self[ContainerStylesKey.self] }
    set { self[ContainerStylesKey.self] = newValue }
  }
}

struct ContainerStyles {
  var groupBox: (any GroupBoxStyle)?
  var controlGroup: (any ControlGroupStyle)?
  var disclosureGroup: (any DisclosureGroupStyle)?
  var labeledContent: (any LabeledContentStyle)?
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(".groupBoxStyle", style, \.groupBox)
  }

  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(".controlGroupStyle", style, \.controlGroup)
  }

  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(".disclosureGroupStyle", style, \.disclosureGroup)
  }

  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(".labeledContentStyle", style, \.labeledContent)
  }

  /// Returns the view with a style: a name in the tree, or the author's for the containers below.
  private func styled<Style>(
    _ kind: String, _ style: Style, _ place: WritableKeyPath<ContainerStyles, Style?>
  ) -> some View {
    let name = (style as? any BuiltInStyle)?.name
    return node(name == nil ? nil : kind, ["value": name.attribute]) {
      $0.containerStyles[keyPath: place] = name == nil ? style : nil
    }
  }
}

extension ViewContext {
  // The nodes of an author's style, within which the same container has SwiftUI's own style again.

  @MainActor func nodes<Style: GroupBoxStyle>(
    of style: Style, _ configuration: GroupBoxStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return with { $0.containerStyles.groupBox = nil }
      .nodes(of: style.makeBody(configuration: configuration))
  }

  @MainActor func nodes<Style: ControlGroupStyle>(
    of style: Style, _ configuration: ControlGroupStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return with { $0.containerStyles.controlGroup = nil }
      .nodes(of: style.makeBody(configuration: configuration))
  }

  @MainActor func nodes<Style: DisclosureGroupStyle>(
    of style: Style, _ configuration: DisclosureGroupStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return with { $0.containerStyles.disclosureGroup = nil }
      .nodes(of: style.makeBody(configuration: configuration))
  }

  @MainActor func nodes<Style: LabeledContentStyle>(
    of style: Style, _ configuration: LabeledContentStyleConfiguration
  ) -> [ViewNode] {
    install(in: style)
    return with { $0.containerStyles.labeledContent = nil }
      .nodes(of: style.makeBody(configuration: configuration))
  }
}
