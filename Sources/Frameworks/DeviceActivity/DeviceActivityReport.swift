// Reports of device activity. Another process of the system's draws them, from what nobody else may
// see; here they are empty.

public import FoundationSupplement
public import SwiftUI

public struct DeviceActivityFilter: Equatable, Sendable {
  public enum SegmentInterval: Equatable, Sendable {
    case hourly(
      during: DateInterval = DateInterval(
        start: Calendar.current.startOfDay(for: .now), end: .now))
    case daily(
      during: DateInterval = DateInterval(
        start: Calendar.current.startOfDay(for: .now), end: .now))
    case weekly(
      during: DateInterval = DateInterval(
        start: Calendar.current.startOfDay(for: .now), end: .now))
  }

  public struct Users: Equatable, Sendable {
    private let name: String

    public static let all = Users(name: "all")
    public static let children = Users(name: "children")
  }

  public struct Devices: Equatable, Sendable {
    private let models: Set<DeviceActivityData.Device.Model>?

    public static let all = Devices(models: nil)

    public init(_ models: Set<DeviceActivityData.Device.Model>) { self.init(models: models) }

    private init(models: Set<DeviceActivityData.Device.Model>?) { self.models = models }
  }

  public var segmentInterval: SegmentInterval
  public var users: Users?
  public var devices: Devices
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>

  public init(
    segment interval: SegmentInterval = .daily(), devices: Devices = .all,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    segmentInterval = interval
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  public init(
    segment interval: SegmentInterval = .daily(), users: Users, devices: Devices = .all,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.init(
      segment: interval, devices: devices, applications: applications, categories: categories,
      webDomains: webDomains)
    self.users = users
  }
}

public struct DeviceActivityData: Equatable, Sendable {
  public struct Device: Equatable, Sendable {
    public enum Model: Int, Hashable, Sendable {
      case iPhone, iPad, mac, iPod
    }
  }
}

/// A view that the system draws in another process.
public struct DeviceActivityReport: View {
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated public init(
    _ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()
  ) {}

  public var body: some View { Color.clear }
}
