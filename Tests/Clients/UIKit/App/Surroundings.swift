import UIKit

/// The app's side, which an extension compiles and never calls.
@MainActor struct AppSurroundings {
  let application: UIApplication

  /// Opens an address with the app that it belongs to.
  func open(_ url: URL) async -> Bool {
    guard application.canOpenURL(url) else { return false }
    application.open(url) { print($0) }
    return await application.open(url, options: [.universalLinksOnly: true])
  }

  /// Asks for remote notifications, or for none any more.
  func setNotifications(_ isOn: Bool) {
    guard application.isRegisteredForRemoteNotifications != isOn else { return }
    isOn
      ? application.registerForRemoteNotifications()
      : application.unregisterForRemoteNotifications()
    application.applicationIconBadgeNumber = 0
    application.isIdleTimerDisabled = isOn
  }

  /// The facts that a report of a fault names.
  var facts: [String] {
    [
      "\(application.backgroundRefreshStatus == .denied)",
      "\(application.isProtectedDataAvailable)",
      "\(application.preferredContentSizeCategory)", "\(application.userInterfaceLayoutDirection)",
      "\(application.keyWindow == nil)", "\(application.delegate == nil)",
      UIApplication.openDefaultApplicationsSettingsURLString,
    ]
  }

  /// Whether the device is at an ear.
  func isNear() -> Bool {
    let device = UIDevice.current
    device.isProximityMonitoringEnabled = true
    device.playInputClick()
    print(UIDevice.proximityStateDidChangeNotification)
    return device.proximityState
  }
}

/// Copies a note in several forms.
func copy(_ note: String, archive: Data, to pasteboard: UIPasteboard = .general) {
  pasteboard.addItems([[UIPasteboard.typeAutomatic: note]])
  pasteboard.setValue(note, forPasteboardType: "public.text")
  pasteboard.setData(archive, forPasteboardType: "com.example.note")
  pasteboard.setItemProviders([NSItemProvider()], localOnly: true, expirationDate: nil)
  pasteboard.color = .systemRed
}

/// The note that another app copied.
func pasted(_ name: String) -> Any? {
  let own = UIPasteboard(name: UIPasteboard.Name(name), create: false) ?? .withUniqueName()
  defer { UIPasteboard.remove(withName: own.name) }
  print(UIPasteboard.changedNotification, own.types, own.hasColors, own.itemProviders)
  guard own.contains(pasteboardTypes: ["public.text"]) else {
    return own.data(forPasteboardType: "com.example.note")
  }
  return own.value(forPasteboardType: "public.text")
}

/// The types of what was copied, by how a note takes them in.
func kinds(of types: [String]) -> [String] {
  let lists = [
    "text": UIPasteboard.typeListString, "link": UIPasteboard.typeListURL,
    "picture": UIPasteboard.typeListImage, "colour": UIPasteboard.typeListColor,
  ]
  return lists.filter { !Set($0.value).isDisjoint(with: types) }.map(\.key).sorted()
}

/// Fetching in the background, as apps did it once.
@MainActor func setFetching(_ isOn: Bool, in application: UIApplication) -> String {
  application.setMinimumBackgroundFetchInterval(
    isOn ? UIApplication.backgroundFetchIntervalMinimum : UIApplication.backgroundFetchIntervalNever
  )
  let key: UIApplication.OpenExternalURLOptionsKey = .eventAttribution
  let status: UIBackgroundRefreshStatus = application.backgroundRefreshStatus
  return "\(key.rawValue) \(status == .restricted)"
}
