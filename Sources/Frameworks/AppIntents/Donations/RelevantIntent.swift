// RelevantIntent and RelevantIntentManager.
//
// The manager replaces the whole list each time, as documented. An intent's parameters are read
// when the list is handed over, not when the RelevantIntent is made.

public import RelevanceKit
import ExtensionRuntime
import CoreLocation
import FoundationSupplement
package import WidgetRecording

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
      WidgetRecording.RelevantIntent(
        widgetKind: relevant.widgetKind,
        intent: RecordedIntent(
          String(describing: type(of: relevant.intent)), parameterValues(of: relevant.intent)),
        context: relevant.relevance.recorded)
    }
    let update = RelevantItemsUpdate(at: SimulatedInstant(Date()), items: items)
    ExtensionLog.record(.relevantIntents(update))
  }
}

extension RelevantContext {
  /// The condition as a recording shows it.
  package var recorded: RecordedContext {
    switch condition {
    case .date(let from, let to, let kind):
      .date(SimulatedInstant(from), SimulatedInstant(to), RecordedContext.DateKind(rawValue: kind))
    case .region(let region): Self.recorded(region)
    case .inferredLocation(let name): .inferredLocation(name)
    case .category(let name): .category(name)
    case .sleep(let name): .sleep(name)
    case .fitness(let name): .fitness(name)
    case .hardware(let name): .hardware(name)
    }
  }

  /// A region as a recording shows it; only circles can be shown.
  private static func recorded(_ region: CLRegion) -> RecordedContext {
    guard let circle = region as? CLCircularRegion else { return .unknown }
    return .region(
      GeographicRegion(
        latitude: circle.center.latitude, longitude: circle.center.longitude,
        radius: circle.radius))
  }
}
