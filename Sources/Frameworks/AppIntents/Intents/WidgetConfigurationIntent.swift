// WidgetConfigurationIntent, ControlConfigurationIntent and IntentWidgetFamily.
//
// A configuration needs no perform(): the default's result is named by an associated type that can
// only be Never, which keeps it from being inferred where the author writes a perform() of their
// own.

public import FoundationSupplement

public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> NeverResult {
    throw AppIntentError(.notPerformable)
  }
}

public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  public func perform() async throws -> NeverResult {
    throw AppIntentError(.notPerformable)
  }
}

public enum IntentWidgetFamily: _IntentValue, Sendable, Hashable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline

  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> {
    EmptyResolverSpecification()
  }
}

extension NSUserActivity {
  /// The configuration of the widget from which the app was opened; nil where it is of another
  /// type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    widgetConfiguration as? Intent
  }
}
