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
      not declare yet. Functions of an app or a package that need such a part are left out, and \
      a call that comes to one of them says so; providers, entries and widgets never are.
      """,
    onDevice: "Nothing: the extension is never installed.",
    repair: "Repair what the compiler objects to, or exclude the file from the manifest's sources.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a build that succeeded", .build(.succeeded)),
    .rejects(
      "functions of the app's that need what is not here of Apple's",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Haptics.swift", line: 3, name: "Haptics.play()",
            reason: "cannot find 'CHHapticEvent' in scope", cause: .absence),
          RecordedOmission(
            file: "Haptics.swift", line: 9, name: "Haptics.stop()",
            reason: "cannot find 'CHHapticEvent' in scope", cause: .absence),
        ])),
      at: .declaration
    ),
    .rejects(
      "functions that need different parts of Apple's API",
      .build(.succeeded),
      .sources(
        RecordedSources(
          omissions: [
            ("a()", "CHHapticEvent"), ("b()", "NWBrowser"), ("c()", "CHHapticEvent"),
            ("d()", "NLGazetteer"), ("e()", "MCSession"),
          ].map { name, missing in
            RecordedOmission(
              file: "Haptics.swift", line: 3, name: name,
              reason: "cannot find '\(missing)' in scope", cause: .absence)
          })),
      at: .declaration
    ),
    .rejects(
      "functions that need a module which is not here",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Log.swift", line: 1, name: "import Logs",
            reason: "no such module 'Logs'", cause: .unexplained),
          RecordedOmission(
            file: "Log.swift", line: 3, name: "Log.send()",
            reason: "cannot find 'LogClient' in scope", cause: .absence, modules: ["Logs"]),
        ])),
      at: .declaration, .declaration
    ),
    .rejects(
      "a function that may need either of two modules",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Log.swift", line: 3, name: "Log.send()",
            reason: "value of type 'Data' has no member 'zipped'", cause: .absence,
            modules: ["Logs", "Zip"])
        ])),
      at: .declaration
    ),
    .rejects(
      "a view that needs more of a package than is here",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Moon.swift", line: 3, name: "MoonView.body",
            reason: "value of type 'Theme' has no member 'neon'", cause: .absence,
            modules: ["themes"], isPartial: true)
        ])),
      at: .declaration
    ),
    .rejects(
      "a function with an error that may be the author's",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Store.swift", line: 3, name: "Store.load()",
            reason: "missing return in instance method", cause: .unexplained)
        ])),
      at: .declaration
    ),
    .rejects(
      "a function whose types take the compiler too long, which gets more time from Xcode",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Log.swift", line: 8, name: "Log.text()",
            reason: "the compiler is unable to type-check this expression in reasonable time",
            cause: .typesTookTooLong)
        ])),
      at: .declaration
    ),
    .rejects(
      "a function that may call an overload of Apple's",
      .build(.succeeded),
      .sources(
        RecordedSources(omissions: [
          RecordedOmission(
            file: "Form.swift", line: 8, name: "Form.picker",
            reason: "extra trailing closure passed in call", cause: .perhapsAbsence)
        ])),
      at: .declaration
    ),
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
    guard case .failed(let diagnostics) = build else {
      return .problems(Self.omissions(evidence.recording.omissions))
    }
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

  /// The parts that the program lacks: each that may be the author's mistake, and the others at
  /// once.
  private static func omissions(_ omissions: [RecordedOmission]) -> [Problem] {
    let unexplained = omissions.filter { $0.cause != .absence }.map { omission in
      let doubt =
        omission.cause == .perhapsAbsence
        ? "; where Xcode compiles it, it needs more of Apple's API than is here" : ""
      let problem = Problem(
        "left out of the build, since it does not compile here: \(omission.name), "
          + omission.reason + doubt,
        key: omission.name + omission.reason
      )
      .located(file: omission.file, line: omission.line)
      return omission.cause == .unexplained ? problem : problem.at(.note)
    }
    let known = omissions.filter { $0.cause == .absence }
    let groups = Dictionary(grouping: known) { need(of: $0.modules, isPartial: $0.isPartial) }
    let sorted = groups.sorted { left, right in
      let (first, second) = (left.value[0].modules, right.value[0].modules)
      return first == second ? left.key < right.key : first.lexicographicallyPrecedes(second)
    }
    return unexplained + sorted.flatMap { need, known in note(of: known, need) }
  }

  /// The absent modules that left out parts may need, in words; without any it is Apple's API.
  private static func need(of modules: [String], isPartial: Bool) -> String {
    if isPartial { return "more of '\(modules.joined(separator: "' or '"))' than is here" }
    return switch modules.count {
    case 0: "more of Apple's API than is here"
    case 1: "the module '\(modules[0])', which is not here"
    default:
      "a module that is not here, " + modules.map { "'\($0)'" }.joined(separator: " or ")
    }
  }

  /// The note on the parts that lack something; none for no parts.
  private static func note(of known: [RecordedOmission], _ need: String) -> [Problem] {
    guard let first = known.first else { return [] }
    let needs = known.count == 1 ? "since it needs" : "since they need"
    let note = Problem(
      "left out of the build, \(needs) \(need): \(reasons(of: known)); a call that comes to such a "
        + "part ends there and says so",
      key: "omissions" + (first.isPartial ? "of " : "") + first.modules.joined(separator: " ")
    )
    .located(file: first.file, line: first.line)
    return [note.at(.note)]
  }

  /// The parts with each reason, of the first reasons, in words.
  private static func reasons(of known: [RecordedOmission]) -> String {
    var order: [String] = []
    for omission in known where !order.contains(omission.reason) { order.append(omission.reason) }
    let shown = order.prefix(3).map { reason in
      let names = known.filter { $0.reason == reason }.map(\.name)
      let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
      return names.prefix(3).joined(separator: ", ") + rest + ", " + reason
    }
    let others = known.count { !order.prefix(3).contains($0.reason) }
    return shown.joined(separator: "; ") + (others == 0 ? "" : "; and \(others) more")
  }

  /// The places beside the first, at which the finding itself stands.
  private static func others(_ places: ArraySlice<CompilerMessage.Place>) -> String {
    places.isEmpty ? "" : "; also at " + places.map(\.description).joined(separator: ", ")
  }
}
