import WidgetChecks
import WidgetFindings
import WidgetRecording

/// Prints the catalogue, or explains one check.
struct ChecksCommand: Command {
  static let name = "checks"
  static let usage = "[ID]"
  static let summary = "the catalogue; with ID, the check explained with its examples"
  static let options: [Option] = [.format]

  /// How the catalogue is printed.
  private enum Form: String, CaseIterable {
    case text, markdown
  }

  private let check: CheckID?
  private let form: Form

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.arguments.count > 1 {
      throw UsageError(word: arguments.arguments[1], problem: .unexpectedArgument)
    }
    form = try arguments.choice(.format, default: .text)
    check = arguments.arguments.first.map { CheckID(rawValue: $0) }
    let known = CheckCatalog.descriptors.map(\.id)
    if let check, !known.contains(check) {
      let nearest = NearestWord.of(check.rawValue, among: known.map(\.rawValue))
      let expected = nearest.map { "'\($0)', perhaps" } ?? "one that 'widgetcheck checks' lists"
      throw UsageError(word: Self.name, problem: .badValue(check.rawValue, expected: expected))
    }
  }

  func run(_ console: Console) -> ExitStatus {
    if let check, let page = page(of: check) {
      print(page)
    } else if form == .markdown {
      print(CheckReference.page, terminator: "")
    } else {
      print(catalogue)
    }
    return .success
  }

  /// All that the catalogue knows of a check.
  private func page(of check: CheckID) -> String? {
    guard let descriptor = CheckCatalog.descriptor(for: check) else { return nil }
    var parts = [
      "\(check.rawValue) (\(descriptor.level.rawValue), \(descriptor.source.phrase))",
      descriptor.summary, descriptor.rationale, "On a device: \(descriptor.onDevice)",
      "Repair: \(descriptor.repair)",
    ]
    if let sample = descriptor.sample {
      parts.append(sample.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    }
    let examples = CheckCatalog.examples(of: check).map { "  \($0.verdict): \($0.name)" }
    parts.append((["Examples:"] + examples).joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private var catalogue: String {
    CheckGroup.allCases.compactMap { group in
      let checks = CheckCatalog.descriptors.filter { $0.group == group }
      guard !checks.isEmpty else { return nil }
      let lines = checks.sorted { $0.id < $1.id }.map {
        "  \($0.id.rawValue.padded(to: 34)) \($0.level.rawValue.padded(to: 8)) \($0.summary)"
      }
      return ([group.rawValue] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
