// Reminders to water the plants: allowed, planned, listed and taken back.

import Foundation
import UserNotifications

/// Asks whether reminders may be shown.
struct ReminderConsent {
  let center = UNUserNotificationCenter.current()

  /// The options to ask for: loud reminders only for those who want them.
  func options(isLoud: Bool) -> UNAuthorizationOptions {
    let quiet: UNAuthorizationOptions = [
      .badge, .provisional, .providesAppNotificationSettings, .timeSensitive,
    ]
    return isLoud ? [.alert, .sound, .badge, .criticalAlert, .carPlay] : quiet
  }

  func ask(isLoud: Bool) async throws -> Bool {
    try await center.requestAuthorization(options: options(isLoud: isLoud))
  }

  func ask(then tell: @escaping @Sendable (Bool) -> Void) {
    let stored = UNAuthorizationOptions(rawValue: options(isLoud: true).rawValue)
    center.requestAuthorization(options: stored) { isGranted, error in
      tell(isGranted && error == nil)
    }
  }

  func words() async -> String {
    let settings: UNNotificationSettings = await center.notificationSettings()
    let status: UNAuthorizationStatus = settings.authorizationStatus
    switch status {
    case .notDetermined: return "Not asked yet"
    case .denied: return "Not allowed"
    case .authorized: return "Allowed"
    case .provisional, .ephemeral: return "Quietly"
    }
  }

  func tellStatus(then tell: @escaping @Sendable (UNAuthorizationStatus) -> Void) {
    center.getNotificationSettings { tell($0.authorizationStatus) }
  }
}

/// Plans the reminders of one plant.
struct PlantReminders {
  let center = UNUserNotificationCenter.current()
  let plant: String

  func content(drops: Int) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.subtitle = plant
    content.body = "\(drops) drops"
    content.badge = 1
    content.sound = sound(isDry: drops > 100)
    content.userInfo = ["plant": plant]
    content.categoryIdentifier = "water"
    content.threadIdentifier = plant
    return content
  }

  private func sound(isDry: Bool) -> UNNotificationSound {
    guard isDry else { return .default }
    let name = UNNotificationSoundName("drop.caf")
    return UNNotificationSound(named: UNNotificationSoundName(rawValue: name.rawValue))
  }

  func inAnHour() -> UNTimeIntervalNotificationTrigger {
    UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: false)
  }

  func everyMorning() -> UNCalendarNotificationTrigger {
    UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
  }

  func plan() async throws {
    try await center.add(
      UNNotificationRequest(
        identifier: "\(plant).morning", content: content(drops: 20), trigger: everyMorning()))
    try await center.setBadgeCount(1)
  }

  func planLater() {
    let request = UNNotificationRequest(
      identifier: plant, content: content(drops: 200), trigger: inAnHour())
    center.add(request)
    center.add(request) { error in
      if let error { print(error) }
    }
  }

  /// The lines of the widget.
  func lines() async -> [String] {
    await center.pendingNotificationRequests().map(line)
  }

  func tellLines(then tell: @escaping @Sendable ([String]) -> Void) {
    center.getPendingNotificationRequests { requests in tell(requests.map(line)) }
  }

  private func line(for request: UNNotificationRequest) -> String {
    let content: UNNotificationContent = request.content
    let badge = content.badge?.intValue ?? 0
    let mark = content.sound == nil ? "" : "♪"
    return "\(request.identifier) \(content.title) \(content.subtitle) \(content.body) \(badge) "
      + "\(mark) \(content.categoryIdentifier) \(content.threadIdentifier) "
      + "\(content.userInfo["plant"] ?? "") \(moment(of: request.trigger))"
  }

  /// The time of a reminder, and whether it comes again.
  private func moment(of trigger: UNNotificationTrigger?) -> String {
    let again = trigger?.repeats == true ? " and again" : ""
    switch trigger {
    case let timer as UNTimeIntervalNotificationTrigger:
      return "in \(timer.timeInterval) s, at \(timer.nextTriggerDate() ?? .now)\(again)"
    case let clock as UNCalendarNotificationTrigger:
      let hour = clock.dateComponents.hour ?? 0
      return "at \(hour), next \(clock.nextTriggerDate() ?? .now)\(again)"
    default: return "now"
    }
  }

  func takeBack(isAll: Bool) {
    center.removePendingNotificationRequests(withIdentifiers: [plant])
    center.removeDeliveredNotifications(withIdentifiers: [plant])
    guard isAll else { return }
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
  }
}
