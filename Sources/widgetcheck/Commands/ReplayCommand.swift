import Foundation
import WidgetRecording

/// Judges recordings again, without calling a provider.
struct ReplayCommand: Command {
  static let name = "replay"
  static let usage = "RECORDING ..."
  static let summary = "the same as run from recordings, without calling a provider"
  static let options = Option.replay

  private let files: [String]
  private let analysis: Analysis
  private let reports: ReportPlan

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.arguments
    if files.isEmpty {
      throw UsageError(word: Self.name, problem: .missingArgument("a recording"))
    }
    analysis = try Analysis(arguments)
    reports = try ReportPlan(arguments)
  }

  func run(_ console: Console) -> ExitStatus {
    let baseline: Baseline?
    do throws(BaselineError) {
      baseline = try analysis.baseline()
    } catch {
      console.error(error)
      return .unusableInput
    }
    var recordings: [Recording] = []
    var isUsable = true
    for file in files {
      do throws(RecordingError) {
        let recording = try Recording(contentsOf: URL(fileURLWithPath: file), named: file)
        if recording.isTruncated {
          console.warning("\(file): warning: the last line is cut short; the rest is used")
        }
        recordings.append(recording)
      } catch {
        console.error(error)
        isUsable = false
      }
    }
    guard isUsable else { return .unusableInput }
    return analysis.report(recordings, baseline, reports, console)
  }
}
