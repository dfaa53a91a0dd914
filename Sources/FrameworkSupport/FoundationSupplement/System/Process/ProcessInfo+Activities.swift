// Activities of a process, progress reporting and underlying errors. Nothing suspends a process
// here.

public import Foundation

extension ProcessInfo {
  /// Options of an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    /// Creates options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The process is not ended suddenly.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The process is not ended for want of work.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The person asked for it.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    /// The person asked for it, and the device may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
      rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// The app's own work, which the person did not ask for.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// It is sensitive to latency.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a block as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) {
    block()
  }

  /// Asks not to be ended suddenly.
  public func disableSuddenTermination() {}
  /// Allows to be ended suddenly.
  public func enableSuddenTermination() {}
  /// Asks not to be ended for want of work.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Allows to be ended for want of work.
  public func enableAutomaticTermination(_ reason: String) {}
}

/// An object that reports its progress.
public protocol NSProgressReporting: NSObjectProtocol {
  /// The progress of its work.
  var progress: Progress { get }
}

extension NSError {
  /// The errors that led to this one.
  public var underlyingErrors: [any Error] {
    let many = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
    return ((userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []) + many
  }
}

public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension Notification.Name {
  /// The clock was set.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
}
