import WidgetFindings
import WidgetRecording

/// What was not checked, and why: the part of a report that keeps the rest honest.
struct UncheckedSection {
  /// A reason for which checks have no result.
  private struct Gap: Hashable, Comparable {
    var reason: String
    var isOpen: Bool

    static func < (left: Self, right: Self) -> Bool {
      (left.isOpen ? 0 : 1, left.reason) < (right.isOpen ? 0 : 1, right.reason)
    }
  }

  /// What has no result for one reason.
  private struct Unseen {
    var checks: Set<String> = []
    var subjects: [ReportSubject] = []
    private var seen: Set<ReportSubject> = []

    mutating func add(_ outcome: PageModel.Outcome) {
      checks.insert(outcome.result.check.rawValue)
      if seen.insert(outcome.subject).inserted { subjects.append(outcome.subject) }
    }
  }

  /// What no run on this machine can know.
  static let limits =
    "No device is asked: what Apple's system does with relevance is simulated by rules that are named "
    + "as documented or assumed, and widgets are drawn by SwiftUI's rules with a stand-in font."

  /// The bundle.
  let page: PageModel
  /// The page that shows it.
  let scope: PageScope

  /// The section.
  var markup: Markup {
    Markup(
      "section", ["class": "unchecked", "id": PageTarget.unchecked(page.name).anchor]
    ) {
      scope.heading(1) { "What was not checked" }
      disabled(page)
      table(page)
      Markup("p", ["class": "quiet"]) { Self.limits }
    }
  }

  private func disabled(_ page: PageModel) -> Markup? {
    let names = (page.header.checks?.disabled ?? []).map(\.rawValue).sorted()
    guard !names.isEmpty else { return nil }
    return Markup("p") {
      "Disabled by the manifest: \(names.map { SafeText.line($0) }.joined(separator: ", "))."
    }
  }

  @MarkupBuilder private func table(_ page: PageModel) -> [Markup] {
    let gaps = gaps(of: page)
    if page.bundle.recording.isTruncated {
      Markup("p") { "The recording's last line was cut short; what came after it is unknown." }
    }
    if let hosts = refusedHosts(of: page) {
      Markup("p") { "Refused, so that only what is done without an answer was seen: \(hosts)." }
    }
    let open = gaps.filter(\.gap.isOpen)
    let idle = gaps.filter { !$0.gap.isOpen }
    if gaps.isEmpty { Markup("p") { "Every check had something to look at." } }
    if !open.isEmpty { table("Checks that could not be decided", open) }
    if !idle.isEmpty {
      PagePieces.folded(
        "\(ValueFormatter.counted(idle.count, "reason")) for which checks had nothing to look at"
      ) {
        table("Checks with nothing to look at", idle)
      }
    }
  }

  private func table(_ caption: String, _ gaps: [(gap: Gap, unseen: Unseen)]) -> Markup {
    PagePieces.table(
      caption: caption, columns: ["Why", "Checks", "Of"],
      rows: gaps.map { gap, unseen in
        [
          .text(gap.reason), .text(unseen.checks.sorted().joined(separator: ", ")),
          .text(names(unseen.subjects)),
        ]
      })
  }

  /// The hosts that were asked and not let through, each with the kinds that asked.
  private func refusedHosts(of page: PageModel) -> String? {
    var kinds: [String: Set<String>] = [:]
    for call in page.bundle.calls {
      for connection in call.network where connection.refused {
        kinds[connection.host, default: []].insert(call.kind)
      }
    }
    guard !kinds.isEmpty else { return nil }
    return kinds.sorted { $0.key < $1.key }.map { host, kinds in
      SafeText.line("\(host) (\(kinds.sorted().joined(separator: ", ")))")
    }.joined(separator: ", ")
  }

  private func gaps(of page: PageModel) -> [(gap: Gap, unseen: Unseen)] {
    var gaps: [Gap: Unseen] = [:]
    for outcome in page.outcomes {
      switch outcome.result.outcome {
      case .pass, .fail: continue
      case .notApplicable(let reason):
        gaps[Gap(reason: reason, isOpen: false), default: Unseen()].add(outcome)
      case .open(let reason):
        gaps[Gap(reason: reason, isOpen: true), default: Unseen()].add(outcome)
      }
    }
    return gaps.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func names(_ subjects: [ReportSubject]) -> String {
    let paths = subjects.map { $0.path.isEmpty ? "the bundle" : SafeText.line($0.path) }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).joined(separator: ", ") + more
  }
}
