import Foundation
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Prints the calls that a run would make, one id a line.
struct ListCommand: Command {
  static let name = "list"
  static let usage = "[MANIFEST-OR-FOLDER ...]"
  static let summary = "the calls a run would make, one id a line"
  static let options: [Option] = [.filter, .sandbox] + Option.talk

  private let words: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments
  }

  func run(_ console: Console) -> ExitStatus {
    do {
      let planner = try RunPlanner(words, developerModes: DeveloperMode.allCases)
      guard let selection = ManifestSelection(words.arguments, console) else {
        return .unusableInput
      }
      let builder = try ExtensionBuilder(console)
      let runner = Runner(planner.options) { false }
      var status = ExitStatus.success
      for located in selection.manifests {
        guard let plan = try plan(of: located, builder, runner, console) else {
          status = .notObserved
          continue
        }
        let filtered = planner.options.filter.map { plan.filtered($0) } ?? plan
        for id in filtered.invocationIDs { print(id.rawValue) }
      }
      console.clearProgress()
      return status
    } catch let error as UsageError {
      console.error("widgetcheck: error: \(error)")
      return .usage
    } catch {
      console.error("\(error)")
      return error is RecordingError ? .unusableInput : .internalError
    }
  }

  /// The calls of a bundle; nil where it does not say what it has.
  private func plan(
    of located: ManifestSelection.Located, _ builder: ExtensionBuilder, _ runner: Runner,
    _ console: Console
  ) throws -> Plan? {
    let manifest = located.manifest
    switch try builder.extensionProgram(of: manifest) {
    case .recording(let recording): return Plan(manifest, widgets: recording.widgets)
    case .program(let program, let resources, _):
      return try plan(of: manifest, program, resources: resources, runner, console)
    case .failed(let build):
      for diagnostic in build.diagnostics { console.error(diagnostic.text) }
      return nil
    }
  }

  private func plan(
    of manifest: Manifest, _ executable: URL, resources: URL?, _ runner: Runner,
    _ console: Console
  ) throws -> Plan? {
    guard
      let widgets = try runner.widgets(of: manifest, executable: executable, resources: resources)
    else {
      console.error("\(manifest.name): error: the extension ended without naming its widgets")
      return nil
    }
    return Plan(manifest, widgets: widgets)
  }
}

extension RecordedDiagnostic {
  /// The diagnostic in one line, as compilers write it.
  fileprivate var text: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return (place + [" error: \(message)"]).joined(separator: ":")
  }
}
