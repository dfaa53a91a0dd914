import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// A finding, with its check and its subject.
struct FoundFault {
  /// The results that it stands in.
  var page: PageModel
  /// The finding.
  var finding: Finding
  /// The check.
  var check: CheckID
  /// The subject of the finding: a bundle, widget kind or member.
  var subject: ReportSubject
  /// The name that links know it by.
  var identifier: String

  /// The finding's place in a report.
  var target: PageTarget {
    .finding(identifier, kind: subject.kind, bundle: page.name)
  }

  /// The call that shows it.
  var call: RecordedCall? { page.cited.call(of: finding) }

  /// The entry that shows it.
  var entry: RecordedEntry? {
    guard let index = finding.entry, let entries = call?.entries, entries.indices.contains(index)
    else { return nil }
    return entries[index]
  }

  /// The instant at which it shows: that of its entry where it has one, or else of its call.
  var moment: SimulatedInstant? {
    guard let date = entry?.date, date.isFinite else { return finding.at }
    return date
  }

  /// The member that it is about, be it through its call alone.
  var member: Member? {
    if let member = subject.member { return member }
    if let call, page.members[call.kind]?.contains(Member(call)) == true { return Member(call) }
    return subject.kind.flatMap { page.members[$0]?.first }
  }
}

/// A fault: the findings of one check at one level, wherever they are.
struct Fault {
  /// Findings that say the same about the same line, whatever was missing where they were seen.
  struct Statement {
    /// The words that hold of all.
    var message: String {
      Finding.Words.merged(findings.map(\.finding.words)).text
    }
    /// The author's line.
    var place: SourcePlace?
    /// The findings, in the order of reports.
    var findings: [FoundFault]
  }

  /// The level.
  let level: Finding.Level
  /// The check.
  let check: CheckID
  /// The statements, each once.
  private(set) var statements: [Statement] = []
  private var positions: [StatementKey: Int] = [:]

  private struct StatementKey: Hashable {
    var message: String
    var file: String?
    var line: Int?
  }

  private struct Key: Hashable {
    var level: Finding.Level
    var check: CheckID
  }

  /// The number of findings.
  var count: Int { statements.reduce(0) { $0 + $1.findings.count } }

  /// All findings, in the order of reports.
  var findings: [FoundFault] { statements.flatMap(\.findings) }

  /// The check's descriptor.
  var descriptor: CheckDescriptor? {
    statements.first?.findings.first?.page.descriptors[check]
  }

  /// Whether a baseline knows all of it.
  var isKnown: Bool {
    statements.allSatisfy { $0.findings.allSatisfy(\.finding.baselined) }
  }

  /// Whether a provider could not be observed because of it, so that nothing else is known of it.
  private var hidesOthers: Bool {
    statements.prefix(8).compactMap(\.findings.first).contains { found in
      found.page.bundle.recording.build?.hasFailed == true || found.call?.isUnanswered == true
    }
  }

  private mutating func add(_ found: FoundFault) {
    let finding = found.finding
    // Without a line, findings that say the same need not have one cause.
    let message = finding.line == nil ? finding.message : finding.words.cause
    let key = StatementKey(message: message, file: finding.file, line: finding.line)
    if let position = positions[key] {
      statements[position].findings.append(found)
    } else {
      positions[key] = statements.count
      let place = finding.file.flatMap { file in
        finding.line.map { SourcePlace(file: file, line: $0) }
      }
      statements.append(
        Statement(place: place, findings: [found]))
    }
  }

  /// Groups findings: new ones before those that a baseline knows, the most serious first.
  static func all(in found: some Sequence<FoundFault>) -> [Fault] {
    var order: [Key] = []
    var faults: [Key: Fault] = [:]
    for item in found {
      let key = Key(level: item.finding.level, check: item.check)
      if faults[key] == nil { order.append(key) }
      faults[key, default: Fault(level: key.level, check: key.check)].add(item)
    }
    return order.compactMap { faults[$0] }.stablySorted { left, right in
      if left.isKnown != right.isKnown { return right.isKnown }
      if left.level != right.level { return left.level > right.level }
      return left.hidesOthers && !right.hidesOthers
    }
  }

  private init(level: Finding.Level, check: CheckID) {
    self.level = level
    self.check = check
  }
}

extension PageModel {
  /// The findings of all subjects, in the order of reports.
  var found: [FoundFault] { found(in: outcomes) }

  /// The findings on a kind and all that is of it, or of the bundle as a whole.
  func found(ofKind kind: String?) -> [FoundFault] { found(in: outcomesByKind[kind] ?? []) }

  private func found(in outcomes: [Outcome]) -> [FoundFault] {
    outcomes.flatMap { outcome in
      outcome.result.outcome.findings.map { finding in
        let check = outcome.result.check
        return FoundFault(
          page: self, finding: finding, check: check, subject: outcome.subject,
          identifier: index.identifier(
            of: finding, check: check, subject: outcome.result.subject, in: name))
      }
    }
  }
}
