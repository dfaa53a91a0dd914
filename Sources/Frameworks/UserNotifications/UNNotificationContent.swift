// The content of a notification, its interruption level and its relevance score.

import FoundationSupplement

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// Creates an attachment of a file that is there.
  public init(
    identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    url = URL
    type = URL.pathExtension
  }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var title: String = ""
  open fileprivate(set) var subtitle: String = ""
  open fileprivate(set) var body: String = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier: String = ""
  open fileprivate(set) var threadIdentifier: String = ""
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var launchImageName: String = ""
  open fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  open fileprivate(set) var relevanceScore: Double = 0
  open fileprivate(set) var filterCriteria: String?

  /// Copies the content, as `mutableCopy()` of `NSObject` does.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.badge = badge
    copy.sound = sound
    copy.userInfo = userInfo
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.targetContentIdentifier = targetContentIdentifier
    copy.attachments = attachments
    copy.launchImageName = launchImageName
    copy.interruptionLevel = interruptionLevel
    copy.relevanceScore = relevanceScore
    copy.filterCriteria = filterCriteria
    return copy
  }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
}
