import Foundation
import Synchronization
import WidgetRecording

/// The folders and the language that an extension's process was given.
///
/// It starts with what the environment says, so that it also holds for code that runs before the
/// extension's own `main()`.
package struct ExtensionSurroundings: Sendable {
  /// The folder with the bundle's resources.
  package var resources: URL?
  /// The folder under which app-group containers lie.
  package var containers: URL
  /// The locale of the simulated device.
  package var locale: Locale

  /// The platform, as Swift's `os()` condition or `iPadOS` spells it.
  package var platform: String
  /// The version of the platform.
  package var osVersion: String

  /// Creates surroundings.
  package init(
    resources: URL?, containers: URL, locale: Locale, platform: String = "iOS",
    osVersion: String = "26.0"
  ) {
    self.resources = resources
    self.containers = containers
    self.locale = locale
    self.platform = platform
    self.osVersion = osVersion
  }

  private static let state = Mutex(ExtensionSurroundings(ProcessInfo.processInfo.environment))

  /// The surroundings of this process.
  package static var current: ExtensionSurroundings {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private init(_ environment: [String: String]) {
    let setup = environment[ExtensionRequest.setupVariable].flatMap {
      try? JSONDecoder().decode(ExtensionSetup.self, from: Data($0.utf8))
    }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("containers-\(ProcessInfo.processInfo.processIdentifier)")
    resources = setup?.resources.map { URL(fileURLWithPath: $0) } ?? Bundle.main.resourceURL
    containers = setup.map { URL(fileURLWithPath: $0.containers) } ?? scratch
    locale = Locale(identifier: setup?.locale ?? "en_US")
    platform = setup?.platform ?? "iOS"
    osVersion = setup?.osVersion ?? "26.0"
  }
}

extension Locale {
  /// The locale that code means which asks for the current one.
  ///
  /// Foundation on Linux answers every question for the current locale with one fixed locale.
  package var meant: Locale {
    identifier == Locale.current.identifier ? ExtensionSurroundings.current.locale : self
  }
}
