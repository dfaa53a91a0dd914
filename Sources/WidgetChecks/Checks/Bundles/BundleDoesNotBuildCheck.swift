import WidgetFindings
import WidgetRecording

/// Objects to an extension that does not compile.
struct BundleDoesNotBuildCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "bundle-does-not-build",
    group: .bundles,
    summary: "The extension's sources compile.",
    rationale: """
      Nothing can be learned of widgets that do not exist. Where the sources compile on \
      Apple's platforms, what is missing here is a part of Apple's API that this program does \
      not declare yet.
      """,
    onDevice: "Nothing: the extension is never installed.",
    repair: "Repair what the compiler objects to, or exclude the file from the manifest's sources.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a build that succeeded", .build(.succeeded)),
    .ignores("an extension built elsewhere", .build(.notNeeded)),
    .ignores("a recording that says nothing of a build", .timeline(.at(0))),
    .rejects(
      "two errors",
      .build(
        .failed([
          RecordedDiagnostic(file: "Widget.swift", line: 3, message: "cannot find 'x' in scope"),
          RecordedDiagnostic(file: "Widget.swift", line: 9, message: "missing return"),
        ])
      ),
      at: .declaration, .declaration
    ),
    .rejects(
      "one declaration that is missing in two places",
      .build(
        .failed([
          RecordedDiagnostic(file: "Widget.swift", line: 3, message: "cannot find 'x' in scope"),
          RecordedDiagnostic(file: "View.swift", line: 5, message: "cannot find 'x' in scope"),
        ])
      ),
      at: .declaration
    ),
    .rejects(
      "a failure without a message", .build(.failed([])), at: .declaration
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    guard let build = evidence.recording.build, build != .notNeeded else {
      return .notApplicable("the extension was not compiled here")
    }
    guard case .failed(let diagnostics) = build else { return .problems([]) }
    guard !diagnostics.isEmpty else {
      return .problems([Problem("the extension does not compile, and the compiler says nothing")])
    }
    return .problems(
      CompilerMessage.grouped(diagnostics).map { message in
        Problem(message.text + Self.others(message.places.dropFirst()), key: message.text)
          .located(file: message.places.first?.file, line: message.places.first?.line)
      }
    )
  }

  /// The places beside the first, at which the finding itself stands.
  private static func others(_ places: ArraySlice<CompilerMessage.Place>) -> String {
    places.isEmpty ? "" : "; also at " + places.map(\.description).joined(separator: ", ")
  }
}
