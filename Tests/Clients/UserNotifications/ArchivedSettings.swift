import Foundation
import UserNotifications

/// The settings of notifications as another process gets them.
func archived(_ settings: UNNotificationSettings) throws -> UNNotificationSettings? {
  let data = try NSKeyedArchiver.archivedData(
    withRootObject: settings, requiringSecureCoding: UNNotificationSettings.supportsSecureCoding)
  let copy = settings.copy() as? UNNotificationSettings
  return try NSKeyedUnarchiver.unarchivedObject(ofClass: UNNotificationSettings.self, from: data)
    ?? copy
}
