import Foundation
import UserNotifications

/// Reminds of a habit, with actions on the notification.
final class HabitReminders: NSObject, UNUserNotificationCenterDelegate {
  private let center: UNUserNotificationCenter = .current()

  /// Registers the actions.
  func register() async -> Int {
    center.delegate = self
    let done = UNNotificationAction(
      identifier: "done", title: "Done", options: [.foreground, .authenticationRequired],
      icon: UNNotificationActionIcon(systemImageName: "checkmark"))
    let skip = UNNotificationAction(
      identifier: "skip", title: "Skip", options: .destructive,
      icon: UNNotificationActionIcon(templateImageName: "skip"))
    let note = UNTextInputNotificationAction(
      identifier: "note", title: "Note", options: [], textInputButtonTitle: "Save",
      textInputPlaceholder: "How was it?")
    let habit = UNNotificationCategory(
      identifier: "habit", actions: [done, skip, note], intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: "A habit", categorySummaryFormat: "%u habits",
      options: [.customDismissAction, .allowInCarPlay])
    let plain = UNNotificationCategory(
      identifier: "plain", actions: [], intentIdentifiers: [],
      options: [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle])
    center.setNotificationCategories([habit, plain])
    center.getNotificationCategories { categories in print(categories.count) }
    return await center.notificationCategories().flatMap(\.actions).filter { action in
      action.options.contains(.foreground) && action.icon != nil && action.title != note.title
    }.count + note.textInputButtonTitle.count + note.textInputPlaceholder.count
  }

  /// The content of a reminder.
  func content(_ title: String, picture: URL) throws -> UNNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = title
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.8
    content.targetContentIdentifier = "habit"
    content.launchImageName = "launch"
    content.filterCriteria = "work"
    content.sound = .defaultCritical
    let attachment = try UNNotificationAttachment(identifier: "picture", url: picture)
    content.attachments = [attachment]
    print(attachment.identifier, attachment.url, attachment.type)
    return (content.mutableCopy() as? UNMutableNotificationContent) ?? content
  }

  /// The sounds to choose from.
  static func sounds() -> [UNNotificationSound] {
    let bell = UNNotificationSoundName("bell.caf")
    return [
      .default, .defaultCritical, .defaultRingtone, .defaultCriticalSound(withAudioVolume: 0.5),
      .criticalSoundNamed(bell), .criticalSoundNamed(bell, withAudioVolume: 1),
      .ringtoneSoundNamed(bell),
    ]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    notification.date > .now ? [] : [.banner, .list, .sound, .badge, .alert]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: print(response.notification.request.identifier)
    case UNNotificationDismissActionIdentifier: break
    default: print((response as? UNTextInputNotificationResponse)?.userText ?? "")
    }
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}

  /// The notifications still in the notification center.
  func delivered() async -> [String] {
    center.getDeliveredNotifications { notifications in print(notifications.count) }
    center.setBadgeCount(0, withCompletionHandler: nil)
    return await center.deliveredNotifications().map(\.request.identifier)
  }

  /// Whether anything would be seen.
  func isSeen(_ settings: UNNotificationSettings) -> Bool {
    let all: [UNNotificationSetting] = [
      settings.alertSetting, settings.soundSetting, settings.badgeSetting,
      settings.lockScreenSetting, settings.notificationCenterSetting, settings.carPlaySetting,
      settings.criticalAlertSetting, settings.timeSensitiveSetting,
      settings.scheduledDeliverySetting,
    ]
    let style: UNAlertStyle = settings.alertStyle
    let previews: UNShowPreviewsSetting = settings.showPreviewsSetting
    return all.contains(.enabled) || style != .none || previews == .whenAuthenticated
      || settings.providesAppNotificationSettings || center.supportsContentExtensions
  }

  /// Explains why a reminder could not be set.
  func explain(_ error: any Error) -> String {
    do { throw error } catch UNError.notificationsNotAllowed { return "Not allowed" } catch UNError
      .attachmentInvalidURL
    {
      return "No picture"
    } catch {
      return "\((error as? UNError)?.errorCode ?? 0) \(UNErrorDomain) \(UNError.errorDomain)"
    }
  }

  /// The summary of a category, with its placeholder for hidden previews.
  func summary(_ category: UNNotificationCategory) -> String {
    let kinds: UNNotificationCategoryOptions = category.options
    let actions: UNNotificationActionOptions = category.actions.first?.options ?? []
    return "\(category.categorySummaryFormat) \(category.hiddenPreviewsBodyPlaceholder) "
      + "\(category.intentIdentifiers) \(category.identifier) \(kinds) \(actions)"
  }

  /// The levels, from quiet to loud.
  static let levels: [UNNotificationInterruptionLevel] = [.passive, .active, .critical]
}

/// Decrypts notifications before they are shown.
final class Decryption: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    let content = UNMutableNotificationContent()
    content.title = String(request.content.title.reversed())
    contentHandler(content)
  }

  override func serviceExtensionTimeWillExpire() {}
}
