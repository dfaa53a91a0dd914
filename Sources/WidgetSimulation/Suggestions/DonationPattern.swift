import WidgetRecording

/// Donations of one widget that come back at about the same time propose it for the next days.
///
/// Apple says that the system learns from donations and not how. The rule is assumed, its numbers
/// are the manifest's, and a day is 24 hours.
struct DonationPattern {
  /// The values that the donations of a pattern share.
  private struct Key: Hashable {
    var kind: String
    var values: [String: JSONValue]
    var isRead: Bool
    var isEligible: Bool
  }

  /// A proposal and the time of day around which it lies.
  private struct Planned {
    var proposal: ProposedWidget
    var middle: SimulatedInstant
  }

  private static let day = RateLimit.day

  private let key: Key
  private let intent: String
  private let rule: DonationPatternRule
  private var times: [SimulatedInstant] = []

  private init(_ key: Key, intent: String, rule: DonationPatternRule) {
    self.key = key
    self.intent = intent
    self.rule = rule
  }

  /// Returns the proposals of donation patterns, by group in the order of first donations.
  static func proposals(in recording: Recording) -> [ProposedWidget] {
    let eligibility = DonationEligibility(recording)
    let rule = recording.header.donationPattern ?? .assumed
    var kinds: [String: [String]] = [:]
    for widget in recording.widgets {
      guard let intent = widget.intent?.name, !(kinds[intent] ?? []).contains(widget.kind) else {
        continue
      }
      kinds[intent, default: []].append(widget.kind)
    }
    var patterns: [DonationPattern] = []
    var positions: [Key: Int] = [:]
    for donation in recording.donations.stablySorted(by: { $0.at < $1.at }) {
      for kind in kinds[donation.intent] ?? [] {
        let key = Key(
          kind: kind, values: donation.parameters, isRead: eligibility.isRead(donation),
          isEligible: eligibility.isEligible(donation))
        let position = positions[key] ?? patterns.count
        if position == patterns.count {
          positions[key] = position
          patterns.append(DonationPattern(key, intent: donation.intent, rule: rule))
        }
        patterns[position].times.append(donation.at)
      }
    }
    return patterns.flatMap(\.proposals)
  }

  private var proposals: [ProposedWidget] {
    var settled: [Planned] = []
    var ahead: [Planned] = []
    for time in times {
      settled += ahead.filter { $0.proposal.from <= time }
      ahead.removeAll { $0.proposal.from <= time || areAlike($0.middle, time) }
      let days = daysAgo(at: time)
      for next in 1...max(rule.of, 1) {
        let remaining = days.count { next + $0 <= rule.of }
        guard remaining >= rule.days, next <= rule.of else { break }
        ahead.append(planned(around: time + Double(next) * Self.day))
      }
    }
    return (settled + ahead).map(\.proposal)
  }

  private func planned(around middle: SimulatedInstant) -> Planned {
    let proposal = ProposedWidget(
      kind: key.kind, values: key.values, intent: intent, from: middle - rule.lasting / 2,
      to: middle + rule.lasting / 2, source: .donation, isRead: key.isRead,
      isEligible: key.isEligible)
    return Planned(proposal: proposal, middle: middle)
  }

  /// The days since the same was donated at about this time, the donation's own day as 0.
  private func daysAgo(at time: SimulatedInstant) -> [Int] {
    (0...max(rule.of, 0)).filter { days in
      // Only donations around that day can count; a second more keeps rounding out of the search.
      let centre = time - Double(days) * Self.day
      let reach = min(rule.within, Self.day / 2) + 1
      let first = times.partitioningIndex { $0 >= centre - reach }
      return times[first...].prefix { $0 <= min(centre + reach, time) }.contains { earlier in
        let ago = time - earlier
        return areAlike(time, earlier) && ago < Double(rule.of) * Self.day
          && Int(saturating: ago / Self.day) == days
      }
    }
  }

  private func areAlike(_ one: SimulatedInstant, _ other: SimulatedInstant) -> Bool {
    let apart = abs(one - other).truncatingRemainder(dividingBy: Self.day)
    return min(apart, Self.day - apart) <= rule.within
  }
}
