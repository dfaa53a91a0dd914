// Foundation's notification centre between the processes of a Mac. Here an extension is alone, so
// it reaches this process.

/// Posts notifications to every process of the user's that observes them.
///
/// Apple documents that a sandboxed process, as a widget extension is, may post only what has no
/// `userInfo`; what has one is delivered to nobody. Notifications come at once, not by the run
/// loop.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let localNotificationCenterType = CenterType(
      rawValue: "NSLocalNotificationCenterType")
  }

  public enum SuspensionBehavior: UInt, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let deliverImmediately = Options(rawValue: 1)
    public static let postToAllSessions = Options(rawValue: 2)
  }

  private static let shared = DistributedNotificationCenter()

  /// Whether deliveries wait; an extension is never in the background of an app that is hidden.
  open var suspended = false

  open class func `default`() -> DistributedNotificationCenter { shared }

  open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter {
    shared
  }

  open func postNotificationName(
    _ name: NSNotification.Name, object anObject: String?,
    userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
  ) {
    guard userInfo == nil else { return }
    post(name: name, object: anObject)
  }

  open func postNotificationName(
    _ name: NSNotification.Name, object anObject: String?,
    userInfo: [AnyHashable: Any]? = nil, options: Options = []
  ) {
    postNotificationName(
      name, object: anObject, userInfo: userInfo,
      deliverImmediately: options.contains(.deliverImmediately))
  }
}
