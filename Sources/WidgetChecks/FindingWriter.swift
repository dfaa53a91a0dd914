import Hashing
import WidgetFindings
import WidgetRecording

/// Makes one check's verdicts into results: gives problems a name, a level and a fingerprint.
///
/// The same fault in successive calls of one subject is one finding, at the first of them.
struct FindingWriter {
  let check: CheckID
  let group: CheckGroup
  /// Whether the check looks at calls that did not end well.
  var looksAtEndings = false
  /// Whether a finding is as certain where views show what a stand-in answered.
  var holdsWithStandIns = false
  /// The check's own level.
  let level: Finding.Level
  /// The app groups that the entitlements list; nil where these are not known.
  var appGroups: [String]?
  /// The level that the manifest wants for all of the check's findings.
  var wanted: Finding.Level?

  /// Returns the result of a verdict.
  func result(of verdict: SubjectVerdict) -> CheckResult {
    CheckResult(check: check, subject: verdict.subject.text, outcome: outcome(of: verdict))
  }

  private func outcome(of verdict: SubjectVerdict) -> CheckResult.Outcome {
    switch verdict.verdict {
    case .open(let reason): return .open(reason)
    case .notApplicable(let reason): return .notApplicable(reason)
    case .problems(let problems):
      guard !problems.isEmpty else { return .pass }
      var order: [String] = []
      var groups: [String: [Problem]] = [:]
      for problem in problems {
        if groups[problem.key] == nil { order.append(problem.key) }
        groups[problem.key, default: []].append(problem)
      }
      return .fail(order.compactMap { groups[$0] }.compactMap { finding(for: $0, of: verdict) })
    }
  }

  private func finding(for problems: [Problem], of verdict: SubjectVerdict) -> Finding? {
    guard let first = problems.first else { return nil }
    let fault = Self.fingerprint(check.rawValue, verdict.subject.place, first.key)
    var finding = Finding(
      level: level(of: first, with: standIns(of: problems)),
      words: words(of: problems, widget: verdict.widget),
      fingerprint: verdict.subject.matrixEntry.map { Self.fingerprint(fault, $0) } ?? fault)
    finding.fault = fault
    finding.call = first.place?.id
    finding.at = first.place?.at ?? first.at
    finding.developerMode = first.developerMode ?? first.place?.developerMode
    finding.entry = first.entry
    finding.drawing = first.drawing
    if let file = first.file {
      finding.file = file
      finding.line = first.line
    } else {
      let place = place(of: first, widget: verdict.widget)
      finding.file = place?.file ?? verdict.widget?.place?.file
      finding.line = place?.line ?? verdict.widget?.place?.line
    }
    return finding
  }

  /// The provider's method or entry that a problem is about; nil where it is about the widget.
  private func place(of problem: Problem, widget: RecordedWidget?) -> SourcePlace? {
    if let place = widget?.places?.place(ofFirst: problem.uses) { return place }
    let places = widget?.places
    if problem.declaration == .widget || group == .views { return places?.view }
    if problem.declaration == .entry, let entry = places?.entry { return entry }
    guard group != .bundles, let mode = problem.place?.mode else { return nil }
    // A timeline's content is decided where the timeline is made.
    if mode == .timeline, group == .timelines,
      let place = problem.place?.timeline
    {
      return place
    }
    return places?.method(for: mode)
  }

  /// The groups of checks whose findings come from what calls were given.
  private static let groupsOfContent: [CheckGroup] = [.timelines, .relevance, .views, .providers]

  /// The level of a fault; the answers of stand-ins prove no error of the author's.
  private func level(of first: Problem, with standIns: [String]) -> Finding.Level {
    if let wanted { return wanted }
    let usual = first.level ?? level
    guard group == .views, usual == .error, !standIns.isEmpty, !holdsWithStandIns else {
      return usual
    }
    return level == .error ? .note : level
  }

  /// The words on a fault in several places, with a remark on calls that went without something
  /// that a device may have, or that asked stand-ins.
  ///
  /// A fault that a call which lacked nothing shows as well does not come from the lack.
  private func words(of problems: [Problem], widget: RecordedWidget?) -> Finding.Words {
    guard let first = problems.first else { return Finding.Words("") }
    var words = Finding.Words(first.message)
    words.repetition = first.repetition + Self.repetition(of: problems)
    // A call without an answer may have said itself what it went without.
    if !first.shortage.isEmpty, words.statement.hasSuffix(first.shortage) {
      words.statement.removeLast(first.shortage.count)
      words.circumstances = first.shortage
    } else if isOfContent, problems.allSatisfy({ !$0.shortage.isEmpty }) {
      words.circumstances = first.shortage
    }
    words.circumstances = withoutHintsOnForeignGroups(words.circumstances)
    let remarks = [unchosen(in: problems, of: widget), Self.remark(on: standIns(of: problems))]
    for remark in remarks.compactMap(\.self) {
      words.circumstances += (words.circumstances.isEmpty ? "; seen " : " and ") + remark
    }
    return words
  }

  /// Says of an app group that the entitlements do not list that they do not, and not that the
  /// manifest can fill it: on a device the extension would see nothing of that.
  private func withoutHintsOnForeignGroups(_ circumstances: String) -> String {
    guard let appGroups else { return circumstances }
    let hint =
      #/
      of\ (group\.[^\ ,]+)((?:\ and\ \d+\ more)?),
      \ which\ the\ manifest's\ environment\.\w+(?:\ or\ environment\.\w+)?\ can\ provide
      /#
    return circumstances.replacing(hint) { match in
      let group = String(match.1)
      guard !AppGroupWithoutEntitlementCheck.isListed(group, among: appGroups) else {
        return String(match.0)
      }
      return "of \(group)\(match.2), an app group that the entitlements do not list"
    }
  }

  /// The words on a parameter of the widget's intent for which nothing is chosen in any of the
  /// calls, such as an entity without a default; nil for none.
  ///
  /// Texts, numbers and cases have values that an author names in code.
  private func unchosen(in problems: [Problem], of widget: RecordedWidget?) -> String? {
    guard [.timelines, .providers].contains(group),
      problems.allSatisfy({ $0.place?.configuration == .defaults }),
      let intent = widget?.intent, let parameters = intent.parameters, let values = intent.defaults
    else { return nil }
    let names = parameters.filter {
      (values[$0] ?? .null) == .null && intent.parameterCases[$0] == nil
        && intent.parameterTypes[$0] == nil
    }
    guard let first = names.first else { return nil }
    let more = names.count > 1 ? " and \(names.count - 1) more" : ""
    return "without a choice for '\(first)'\(more), which the manifest's configurations can make"
  }

  private var isOfContent: Bool { Self.groupsOfContent.contains(group) }

  /// The stand-ins that all calls of a fault asked at least one of; none where a call asked none.
  ///
  /// A stand-in that views alone ask has no effect on what the provider gives.
  private func standIns(of problems: [Problem]) -> [String] {
    guard isOfContent || looksAtEndings else { return [] }
    let countsViews = group == .views || looksAtEndings
    var names: [String] = []
    for problem in problems {
      let asked = problem.standIns.filter {
        countsViews || $0.key != RecordedAccess.standInOfViews
      }
      guard !asked.isEmpty else { return [] }
      for name in asked.map(\.name) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The words on stand-ins, and the place of their answers.
  private static func remark(on standIns: [String]) -> String? {
    guard let first = standIns.first else { return nil }
    if standIns.count == 1 {
      return "with the stand-in for \(first), whose answers WidgetStandIns/\(first).swift can give"
    }
    let others = standIns.count - 1
    return "with the stand-ins for \(first) and \(others) more, whose answers the files in "
      + "WidgetStandIns can give"
  }

  /// The remark on the further places that show the same fault.
  private static func repetition(of problems: [Problem]) -> String {
    let first = problems[0].place
    let here = problems.dropFirst().count { $0.place == first }
    let elsewhere = Set(problems.map(\.place)).subtracting([first])
    var parts: [String] = []
    if here > 0, first != nil {
      parts.append("\(here) more of the same \(first?.mode == .timeline ? "timeline" : "call")")
    }
    for mode in ProviderMode.allCases {
      let count = elsewhere.count { $0?.mode == mode }
      guard count > 0 else { continue }
      let noun = mode == .timeline ? "timeline" : "\(mode.rawValue) call"
      parts.append("\(count) more \(noun)\(count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? "" : ", and in " + parts.joined(separator: " and ")
  }

  /// A name that is the same on every machine and in every run.
  static func fingerprint(_ parts: String...) -> String {
    FNV1a(parts.joined(separator: "\u{1F}")).digits
  }
}

extension WidgetPlaces {
  /// The line of the first of some uses whose line is known.
  func place(ofFirst names: [String]) -> SourcePlace? { names.lazy.compactMap { uses[$0] }.first }
}
