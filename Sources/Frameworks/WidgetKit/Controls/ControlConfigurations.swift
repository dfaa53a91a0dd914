// WidgetKit's control configurations. Controls are listed in a bundle's description, asked for
// their values at the start of a run and after a press, and pressed where a scenario says so.

public import AppIntents
public import SwiftUI
import WidgetRecording

/// A control that the user does not configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  let resolved: ResolvedWidget

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    var widget = ResolvedWidget(kind: kind, configuration: .control(nil))
    widget.control = PlainControlCaller(content: content)
    resolved = widget
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    var widget = ResolvedWidget(kind: kind, configuration: .control(nil))
    widget.provider = Provider.self
    widget.control = ValueControlCaller(provider: provider, content: content)
    resolved = widget
  }

  public var body: Never { preconditionFailure("a control configuration has no body") }
}

/// A control that the user configures with an app intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  let resolved: ResolvedWidget

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    var widget = ResolvedWidget(kind: kind, configuration: .control(nil))
    widget.provider = Provider.self
    widget.control = ConfiguredControlCaller(provider: provider, content: content)
    widget.describe(Configuration.self)
    resolved = widget
  }

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    var widget = ResolvedWidget(kind: kind, configuration: .control(nil))
    widget.control = IntentControlCaller<Configuration, Content>(content: content)
    widget.describe(Configuration.self)
    resolved = widget
  }

  public var body: Never { preconditionFailure("a control configuration has no body") }
}

/// A control configuration that can be resolved.
@MainActor protocol ResolvableControl {
  var resolved: ResolvedWidget { get }
}

extension StaticControlConfiguration: ResolvableControl {}
extension AppIntentControlConfiguration: ResolvableControl {}

extension ControlWidgetConfiguration {
  /// The resolved configuration; nil for an empty one.
  var resolvedControl: ResolvedWidget? {
    if let control = self as? any ResolvableControl { return control.resolved }
    return Body.self == Never.self ? nil : body.resolvedControl
  }
}

extension ControlWidget {
  /// The resolved configuration of the control.
  var resolved: ResolvedWidget? {
    var resolved = body.resolvedControl
    resolved?.type = Self.self
    return resolved
  }
}
