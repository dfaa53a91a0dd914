// SwiftUI's ControlWidget, its configuration and templates with their builders. The configurations
// and templates a control can have are WidgetKit's.

/// The configuration and content of a control.
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// Describes a control's content.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// A template of a control's content.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @ControlWidgetTemplateBuilder var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {}

/// Builds the body of a control.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Builds the content of a control.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A control configuration without content.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration:
  ControlWidgetConfiguration
{
  public init() {}

  public var body: Never { preconditionFailure("an empty control configuration has no body") }
}

/// A control template without content.
@MainActor @preconcurrency public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public init() {}

  public var body: Never { preconditionFailure("an empty control template has no body") }
}
