// RelevantIntent and RelevantIntentManager.
//
// The manager replaces the whole list each time, as documented. An intent's parameters are read
// when the list is handed over, not when the RelevantIntent is made.

public import RelevanceKit
import ExtensionRuntime
import FoundationSupplement
import WidgetRecording

public struct RelevantIntent: Sendable {
  package let intent: any WidgetConfigurationIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

extension RelevantIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    "RelevantIntent(\(type(of: intent)), widgetKind: \(widgetKind))"
  }
}

public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private init() {}

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    let items = relevantIntents.map { relevant in
      RecordedRelevantItems.Item(
        widgetKind: relevant.widgetKind, intent: String(describing: type(of: relevant.intent)),
        parameters: parameterValues(of: relevant.intent), context: relevant.relevance.recorded)
    }
    let at = Date().timeIntervalSince1970
    ExtensionLog.record(.relevantIntents(RecordedRelevantItems(at: at, items: items)))
  }
}
