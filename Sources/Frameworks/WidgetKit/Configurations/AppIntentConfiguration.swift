// WidgetKit's AppIntentConfiguration. Its intent is made with its defaults and the parameters that
// a request names; a name or description that the configuration lacks is the intent's, as Apple
// documents.

public import AppIntents
public import SwiftUI
import WidgetRecording

/// A widget that the user configures with an app intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  let resolved: ResolvedWidget?

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    var widget = ResolvedWidget(
      kind: kind, configuration: .appIntent(ConfigurationIntent()),
      caller: AppIntentProviderCaller(provider: provider, content: content)
    )
    widget.provider = Provider.self
    widget.entry = Provider.Entry.self
    widget.content = Content.self
    widget.describe(Intent.self)
    widget.chooser = AppIntentChooser<Intent>()
    resolved = widget
  }

  public var body: Never { preconditionFailure("an app intent configuration has no body") }
}

extension AppIntentConfiguration: ResolvableConfiguration {}

/// Makes configurations of one type of app intent.
struct AppIntentChooser<Intent: AppIntent>: WidgetChooser {
  func choice(_ values: [String: JSONValue]) async -> WidgetChoice {
    let intent = try? await makeConfiguration(Intent.self, parameters: values)
    return intent.map { .appIntent($0) } ?? .none
  }
}

extension ResolvedWidget {
  /// Takes over an intent's name, parameters, defaults, title and description.
  mutating func describe(_ intent: (some AppIntent).Type) {
    let fresh = intent.init()
    let described = ConfigurationIntent(
      String(describing: intent), parameters: parameterNames(of: fresh),
      cases: parameterCases(of: fresh), types: parameterTypes(of: fresh),
      defaults: parameterValues(of: fresh))
    configuration = DescribedConfiguration(configuration.kind, intent: described)
    intentTitle = String(localized: intent.title)
    intentDescription = intent.declaredDescription.map { String(localized: $0.descriptionText) }
  }
}
