import DeviceActivity
import Foundation
import SwiftUI

extension DeviceActivityName {
  /// The whole day.
  static let daily = Self("daily")
}

/// Watches how long somebody uses an app.
struct Limits {
  private let center = DeviceActivityCenter()

  /// Starts to watch.
  func start(_ selection: FamilyActivitySelection, minutes: Int) -> String {
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23, minute: 59),
      repeats: true, warningTime: DateComponents(minute: 5))
    let event = DeviceActivityEvent(
      applications: selection.applicationTokens, categories: selection.categoryTokens,
      webDomains: selection.webDomainTokens, threshold: DateComponents(minute: minutes))
    do {
      try center.startMonitoring(.daily, during: schedule, events: [.init("limit"): event])
      return "\(schedule.nextInterval?.duration ?? 0)"
    } catch DeviceActivityCenter.MonitoringError.unauthorized {
      return "Not allowed"
    } catch {
      return error.localizedDescription
    }
  }

  /// Stops all but the day.
  func stop() -> Int {
    let others = center.activities.filter { $0 != .daily && $0.rawValue != "" }
    center.stopMonitoring(others)
    center.stopMonitoring()
    for (name, event) in center.events(for: .daily) {
      print(name.rawValue, event.threshold, event.applications, event.categories, event.webDomains)
    }
    guard let schedule = center.schedule(for: .daily), schedule.repeats else { return 0 }
    print(
      schedule.intervalStart, schedule.intervalEnd, schedule.warningTime ?? schedule.intervalEnd)
    return others.count
  }
}

/// Remembers what was reached.
class LimitMonitor: DeviceActivityMonitor {
  private var reached: [String] = []

  override func intervalDidStart(for activity: DeviceActivityName) { reached = [] }
  override func intervalDidEnd(for activity: DeviceActivityName) { print(reached) }
  override func intervalWillStartWarning(for activity: DeviceActivityName) {}
  override func intervalWillEndWarning(for activity: DeviceActivityName) {}

  override func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {
    reached.append(event.rawValue)
  }
}

extension DeviceActivityReport.Context {
  static let total = Self("Total")
  static let week = Self(rawValue: "Week")
}

/// What the system shows of the day's activity.
struct ActivityToday: View {
  let selection: FamilyActivitySelection

  var body: some View {
    DeviceActivityReport(.total, filter: filter)
    DeviceActivityReport(.week)
  }

  private var filter: DeviceActivityFilter {
    let models: Set<DeviceActivityData.Device.Model> = [.iPhone, .iPad, .mac, .iPod]
    let devices = DeviceActivityFilter.Devices(models)
    let hour: DeviceActivityFilter.SegmentInterval = .hourly()
    var filter = DeviceActivityFilter(
      segment: hour, users: .all, devices: devices,
      applications: selection.applicationTokens)
    if filter.users == .children || filter.devices != .all {
      filter = DeviceActivityFilter(
        segment: .weekly(during: DateInterval()), categories: selection.categoryTokens,
        webDomains: selection.webDomainTokens)
    }
    if filter.segmentInterval == .daily() { filter.applications = [] }
    if filter.categories.isEmpty { filter.webDomains = [] }
    return filter
  }
}
