import WidgetFindings
import WidgetRecording

/// The words that all formats use for a finding.
struct FindingText {
  /// The finding.
  let finding: Finding
  /// The clock of the simulated place.
  let clock: LocalClock

  /// The author's file and line, such as `Widgets/Provider.swift:41`; nil where unknown.
  var place: String? {
    finding.file.map { file in finding.line.map { "\(file):\($0)" } ?? file }
  }

  /// The time and context, such as `Mon 2 Mar 2026, 09:41 · entry 3 · Developer Mode off`.
  var circumstances: String {
    [
      finding.at.map(clock.moment), finding.entry.map { "entry \($0)" },
      finding.developerMode?.phrase, finding.baselined ? "known from the baseline" : nil,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// Several lines: place and message first, then the circumstances.
  var lines: [String] {
    var lines = [(place.map { $0 + ": " } ?? "") + finding.message]
    let circumstances = circumstances
    if !circumstances.isEmpty { lines.append("  \(finding.level.rawValue) · \(circumstances)") }
    if let call = finding.call { lines.append("  call \(call.rawValue)") }
    return lines
  }
}

extension DeveloperMode {
  /// The mode in words.
  var phrase: String { "Developer Mode \(rawValue)" }
}

extension CheckDescriptor {
  /// The problem, its reason and the repair, for formats without links.
  var explanation: [String] {
    [
      "Expected: \(summary)", "Why: \(rationale)", "On a device: \(onDevice)", "Repair: \(repair)",
      "Source: \(source.phrase)",
    ]
  }
}

extension RecordedHeader {
  /// Returns an author's file as a CI server has to be told it: from where the program was run,
  /// which is the top of the repository there.
  func path(ofSource file: String) -> String {
    root.map { "\($0)/\(file)" } ?? file
  }
}
