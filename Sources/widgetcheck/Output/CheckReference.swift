import WidgetChecks
import WidgetFindings
import WidgetRecording

/// The whole catalogue as one page of Markdown.
enum CheckReference {
  /// The page, with a line end after its last line.
  static var page: String {
    let groups = CheckGroup.allCases.compactMap { group -> String? in
      let checks = CheckCatalog.descriptors.filter { $0.group == group }
      guard !checks.isEmpty else { return nil }
      return (["## \(group.rawValue)"] + checks.map(section)).joined(separator: "\n\n")
    }
    let heading = """
      # The checks

      Made by `widgetcheck checks --format markdown`. Levels are defaults; a manifest's `checks` \
      changes them or disables a check. The examples are recordings that every test run judges.
      """
    return ([heading, table] + groups).joined(separator: "\n\n") + "\n"
  }

  /// Every check with its level and its rule, linked to its section.
  private static var table: String {
    let rows = CheckCatalog.descriptors.map { check in
      "| [`\(check.id.rawValue)`](#\(check.id.rawValue)) | \(check.level.rawValue) "
        + "| \(check.summary) |"
    }
    return (["| check | level | what holds |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// The entry of one check, without a line end after its last line.
  static func section(of check: CheckDescriptor) -> String {
    var parts = [
      "### \(check.id.rawValue)",
      "**\(check.summary)** (\(check.level.rawValue), \(check.source.phrase))",
      check.rationale, "On a device: \(check.onDevice)", "Repair: \(check.repair)",
    ]
    if let sample = check.sample { parts.append("```swift\n\(sample)\n```") }
    let examples = CheckCatalog.examples(of: check.id).map { "- \($0.verdict) \($0.name)" }
    parts.append(examples.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }
}
