package import ExtensionEnvironment
import Foundation
package import JSON
import Synchronization
package import WidgetPlatforms

/// The folders, the locale, the platform and the permissions of an extension's process.
///
/// The initial values come from the environment, so that they also hold for code that runs before
/// the extension's own `main()`.
package struct ExtensionSurroundings: Sendable {
  /// The folder with the bundle's resources.
  package var resources: URL?
  /// The folder under which app-group containers lie.
  package var containers: URL
  /// The app groups that the extension belongs to, in the order of its entitlements.
  package var appGroups: [String] = []
  /// The locale of the simulated device.
  package var locale: Locale

  /// The platform and its version.
  package var system: PlatformVersion
  /// The screen of the simulated device.
  package var screen: DeviceScreen
  /// The person's answers by permission name.
  package var permissions: [String: PermissionStatus] = [:]
  /// The device's place in degrees; nil where it is unknown.
  package var location: (latitude: Double, longitude: Double)?

  /// The data of the device's stores, by kind.
  package var content: [String: JSONValue] = [:]

  /// Whether the Info.plist says that a widget wants the location; nil where that is not known.
  package var wantsLocation: Bool?
  /// The keychain access groups of the process; nil where they are not known.
  package var keychainAccess: KeychainAccess?
  /// The file of the keychain that the app and its extension share; nil where each process has its
  /// own.
  package var keychain: URL?
  /// The file of the events, reminders and samples that the app or its extension saved; nil where
  /// each process has its own.
  package var savedRecords: URL?
  /// Whether `assert` and `assertionFailure` end the process, as in a debug build.
  package var checksAssertions = true

  /// Creates surroundings.
  package init(
    resources: URL?, containers: URL, locale: Locale,
    system: PlatformVersion = PlatformVersion(.iOS)
  ) {
    self.resources = resources
    self.containers = containers
    self.locale = locale
    self.system = system
    screen = system.platform.assumedDevice
  }

  /// Takes over the surroundings that a setup names.
  package init(_ setup: ExtensionSetup) {
    _ = BundleStrings.isReplaced
    self.init(
      resources: setup.resources.map { URL(fileURLWithPath: $0) },
      containers: URL(fileURLWithPath: setup.containers), locale: Locale(identifier: setup.locale),
      system: setup.system)
    if let named = setup.screen { screen = named }
    appGroups = setup.appGroups
    permissions = setup.permissions
    location = setup.location.map { ($0.latitude, $0.longitude) }
    content = setup.content
    wantsLocation = setup.wantsLocation
    keychainAccess = setup.keychain
    checksAssertions = setup.checksAssertions
    if setup.sharesStores {
      let folder = containers.deletingLastPathComponent()
      keychain = folder.appendingPathComponent("keychain")
      savedRecords = folder.appendingPathComponent("records.json")
    }
  }

  /// Returns a framework's word for the person's answer to a request for access.
  ///
  /// - Parameters:
  ///   - name: The name of the permission, as a scenario has it.
  ///   - granted: The word for having allowed it.
  ///   - denied: The word for having refused it.
  ///   - notDetermined: The word for not having been asked, as where the scenario says nothing.
  /// - Returns: The word.
  package static func answer<Status>(
    for name: String, granted: Status, denied: Status, notDetermined: Status
  ) -> Status {
    let status = current.permissions[name]
    AccessJournal.note("permission", of: name, value: status == .granted ? "granted" : nil)
    return switch status {
    case .granted: granted
    case .denied: denied
    case .notDetermined, nil: notDetermined
    }
  }

  /// The kind of device, as Apple's frameworks name it.
  package var deviceModel: String { system.platform.deviceModel }

  /// Whether the extension may get a location: on iPhone and iPad its Info.plist has to want one.
  package var isGivenLocation: Bool {
    wantsLocation != false || !system.platform.asksForWidgetLocation
  }

  /// Whether the system's colours are those of 2025.
  package var hasColorsOf2025: Bool { system.hasDesignOf2025 }

  /// The bounds of the device's screen in points.
  package var screenBounds: CGRect {
    CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// The version of the platform, as devices report it.
  package var systemVersion: String { system.version.text }

  private static let state = Mutex(ExtensionSurroundings(ProcessInfo.processInfo.environment))

  /// The surroundings of this process.
  package static var current: ExtensionSurroundings {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private init(_ environment: [String: String]) {
    let setup = environment[ExtensionSetup.variable].flatMap {
      try? JSONReader.read(ExtensionSetup.self, from: $0.utf8)
    }
    if let setup {
      self.init(setup)
      if resources == nil { resources = Bundle.main.resourceURL }
      return
    }
    let name = "containers-\(ProcessInfo.processInfo.processIdentifier)"
    self.init(
      resources: Bundle.main.resourceURL,
      containers: FileManager.default.temporaryDirectory.appendingPathComponent(name),
      locale: Locale(identifier: "en_US"))
  }
}

extension Locale {
  /// The simulated locale where this is the current one, else this locale itself.
  ///
  /// Foundation on Linux answers every question for the current locale with one fixed locale.
  package var meant: Locale {
    identifier == Locale.current.identifier ? ExtensionSurroundings.current.locale : self
  }
}
