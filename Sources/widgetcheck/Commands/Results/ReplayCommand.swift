import CommandLineArguments
import Foundation
import WidgetRecording

/// Judges recordings again, without calling a provider.
struct ReplayCommand: Command {
  static let name = "replay"
  static let summary = "the same as run from recordings, without calling a provider"
  static let examples = [
    CommandExample(
      "replay Reports/Cards.recording.jsonl --format sarif",
      "write Reports/results.sarif from an earlier run")
  ]

  @Argument(list: .file("RECORDING"), atLeast: .one, help: "a recording that a run wrote")
  var files: [String]
  let calls = CallFilter()
  let analysis = Analysis()
  let reports = ReportPlan()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let interruption = Interruption()
    let baseline = try analysis.baseline()
    let all = try RecordingSelection(files, console).recordings
    let recordings = calls.selected(in: all)
    try calls.requireCalls(in: recordings, among: all.flatMap(\.calls).map(\.id))
    guard !interruption.isRequested else { return .interrupted }
    let lock = try reports.folder.flatMap { folder throws(OutputError) in
      reports.writesIntoFolder ? try OutputLock(folder) : nil
    }
    defer { withExtendedLifetime(lock) {} }
    let status = try analysis.report(
      recordings, baseline, reports, wasFiltered: calls.isGiven, console)
    return interruption.isRequested ? .interrupted : status
  }
}
