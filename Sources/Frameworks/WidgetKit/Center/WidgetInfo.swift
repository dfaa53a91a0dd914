// WidgetKit's WidgetInfo. The widgets a user has placed are the scenario's: the members of its
// stacks and the configurations it declares. Where it has neither they are, here, every widget of
// the bundle in every family it supports, with the defaults of its intent.

public import AppIntents
import ExtensionEnvironment
import Foundation
public import Intents
import Synchronization
import WidgetRecording

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

  private let choice: WidgetChoice
  private let place: PlacedWidget

  init(_ place: PlacedWidget, family: WidgetFamily, choice: WidgetChoice) {
    self.place = place
    self.family = family
    self.choice = choice
    kind = place.kind
    if case .intent(let intent) = choice { configuration = intent } else { configuration = nil }
  }

  /// The app intent that configures the widget; nil where it is of another type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    if case .appIntent(let intent) = choice { intent as? Intent } else { nil }
  }
}

extension WidgetInfo: Hashable {
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.family == right.family && left.place == right.place
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}

/// The values that configure a placed widget, as the type that its author wrote.
enum WidgetChoice: @unchecked Sendable {
  /// Nothing can be chosen, or the values are none that the intent has.
  case none
  /// A SiriKit intent.
  case intent(INIntent)
  /// An app intent.
  case appIntent(any AppIntent)
}

/// Makes the configurations of a widget.
protocol WidgetChooser: Sendable {
  /// Returns the configuration with some values of parameters; nothing for values that it cannot
  /// have.
  func choice(_ values: [String: JSONValue]) async -> WidgetChoice
}

/// The bundle's widgets, as the configurations that the user has placed.
enum BundleConfigurations {
  /// A placed widget, with the maker of its configuration.
  struct Place: Sendable {
    var widget: PlacedWidget
    var family: WidgetFamily
    /// The maker of its configuration; nil where nothing can be chosen.
    var chooser: (any WidgetChooser)?

    /// Creates a place; nil where there is no family of the widget's.
    init?(_ widget: PlacedWidget, chooser: (any WidgetChooser)?) {
      guard let family = widget.family.flatMap(WidgetFamily.init(name:)) else { return nil }
      self.widget = widget
      self.family = family
      self.chooser = chooser
    }
  }

  private static let known = Mutex<[Place]>([])
  private static let pushToken = Mutex<Data?>(nil)

  /// The handlers of push tokens, in the order of the bundle's widgets.
  @MainActor static var pushHandlers: [any WidgetPushHandler.Type] = [] {
    didSet {
      let token = pushHandlers.isEmpty ? nil : Data("widgetcheck push token".utf8)
      pushToken.withLock { $0 = token }
    }
  }

  /// The token with which the device's server reaches the bundle; nil where nothing handles one.
  static var pushInfo: WidgetPushInfo? {
    pushToken.withLock { $0 }.map(WidgetPushInfo.init)
  }

  /// Gives each handler the token, once, with the widgets that are placed.
  @MainActor static func givePushToken() async {
    guard let pushInfo else { return }
    let widgets = await current()
    var told: Set<ObjectIdentifier> = []
    for handler in pushHandlers where told.insert(ObjectIdentifier(handler)).inserted {
      handler.init().pushTokenDidChange(pushInfo, widgets: widgets)
    }
  }

  /// Known once the bundle's widgets are, and so in every call of a provider.
  static var places: [Place] {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  /// The placed widgets with their configurations, made anew for each caller.
  static func current() async -> [WidgetInfo] {
    var placed: [WidgetInfo] = []
    for place in places {
      let choice = await place.chooser?.choice(place.widget.parameters) ?? .none
      placed.append(WidgetInfo(place.widget, family: place.family, choice: choice))
    }
    return placed
  }
}
