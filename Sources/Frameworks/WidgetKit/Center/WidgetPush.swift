// WidgetKit's push updates (iOS, macOS, watchOS, visionOS 26). No token ever comes here, so that a handler
// is never called.

/// Gets the token with which a server has widgets reloaded.
public protocol WidgetPushHandler {
  init()

  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A push token.
public struct WidgetPushInfo: Sendable {
  public let token: Data
}
