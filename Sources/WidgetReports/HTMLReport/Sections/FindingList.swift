import WidgetFindings
import WidgetRecording

/// The findings on one subject, beside the picture that shows them.
struct FindingList {
  private static let shown = 100

  /// The page.
  let page: PageModel
  /// What the findings are about.
  let subject: ReportSubject

  /// The list; nothing where there are none.
  var markup: Markup? {
    let findings = page.findings(on: subject)
    guard !findings.isEmpty else { return nil }
    return Markup("ol", ["class": "findings"]) {
      for (index, item) in findings.prefix(Self.shown).enumerated() {
        self.item(item, number: index + 1)
      }
      if findings.count > Self.shown {
        Markup("li", ["class": "quiet"]) { "\(findings.count - Self.shown) more findings" }
      }
    }
  }

  /// The findings that a picture can mark, with the numbers they have in the list.
  func pins(in mode: DeveloperMode) -> [DayChart.Pin] {
    page.findings(on: subject).prefix(Self.shown).enumerated().compactMap {
      (index, item) -> DayChart.Pin? in
      guard let at = item.finding.at, (item.finding.developerMode ?? mode) == mode else {
        return nil
      }
      return DayChart.Pin(
        number: index + 1, at: at, level: item.finding.level, message: item.finding.message,
        identifier: identifier(of: item)
      )
    }
  }

  private func identifier(of fault: PageModel.FoundFault) -> String {
    page.index.identifier(
      of: fault.finding, check: fault.check, subject: fault.subject, in: page.name)
  }

  private func item(_ fault: PageModel.FoundFault, number: Int) -> Markup {
    let (finding, check) = (fault.finding, fault.check)
    let text = FindingText(finding: finding, clock: page.clock)
    let identifier = identifier(of: fault)
    return Markup(
      "li",
      [
        "id": identifier, "class": "finding \(finding.level.rawValue)", "tabindex": "-1",
        "data-level": finding.level.rawValue, "data-mode": finding.developerMode?.rawValue,
      ]
    ) {
      Markup("span", ["class": "digit", "aria-hidden": "true"]) { "\(number)" }
      Markup("div", ["class": "finding-body"]) {
        Markup("p", ["class": "message"]) {
          PagePieces.badge(finding.level)
          " "
          finding.message
          " "
          Markup("a", ["class": "anchor", "href": "#\(identifier)"]) { "link" }
        }
        Markup("p", ["class": "quiet"]) {
          Markup("a", ["href": "#\(PageIdentifier.check(check))"]) { check.rawValue }
          if !text.circumstances.isEmpty { " · \(text.circumstances)" }
          if let place = text.place {
            " · "
            PagePieces.code(place)
          }
        }
        explanation(of: check, finding: finding)
      }
    }
  }

  private func explanation(of check: CheckID, finding: Finding) -> Markup {
    PagePieces.folded("Why, and how to repair it", className: "fold why") {
      if let descriptor = page.descriptors[check] {
        PagePieces.facts([
          ("Expected", .text(descriptor.summary)), ("On a device", .text(descriptor.onDevice)),
          ("Repair", .text(descriptor.repair)),
        ])
        Markup("p") {
          Markup("a", ["href": "#\(PageIdentifier.check(check))"]) { "The whole explanation" }
        }
      }
      Markup("p", ["class": "quiet"]) { "See it again:" }
      Markup("pre", ["class": "command"]) {
        Markup("code") { command(for: check, finding: finding) }
      }
    }
  }

  /// The command that shows the finding again, quoted for a POSIX shell.
  private func command(for check: CheckID, finding: Finding) -> String {
    let manifest = page.bundle.manifest.map { " " + Self.quoted($0) } ?? ""
    let path = ([page.header.bundle] + [subject.path, "*"].filter { !$0.isEmpty })
      .joined(separator: "/")
    let filter = subject.kind == nil ? "" : " --filter \(Self.quoted(path))"
    return "widgetcheck run\(manifest)\(filter) --only \(Self.quoted(check.rawValue))"
  }

  private static func quoted(_ text: String) -> String {
    let text = SafeText.line(text)
    let plain = text.unicodeScalars.allSatisfy { scalar in
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        || "-_./".unicodeScalars.contains(scalar)
    }
    return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
