import WidgetFindings
import WidgetRecording
import WidgetSimulation

extension RunResults {
  /// The same results in the order of all reports: bundle, kind, family, configuration, check, time.
  func ordered() -> Self {
    var results = self
    results.bundles = bundles.map { $0.ordered() }.sorted { left, right in
      left.order.lexicographicallyPrecedes(right.order)
    }
    results.distinguishBundles()
    return results
  }

  /// Gives each of several bundles of one name its manifest, and a number where that is not enough.
  private mutating func distinguishBundles() {
    let named = Dictionary(bundles.map { ($0.name, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    for index in bundles.indices where named[bundles[index].name, default: 0] > 1 {
      let manifest = bundles[index].manifest.map { "(\($0))" }
      let key = "\(bundles[index].name) \(manifest ?? "")"
      let number = seen[key, default: 0] + 1
      seen[key] = number
      let parts = [manifest, number == 1 ? nil : "\(number)"].compactMap(\.self)
      bundles[index].distinction = parts.isEmpty ? nil : parts.joined(separator: " ")
    }
  }
}

extension BundleResults {
  fileprivate var order: [String] {
    [recording.header.bundle, manifest ?? "", recording.header.matrixEntry ?? ""]
  }

  fileprivate func ordered() -> Self {
    var bundle = self
    bundle.results = ordered(folded(results))
    bundle.simulation.sort { left, right in
      (left.stack.name, left.stack.family) < (right.stack.name, right.stack.family)
    }
    for index in bundle.simulation.indices {
      bundle.simulation[index].modes.sort { $0.developerMode < $1.developerMode }
    }
    bundle.tracks.sort { ($0.member, $0.developerMode) < ($1.member, $1.developerMode) }
    bundle.descriptors.sort { $0.id < $1.id }
    return bundle
  }

  /// Results by subject and check.
  ///
  /// Each subject is read and compared once, and not for each of its results.
  private func ordered(_ results: [CheckResult]) -> [CheckResult] {
    let reader = SubjectReader(self)
    let subjects = Set(results.map(\.subject)).map { ($0, reader.subject($0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let same = zip(subjects, subjects.dropFirst()).map { $0.1 == $1.1 }
    var rank = 0
    var ranks: [String: Int] = [:]
    for (index, subject) in subjects.enumerated() {
      if index > 0, !same[index - 1] { rank += 1 }
      ranks[subject.0] = rank
    }
    return results.map { (rank: ranks[$0.subject] ?? 0, result: $0) }.sorted { left, right in
      (left.rank, left.result.check, left.result.subject)
        < (right.rank, right.result.check, right.result.subject)
    }.map(\.result)
  }

  /// One result for each check and subject: two widgets of one kind have one subject.
  private func folded(_ results: [CheckResult]) -> [CheckResult] {
    struct Key: Hashable {
      var check: CheckID
      var subject: String
    }
    var folded: [Key: CheckResult] = [:]
    for result in results {
      let key = Key(check: result.check, subject: result.subject)
      var outcome = result.outcome
      if let other = folded[key]?.outcome { outcome = outcome.folded(with: other) }
      if case .fail(let findings) = outcome { outcome = .fail(findings.sorted(by: isOrdered)) }
      folded[key] = CheckResult(check: result.check, subject: result.subject, outcome: outcome)
    }
    return Array(folded.values)
  }

  private func isOrdered(_ left: Finding, _ right: Finding) -> Bool {
    let leftPlace = (left.at ?? .distantPast, left.entry ?? -1, left.developerMode?.rawValue ?? "")
    let rightPlace = (
      right.at ?? .distantPast, right.entry ?? -1, right.developerMode?.rawValue ?? ""
    )
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    let leftSource = (left.call?.rawValue ?? "", left.file ?? "", left.line ?? 0)
    let rightSource = (right.call?.rawValue ?? "", right.file ?? "", right.line ?? 0)
    if leftSource != rightSource { return leftSource < rightSource }
    return (left.message, left.fingerprint) < (right.message, right.fingerprint)
  }
}

extension CheckOutcome {
  /// The outcome of two subjects of one name: the worse, with the findings of both.
  fileprivate func folded(with other: Self) -> Self {
    if case .fail(let mine) = self, case .fail(let theirs) = other { return .fail(mine + theirs) }
    if gravity != other.gravity { return gravity > other.gravity ? self : other }
    return (reason ?? "") >= (other.reason ?? "") ? self : other
  }

  private var gravity: Int {
    switch self {
    case .notApplicable: 0
    case .pass: 1
    case .open: 2
    case .fail: 3
    }
  }
}
