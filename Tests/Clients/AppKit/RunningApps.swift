import AppKit

/// The applications beside which a timer stops.
struct RunningApps {
  /// The names of those that are in the Dock, the oldest first.
  var names: [String] {
    NSWorkspace.shared.runningApplications
      .filter { $0.activationPolicy == NSApplication.ActivationPolicy.regular && !$0.isTerminated }
      .sorted { ($0.launchDate ?? .distantPast) < ($1.launchDate ?? .distantPast) }
      .compactMap { $0.isFinishedLaunching ? $0.localizedName : nil }
  }

  var front: NSRunningApplication? {
    NSWorkspace.shared.frontmostApplication ?? NSWorkspace.shared.menuBarOwningApplication
  }

  func bringForward(_ app: NSRunningApplication) -> Bool {
    let options: NSApplication.ActivationOptions = [
      .activateAllWindows, .activateIgnoringOtherApps,
    ]
    return app.ownsMenuBar || app.unhide() && app.activate(options: options)
  }

  func end(_ app: NSRunningApplication) -> Bool { app.terminate() || app.forceTerminate() }

  static let notes = [
    NSWorkspace.didLaunchApplicationNotification, NSWorkspace.didTerminateApplicationNotification,
    NSWorkspace.didActivateApplicationNotification,
    NSWorkspace.didDeactivateApplicationNotification,
  ]

  func identifier(_ note: Notification) -> String? {
    let app = note.userInfo?[NSWorkspace.applicationUserInfoKey] as? NSRunningApplication
    return app?.bundleIdentifier
  }
}
