import WidgetFindings
import WidgetRecording

/// What was not checked, and why: the part of a report that keeps the rest honest.
struct UncheckedSection {
  private struct Gap: Hashable, Comparable {
    var check: String
    var reason: String
    var isOpen: Bool

    static func < (left: Self, right: Self) -> Bool {
      (left.isOpen ? 0 : 1, left.check, left.reason)
        < (right.isOpen ? 0 : 1, right.check, right.reason)
    }
  }

  /// The bundles.
  let pages: [PageModel]

  /// The section.
  var markup: Markup {
    Markup("section", ["class": "unchecked", "id": "unchecked"]) {
      Markup("h2") { "What was not checked" }
      for page in pages {
        Markup("div", ["class": "card"]) {
          if pages.count > 1 { Markup("h3") { SafeText.line(page.name) } }
          disabled(page)
          table(page)
        }
      }
      Markup("p", ["class": "quiet"]) {
        "Views are not laid out, and no device is asked: what Apple's system does with relevance "
          + "is simulated by the rules that this page names as documented or assumed."
      }
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
    if gaps.isEmpty {
      Markup("p") { "Every check had something to look at." }
    } else {
      PagePieces.table(
        caption: "Checks without a result", columns: ["Check", "Outcome", "Why", "Subjects"],
        rows: gaps.map { gap, subjects in
          [
            PagePieces.code(gap.check), .text(gap.isOpen ? "open" : "not applicable"),
            .text(gap.reason), .text(names(subjects)),
          ]
        }
      )
    }
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

  private func gaps(of page: PageModel) -> [(Gap, [ReportSubject])] {
    var gaps: [Gap: [ReportSubject]] = [:]
    for outcome in page.outcomes {
      let check = outcome.result.check.rawValue
      switch outcome.result.outcome {
      case .pass, .fail: continue
      case .notApplicable(let reason):
        gaps[Gap(check: check, reason: reason, isOpen: false), default: []].append(outcome.subject)
      case .open(let reason):
        gaps[Gap(check: check, reason: reason, isOpen: true), default: []].append(outcome.subject)
      }
    }
    return gaps.keys.sorted().map { ($0, gaps[$0] ?? []) }
  }

  private func names(_ subjects: [ReportSubject]) -> String {
    let paths = subjects.map { $0.path.isEmpty ? "the bundle" : SafeText.line($0.path) }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).joined(separator: ", ") + more
  }
}
