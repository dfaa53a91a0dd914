// WidgetKit's WidgetInfo. The widgets a user has placed are, here, every widget of the bundle in
// every family it supports, with no configuration.

public import AppIntents
public import Intents
import Synchronization

/// A widget that the user has placed.
public struct WidgetInfo: Identifiable, @unchecked Sendable {
  /// The widget's kind.
  public let kind: String

  /// The widget's size and shape.
  public let family: WidgetFamily

  /// The SiriKit intent that configures the widget.
  public let configuration: INIntent?

  /// The widget itself: no two placed widgets are equal.
  public var id: WidgetInfo { self }

  init(kind: String, family: WidgetFamily, configuration: INIntent? = nil) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The app intent that configures the widget; nil where it is of another type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    nil
  }
}

extension WidgetInfo: Hashable {
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration === right.configuration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}

/// The bundle's widgets, as the configurations that the user has placed.
enum BundleConfigurations {
  private static let placed = Mutex<[WidgetInfo]>([])

  /// Known once the bundle's widgets are, and so in every call of a provider.
  static var current: [WidgetInfo] {
    get { placed.withLock { $0 } }
    set { placed.withLock { $0 = newValue } }
  }
}
