public import WidgetFindings
public import WidgetRecording

/// The differences between the results of two runs.
///
/// Findings are recognised by their fingerprints, so that other lines, dates and words change
/// nothing.
public struct ResultsComparison: Hashable, Sendable {
  /// A finding, with the check that made it and its subject.
  public struct Item: Hashable, Sendable {
    /// The check.
    public var check: CheckID
    /// The subject.
    public var subject: String
    /// The finding.
    public var finding: Finding
  }

  /// A check that could look at a subject before and cannot now.
  public struct LostSight: Hashable, Sendable {
    /// The check.
    public var check: CheckID
    /// The subject.
    public var subject: String
    /// The reason.
    public var reason: String
  }

  /// The findings that the older results do not have, or have at a lower level.
  public private(set) var new: [Item] = []
  /// The older results' findings that are gone, where the newer run looked for them.
  public private(set) var fixed: [Item] = []
  /// The findings of both.
  public private(set) var unchanged: [Item] = []
  /// The older results' findings that the newer run did not look for.
  public private(set) var unseen: [Item] = []
  /// The checks that could look at a subject and no longer can.
  public private(set) var lostSight: [LostSight] = []

  private struct Place: Hashable {
    var check: CheckID
    var subject: String
  }

  /// Compares two results.
  ///
  /// - Parameters:
  ///   - old: The results of the older run.
  ///   - new: The results of the newer run.
  public init(from old: ResultsDocument, to new: ResultsDocument) {
    var known: [String: [Item]] = [:]
    let oldItems = Self.items(of: old)
    for item in oldItems.reversed() { known[item.finding.fingerprint, default: []].append(item) }
    for item in Self.items(of: new) {
      let match = known[item.finding.fingerprint]?.popLast()
      if let match, match.finding.level >= item.finding.level {
        unchanged.append(item)
      } else {
        self.new.append(item)
      }
    }
    var sights: [Place: CheckResult.Outcome] = [:]
    for check in new.bundles.lazy.flatMap(\.checks) {
      sights[Place(check: check.check, subject: check.subject)] = check.outcome
    }
    for item in oldItems {
      guard known[item.finding.fingerprint]?.last == item else { continue }
      known[item.finding.fingerprint]?.removeLast()
      switch sights[Place(check: item.check, subject: item.subject)] {
      case nil, .open: unseen.append(item)
      case .pass, .fail, .notApplicable: fixed.append(item)
      }
    }
    lostSight = old.bundles.lazy.flatMap(\.checks).compactMap { check in
      let place = Place(check: check.check, subject: check.subject)
      if case .open = check.outcome { return nil }
      guard case .open(let reason) = sights[place] else { return nil }
      return LostSight(check: check.check, subject: check.subject, reason: reason)
    }
  }

  private static func items(of document: ResultsDocument) -> [Item] {
    document.bundles.flatMap { bundle in
      bundle.checks.flatMap { check in
        check.outcome.findings.map {
          Item(check: check.check, subject: check.subject, finding: $0)
        }
      }
    }
  }

  /// Whether a finding is new that is at a level or above it, and that no baseline knows.
  public func hasNew(atLeast level: FindingLevel) -> Bool {
    new.contains { $0.finding.level >= level && !$0.finding.baselined }
  }
}

extension ResultsComparison {
  /// The number of findings of one kind that are shown.
  private static let shown = 500

  /// The text for a terminal or a log: what is new, fixed and no longer looked for, and a line of
  /// numbers at the end.
  public var text: String {
    let lost = lostSight.map { place in
      [
        "  \(place.check.rawValue)  \(place.subject)",
        "           \(place.reason)",
      ]
    }
    let sections =
      Self.section("new", new.map(Self.lines)) + Self.section("fixed", fixed.map(Self.lines))
      + Self.section("found before, and not looked for now", unseen.map(Self.lines))
      + Self.section("could be looked at before, and cannot now", lost)
    return (sections + [closing]).map { SafeText.logLine($0) + "\n" }.joined()
  }

  private static func section(_ title: String, _ entries: [[String]]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count - shown
    return [title] + entries.prefix(shown).flatMap(\.self)
      + (rest > 0 ? ["  … \(rest) more"] : []) + [""]
  }

  private static func lines(of item: Item) -> [String] {
    let level = item.finding.level.rawValue
    let padding = String(repeating: " ", count: max(1, 9 - level.count))
    let known = item.finding.baselined ? " (known to the baseline)" : ""
    let place = item.finding.file.map { file in
      "           \(file)" + (item.finding.line.map { ":\($0)" } ?? "")
    }
    return [
      "  \(level)\(padding)\(item.check.rawValue)  \(item.subject)\(known)",
      "           \(item.finding.message)",
    ] + [place].compactMap(\.self)
  }

  private var closing: String {
    var parts = ["\(new.count) new", "\(fixed.count) fixed", "\(unchanged.count) unchanged"]
    if !unseen.isEmpty { parts.append("\(unseen.count) not looked for") }
    if !lostSight.isEmpty { parts.append("\(lostSight.count) no longer to be seen") }
    return parts.joined(separator: ", ")
  }
}
