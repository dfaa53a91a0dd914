import WidgetFindings
import WidgetRecording

/// Findings as workflow commands, which GitHub shows as annotations beside the code.
///
/// GitHub shows ten errors and ten warnings of a step, so the most serious come first. A message
/// is data of a command of ours and can start none of its own.
struct GitHubReport {
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  /// The commands and a closing line, each ended by a line feed.
  var text: String {
    var annotations: [Annotation] = []
    var positions: [Annotation: Int] = [:]
    var repetitions: [Int: Int] = [:]
    for bundle in results.bundles {
      for result in bundle.results {
        let subject = bundle.recording.header.qualified(result.subject)
        for var annotation in Self.annotations(of: result) {
          annotation.file = annotation.file.map(bundle.recording.header.path(ofSource:))
          if let position = positions[annotation] {
            repetitions[position, default: 0] += 1
          } else {
            positions[annotation] = annotations.count
            annotations.append(annotation.about(subject))
          }
        }
      }
    }
    // Grouping by level keeps the order of reports within a level.
    let groups = Dictionary(grouping: annotations.indices, by: { annotations[$0].level })
    let lines = groups.keys.sorted(by: >).flatMap { groups[$0] ?? [] }.map { position in
      annotations[position].command(repeated: repetitions[position] ?? 0)
    }
    return (lines + ["widgetcheck: \(results.summary.phrase)"]).map { $0 + "\n" }.joined()
  }

  private static func annotations(of result: CheckResult) -> [Annotation] {
    switch result.outcome {
    case .pass, .notApplicable: []
    case .open(let reason): [Annotation(level: .error, check: result.check, message: reason)]
    case .fail(let findings):
      findings.filter { !$0.baselined }.map { finding in
        Annotation(
          level: finding.level, file: finding.file, line: finding.line, check: result.check,
          message: finding.message)
      }
    }
  }
}

/// An annotation of one source line, written once for all subjects that share it.
private struct Annotation: Hashable {
  var level: Finding.Level
  var file: String?
  var line: Int?
  var check: CheckID
  var message: String
  var subject = ""

  func about(_ subject: String) -> Self {
    var annotation = self
    annotation.subject = subject
    return annotation
  }

  func command(repeated repetitions: Int) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.property(file))") }
    if file != nil, let line { properties.append("line=\(line)") }
    properties.append("title=\(Self.property(check.rawValue))")
    var text = "\(subject): \(message)"
    if repetitions > 0 {
      text += "; the same holds for \(ValueFormatter.counted(repetitions, "other subject"))"
    }
    return "::\(level.command) \(properties.joined(separator: ","))::\(Self.escaped(text))"
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func escaped(_ text: String) -> String {
    SafeText.block(text).replacing("##", with: #"#\u{23}"#)
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}

extension Finding.Level {
  /// The name of GitHub's command.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
