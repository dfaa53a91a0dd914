import Foundation
import WidgetFindings
import WidgetRecording

/// Results as SARIF 2.1.0, for code scanning.
///
/// Passed and inapplicable checks are left out: code scanning makes an alert of every result.
/// `results.json` has them all.
struct SARIFReport {
  private static let base = "SRCROOT"
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  /// The file, in UTF-8.
  var data: Data {
    let rules = rules()
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let driver = SARIFLog.Run.Tool.Driver(
      name: "widgetcheck", semanticVersion: results.toolVersion, rules: rules
    )
    let run = SARIFLog.Run(
      tool: .init(driver: driver),
      originalUriBaseIds: [
        Self.base: .init(description: .init(text: "The folder that file names are relative to."))
      ],
      results: results.bundles.flatMap { bundle in
        bundle.results.flatMap { entries(for: $0, in: bundle, indices: indices) }
      }
    )
    return Data(json: SARIFLog(runs: [run]))
  }

  private func rules() -> [SARIFLog.Rule] {
    var rules: [CheckID: SARIFLog.Rule] = [:]
    for result in results.bundles.flatMap(\.results) where rules[result.check] == nil {
      rules[result.check] = .init(id: result.check.rawValue, name: result.check.rawValue)
    }
    for descriptor in results.bundles.flatMap(\.descriptors) {
      rules[descriptor.id] = rule(descriptor)
    }
    return rules.keys.sorted().compactMap { rules[$0] }
  }

  private func rule(_ descriptor: CheckDescriptor) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: descriptor.id.rawValue,
      name: descriptor.id.rawValue,
      shortDescription: .init(text: descriptor.summary),
      fullDescription: .init(text: descriptor.rationale),
      help: .init(
        text: descriptor.explanation.joined(separator: "\n"),
        markdown: MarkdownReport.explanation(of: descriptor)
      ),
      defaultConfiguration: .init(level: descriptor.level.rawValue),
      properties: .init(tags: [descriptor.group.rawValue], source: descriptor.source.rawValue)
    )
  }

  private func entries(
    for result: CheckResult, in bundle: BundleResults, indices: [String: Int]
  ) -> [SARIFLog.Result] {
    let subject = bundle.recording.header.qualified(result.subject)
    func entry(
      kind: String, level: String, text: String, finding: Finding?
    ) -> SARIFLog.Result {
      SARIFLog.Result(
        ruleId: result.check.rawValue, ruleIndex: indices[result.check.rawValue] ?? -1,
        kind: kind, level: level, message: .init(text: SafeText.block(text)),
        locations: [location(of: finding, subject: subject, in: bundle)],
        partialFingerprints: finding.map { ["widgetcheck/v1": $0.fingerprint] },
        suppressions: finding?.baselined == true ? [.init(justification: "baseline")] : nil,
        properties: .init(
          subject: subject, call: finding?.call?.rawValue, at: finding?.at?.secondsSince1970,
          entry: finding?.entry, developerMode: finding?.developerMode?.rawValue
        )
      )
    }
    switch result.outcome {
    case .pass, .notApplicable: return []
    case .open(let reason):
      return [entry(kind: "open", level: "none", text: reason, finding: nil)]
    case .fail(let findings):
      return findings.map { finding in
        entry(
          kind: "fail", level: finding.level.rawValue, text: finding.message, finding: finding
        )
      }
    }
  }

  private func location(
    of finding: Finding?, subject: String, in bundle: BundleResults
  ) -> SARIFLog.Location {
    let source = finding?.file.map(bundle.recording.header.path(ofSource:))
    let file = source ?? bundle.manifest
    let line = finding?.file == nil ? nil : finding?.line
    return SARIFLog.Location(
      physicalLocation: file.map { file in
        .init(
          artifactLocation: .init(uri: Self.uri(file), uriBaseId: Self.base),
          region: line.flatMap { $0 > 0 ? .init(startLine: $0) : nil }
        )
      },
      logicalLocations: [.init(fullyQualifiedName: SafeText.line(subject), kind: "module")]
    )
  }

  /// A file's name as a relative reference, which can name no scheme and no host.
  private static func uri(_ file: String) -> String {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
    allowed.formUnion(CharacterSet(charactersIn: "0123456789-._~/+@"))
    let relative = file.drop { $0 == "/" }
    return relative.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}

extension Data {
  /// Writes a value as JSON that people can read and equal values share byte for byte.
  fileprivate init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN"
    )
    do {
      self.init(SafeText.json([UInt8](try encoder.encode(value))) + [UInt8(ascii: "\n")])
    } catch {
      preconditionFailure("a value of a report has no JSON: \(error)")
    }
  }
}
