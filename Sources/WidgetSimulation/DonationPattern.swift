import WidgetRecording

/// An intent that is donated at about the same time on enough days proposes itself for the next.
///
/// Apple says that the system learns from donations and not how. All of this is assumed: three of
/// seven days, half an hour either way, days of 24 hours.
enum DonationPattern {
  private static let tolerance = 1800.0
  private static let day = RateLimit.day

  /// Returns what the donations of a recording propose.
  static func proposals(from recording: Recording, names: ConfigurationNames) -> [Proposal] {
    let widgets = recording.widgets.filter { $0.intent != nil }
    var groups: [Group] = []
    var positions: [Group.Key: Int] = [:]
    for donation in recording.donations.stablySorted(by: { $0.at < $1.at }) {
      guard let widget = widgets.first(where: { $0.intent == donation.intent }) else { continue }
      let configuration = names.configuration(of: widget.kind, with: donation.parameters)
      let key = Group.Key(kind: widget.kind, configuration: configuration)
      if let position = positions[key] {
        groups[position].times.append(donation.at)
      } else {
        positions[key] = groups.count
        groups.append(Group(key: key, times: [donation.at]))
      }
    }
    return groups.flatMap(\.proposals)
  }

  /// The donations that belong to one widget.
  private struct Group {
    struct Key: Hashable {
      var kind: String
      var configuration: ConfigurationName
    }

    let key: Key
    var times: [SimulatedInstant]

    var proposals: [Proposal] {
      var result: [Proposal] = []
      for (index, time) in times.enumerated() {
        let days = earlierDays(of: index)
        result.removeAll { $0.from > time && DonationPattern.isSameTime($0.from + tolerance, time) }
        for ahead in 1...7 {
          // The day of the donation is 0; a day counts while it is among the last seven.
          guard days.filter({ ahead + $0 <= 7 }).count >= 3 else { break }
          let moment = time + Double(ahead) * day
          result.append(
            Proposal(
              kind: key.kind, configuration: key.configuration, from: moment - tolerance,
              to: moment + tolerance, source: .donation
            )
          )
        }
      }
      return result
    }

    /// How many days ago the same was donated at about this time, today included as 0.
    private func earlierDays(of index: Int) -> Set<Int> {
      var days: Set<Int> = []
      for time in times[...index].reversed() {
        let ago = times[index] - time
        guard ago < 7 * day else { break }
        if DonationPattern.isSameTime(time, times[index]) {
          days.insert(Int((ago / day).rounded()))
        }
      }
      return days
    }
  }

  private static func isSameTime(_ one: SimulatedInstant, _ other: SimulatedInstant) -> Bool {
    let apart = abs(one - other).truncatingRemainder(dividingBy: day)
    return min(apart, day - apart) <= tolerance
  }
}
