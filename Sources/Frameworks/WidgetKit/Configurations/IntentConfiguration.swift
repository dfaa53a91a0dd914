// WidgetKit's IntentConfiguration. Its intent is made with the parameters that a request names.

public import Intents
public import SwiftUI
import WidgetRecording

/// A widget that the user configures with a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  let resolved: ResolvedWidget?

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let usual = try? makeConfiguration(Intent.self, parameters: [:])
    let described = ConfigurationIntent(
      String(describing: Intent.self), parameters: parameterNames(of: Intent()),
      cases: parameterCases(of: Intent.self), types: parameterTypes(of: Intent.self),
      defaults: usual.map { parameterValues(of: $0) } ?? [:])
    var widget = ResolvedWidget(
      kind: kind, configuration: .intent(described),
      caller: IntentProviderCaller(provider: provider, content: content)
    )
    widget.provider = Provider.self
    widget.entry = Provider.Entry.self
    widget.content = Content.self
    widget.chooser = IntentChooser<Intent>()
    resolved = widget
  }

  public var body: Never { preconditionFailure("an intent configuration has no body") }
}

extension IntentConfiguration: ResolvableConfiguration {}

/// Makes configurations of one class of SiriKit intent.
struct IntentChooser<Intent: INIntent>: WidgetChooser {
  func choice(_ values: [String: JSONValue]) async -> WidgetChoice {
    let intent = try? makeConfiguration(Intent.self, parameters: values)
    return intent.map { .intent($0) } ?? .none
  }
}
