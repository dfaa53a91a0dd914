// TipKit's events and donations. Donations are counted while the process runs.

extension Tips {
  /// An event that can be donated again and again.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    private let limit: DonationLimit

    /// Creates an event with a donation value.
    public init(id: String) { self.init(id: id, donationLimit: .usual) }

    public init(id: String) where DonationInfo == EmptyDonation {
      self.init(id: id, donationLimit: .usual)
    }

    public init(id: String, donationLimit: DonationLimit) {
      self.id = id
      limit = donationLimit
    }

    public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
      self.id = id
      limit = donationLimit
    }

    /// The donations, the oldest first.
    public var donations: [Donation] {
      TipDonations.shared.donations(to: id).compactMap { $0 as? Donation }.limited(by: limit)
    }

    public func donate(_ donation: DonationInfo) async { add(donation) }

    public func donate() async where DonationInfo == EmptyDonation { add(EmptyDonation()) }

    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      add(donation)
      completion?()
    }

    public func sendDonation(
      _ completion: (@Sendable () -> Void)? = nil
    ) where DonationInfo == EmptyDonation {
      add(EmptyDonation())
      completion?()
    }

    private func add(_ info: DonationInfo) {
      TipDonations.shared.add(Donation(date: Date(), info: info), to: id)
    }

    /// A donation: one occurrence of the event.
    @dynamicMemberLookup public struct Donation: Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T {
        info[keyPath: keyPath]
      }
    }
  }

  /// The value of a donation without information.
  public struct EmptyDonation: Codable, Sendable {
    public init() {}
  }

  /// The limit on an event's donations, by number and age.
  public struct DonationLimit: Sendable {
    public let maximumCount: Int
    public let maximumAge: DonationTimeRange?

    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      self.maximumCount = maximumCount
      self.maximumAge = maximumAge
    }

    static let usual = DonationLimit(maximumCount: 1000)
  }

  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    public static var minute: DonationTimeRange { .minutes(1) }
    public static var hour: DonationTimeRange { .hours(1) }
    public static var day: DonationTimeRange { .days(1) }
    public static var week: DonationTimeRange { .weeks(1) }

    public static func minutes(_ value: Int) -> DonationTimeRange {
      .init(seconds: Double(value) * 60)
    }

    public static func hours(_ value: Int) -> DonationTimeRange {
      .init(seconds: Double(value) * 3600)
    }

    public static func days(_ value: Int) -> DonationTimeRange {
      .init(seconds: Double(value) * 86_400)
    }

    public static func weeks(_ value: Int) -> DonationTimeRange {
      .init(seconds: Double(value) * 604_800)
    }
  }
}

extension Array {
  /// Returns the donations since a time before now.
  public func donatedWithin<DonationInfo>(
    _ range: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let start = Date(timeIntervalSinceNow: -range.seconds)
    return filter { $0.date >= start }
  }

  /// Returns the donations that share a value with most others.
  public func largestSubset<DonationInfo, Key: Hashable>(
    by keyPath: KeyPath<Element, Key>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    groups(by: keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// Returns the donations that share a value with fewest others.
  public func smallestSubset<DonationInfo, Key: Hashable>(
    by keyPath: KeyPath<Element, Key>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let groups = groups(by: keyPath)
    return groups.dropFirst().reduce(groups.first ?? []) { $1.count < $0.count ? $1 : $0 }
  }

  /// The elements by a value of theirs, the groups in the order of their first elements.
  private func groups<Key: Hashable>(by keyPath: KeyPath<Element, Key>) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = element[keyPath: keyPath]
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }

  fileprivate func limited<DonationInfo>(
    by limit: Tips.DonationLimit
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let young = limit.maximumAge.map { donatedWithin($0) } ?? self
    return Array(young.suffix(Swift.max(limit.maximumCount, 0)))
  }
}

/// All donations by the names of their events.
final class TipDonations: @unchecked Sendable {
  static let shared = TipDonations()

  private let lock = NSLock()
  private var donations: [String: [any Sendable]] = [:]

  func donations(to id: String) -> [any Sendable] { lock.withLock { donations[id] ?? [] } }

  func add(_ donation: any Sendable, to id: String) {
    lock.withLock { donations[id, default: []].append(donation) }
  }

  func forgetAll() { lock.withLock { donations = [:] } }
}
