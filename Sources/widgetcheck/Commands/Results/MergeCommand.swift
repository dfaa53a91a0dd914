import CommandLineArguments
import Foundation
import WidgetRecording
import WidgetReports

/// Makes one report of the parts of a run that several machines made.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "one report from the results of several shards"
  static let discussion: String? = """
    Every part of the run that --shard made is to be given once: its results.json, or the folder in \
    which that lies, with the recordings beside it. They are judged together, so that the report is \
    the one that the whole run would have written, and the recordings are copied to it. Give the same \
    options of checks and simulations as to the parts.
    """
  static let examples = [
    CommandExample("merge part-1 part-2 part-3 -o Reports", "write the report of the whole run")
  ]

  @Argument(
    list: .file("RESULTS"), atLeast: .one,
    help: "the results.json of a part, or the folder in which it lies")
  var files: [String]
  let calls = CallFilter()
  let analysis = Analysis()
  let reports = ReportPlan()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let interruption = Interruption()
    let baseline = try analysis.baseline()
    let parts = try ShardSet(files)
    for part in parts.shards {
      console.detail("\(part.file): part \(part.index) of \(parts.shards.count)")
    }
    let all = try RecordingSelection(parts.recordingFiles, console)
    let recordings = calls.selected(in: all.recordings)
    try calls.requireCalls(in: recordings, among: all.recordings.flatMap(\.calls).map(\.id))
    guard !interruption.isRequested else { return .interrupted }
    let lock = try reports.folder.map { folder throws(OutputError) in try OutputLock(folder) }
    defer { withExtendedLifetime(lock) {} }
    if let folder = reports.folder {
      for recording in all.located { try recording.copy(to: folder) }
    }
    let status = try analysis.report(
      recordings, baseline, reports, wasFiltered: calls.isGiven, console)
    return interruption.isRequested ? .interrupted : status
  }
}
