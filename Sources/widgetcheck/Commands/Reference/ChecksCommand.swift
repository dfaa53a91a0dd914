import CommandLineArguments
import WidgetChecks
import WidgetFindings
import WidgetRecording

/// Prints the catalogue, or explains one check.
struct ChecksCommand: Command {
  static let name = "checks"
  static let summary = "the catalogue; with ID, the check explained with its examples"

  /// The forms in which the catalogue is printed.
  enum Form: String, CaseIterable {
    case text, markdown
  }

  @Argument(.check, help: "the check to explain")
  var check: CheckID?
  @Option("format", .word, help: "the form of the catalogue")
  var form = Form.text

  func run() throws -> ExitStatus {
    try StandardOutput.write(text)
    return .success
  }

  private var text: String {
    if let check, let descriptor = CheckCatalog.descriptor(for: check) {
      return (form == .markdown ? CheckReference.section(of: descriptor) : page(of: descriptor))
        + "\n"
    }
    return form == .markdown ? CheckReference.page : catalogue + "\n"
  }

  /// The catalogue's entry of a check.
  private func page(of descriptor: CheckDescriptor) -> String {
    var parts = [
      "\(descriptor.id.rawValue) (\(descriptor.level.rawValue), \(descriptor.source.phrase))",
      descriptor.summary, descriptor.rationale, "On a device: \(descriptor.onDevice)",
      "Repair: \(descriptor.repair)",
    ]
    if let sample = descriptor.sample {
      parts.append(sample.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    }
    let examples = CheckCatalog.examples(of: descriptor.id).map { "  \($0.verdict): \($0.name)" }
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
