// WidgetKit's IntentRecommendation and AppIntentRecommendation. The descriptions are recorded.

public import AppIntents
public import Intents
public import SwiftUI

/// A configuration that a watch offers ready-made.
public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let description: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

/// A configuration that a watch offers ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
