// INShortcut, INRelevantShortcut and its store: iOS 12, watchOS 5; `widgetKind` iOS 15, watchOS 8.
//
// The store replaces its whole list each time, as documented; the list is recorded with the
// parameters' values at that time.

import ExtensionRuntime
public import FoundationSupplement
import WidgetRecording

public enum INShortcut: Hashable, @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// Makes a shortcut that performs an intent.
  ///
  /// Nil where Apple says that the intent has no valid shortcut types: here, where its definition
  /// says that it is not eligible for suggestions.
  public init?(intent: INIntent) {
    guard type(of: intent)._isEligibleForSuggestions else { return nil }
    self = .intent(intent)
  }

  public init(userActivity: NSUserActivity) {
    self = .userActivity(userActivity)
  }

  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

extension INShortcut: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch self {
    case .intent(let intent): "INShortcut(intent: \(intent.recordedName))"
    case .userActivity(let activity): "INShortcut(userActivity: \(activity.activityType))"
    }
  }

  public var debugDescription: String { description }
}

public enum INRelevantShortcutRole: Int, Sendable {
  case action
  case information
}

open class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var watchTemplate: INDefaultCardTemplate?
  open var widgetKind: String?
  open var shortcutRole = INRelevantShortcutRole.action

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRelevantShortcut(shortcut: shortcut)
    copy.relevanceProviders = relevanceProviders
    copy.watchTemplate = watchTemplate
    copy.widgetKind = widgetKind
    copy.shortcutRole = shortcutRole
    return copy
  }

  fileprivate var recorded: RelevantShortcut {
    RelevantShortcut(
      widgetKind: widgetKind, role: shortcutRole == .action ? .action : .information,
      intent: shortcut.intent.map { RecordedIntent($0.recordedName, parameterValues(of: $0)) },
      providers: relevanceProviders.map(\.recorded))
  }
}

open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()

  private override init() {}

  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    record(shortcuts)
    completionHandler?(nil)
  }

  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    record(shortcuts)
  }

  private func record(_ shortcuts: [INRelevantShortcut]) {
    let items = shortcuts.map(\.recorded)
    ExtensionLog.record(
      .relevantShortcuts(RelevantItemsUpdate(at: SimulatedInstant(Date()), items: items)))
  }
}

open class INDefaultCardTemplate: NSObject, NSCopying, @unchecked Sendable {
  open var title: String
  open var subtitle: String?
  open var image: INImage?

  public init(title: String) {
    self.title = title
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDefaultCardTemplate(title: title)
    copy.subtitle = subtitle
    copy.image = image
    return copy
  }
}
