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
    let all = try recordings(console)
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

  /// Reads the recordings, all of them, so that all that is wrong is said at once.
  private func recordings(_ console: Console) throws(RecordingSelectionError) -> [Recording] {
    var recordings: [Recording] = []
    var errors: [RecordingError] = []
    for file in files {
      do throws(RecordingError) {
        let recording = try Recording(contentsOf: URL(fileURLWithPath: file), named: file)
        console.detail("\(recording.header.bundle): recording \(file)")
        if recording.isTruncated {
          console.warning("\(file): warning: the last line is cut short; the rest is used")
        }
        recordings.append(recording)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw RecordingSelectionError(errors: errors) }
    return recordings
  }
}

/// All that keeps the recordings of a command line from being used.
struct RecordingSelectionError: Error, Hashable {
  /// The errors, in the order of the recordings; there is at least one.
  let errors: [RecordingError]
}

extension RecordingSelectionError: CustomStringConvertible {
  /// One line a recording.
  var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
