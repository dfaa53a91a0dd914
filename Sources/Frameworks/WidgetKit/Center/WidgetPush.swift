// WidgetKit's push updates (iOS, macOS, watchOS, visionOS 26). A handler gets its token at the
// start of a scenario; a push of the scenario reloads the widgets that have one.

/// Gets the token with which a server has widgets reloaded.
public protocol WidgetPushHandler {
  init()

  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A push token.
public struct WidgetPushInfo: Sendable {
  public let token: Data
}
