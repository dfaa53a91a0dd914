import WidgetFindings
import WidgetRecording
import WidgetSimulation

extension RunResults {
  /// The same results in the order of all reports: bundle, kind, family, configuration, check,
  /// time.
  ///
  /// Who writes several reports of one run orders its results first, since each of them needs that.
  ///
  /// - Returns: The results in order; changing their bundles afterwards keeps the order as it is.
  public func ordered() -> Self {
    guard !isOrdered else { return self }
    var results = self
    results.isOrdered = true
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
    bundle.results = ordered(results)
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

  /// Results by subject and check, one for each: two widgets of one kind have one subject.
  ///
  /// Each subject is read and compared once, and not for each of its results.
  private func ordered(_ results: [CheckResult]) -> [CheckResult] {
    let subjects = subjectRanks(results)
    let checks = Set(results.map(\.check)).sorted()
    let checkRanks = Dictionary(uniqueKeysWithValues: zip(checks, checks.indices))
    // Results of one subject mostly follow one another.
    var (subject, rank) = ("", 0)
    let places = results.map { result in
      if result.subject != subject {
        (subject, rank) = (result.subject, subjects[result.subject] ?? 0)
      }
      return rank * checks.count + (checkRanks[result.check] ?? 0)
    }
    let order = results.indices.sorted { left, right in
      places[left] == places[right]
        ? results[left].subject < results[right].subject : places[left] < places[right]
    }
    var ordered: [CheckResult] = []
    ordered.reserveCapacity(order.count)
    for result in order.lazy.map({ results[$0] }) {
      if let last = ordered.last, last.check == result.check, last.subject == result.subject {
        ordered[ordered.count - 1].outcome = last.outcome.folded(with: result.outcome)
      } else {
        ordered.append(result)
      }
    }
    for index in ordered.indices {
      guard case .fail(let findings) = ordered[index].outcome, findings.count > 1 else { continue }
      ordered[index].outcome = .fail(findings.sorted(by: isOrdered))
    }
    return ordered
  }

  /// The places of subjects in the order of reports; two names of one subject have one place.
  private func subjectRanks(_ results: [CheckResult]) -> [String: Int] {
    let reader = SubjectReader(self)
    let subjects = Set(results.map(\.subject)).map { ($0, reader.subject($0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var ranks: [String: Int] = [:]
    var rank = 0
    for (index, subject) in subjects.enumerated() {
      if index > 0, subjects[index - 1].1 != subject.1 { rank += 1 }
      ranks[subject.0] = rank
    }
    return ranks
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

extension CheckResult.Outcome {
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
