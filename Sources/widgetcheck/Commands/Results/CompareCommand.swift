import CommandLineArguments
import WidgetReports

/// Tells what is new, fixed and unchanged between two results.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "what is new, fixed and unchanged between two results"
  static let discussion: String? = """
    Findings are recognised by their fingerprints, which survive other lines, dates and words. A \
    finding is fixed only where the newer run looked for it. Exit status 1 means that a finding at or \
    above --fail-on is new and in no baseline; 2, that something can no longer be looked at.
    """
  static let examples = [
    CommandExample("compare main/Reports Reports", "compare a branch's run with that of main")
  ]

  @Argument(.file("OLD"), help: "the older results.json, or the folder in which it lies")
  var old: String
  @Argument(.file("NEW"), help: "the newer one")
  var new: String
  let level = FailingLevelOption()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let older = try ResultsFile(old)
    let newer = try ResultsFile(new)
    let comparison = ResultsComparison(from: older.document, to: newer.document)
    if !console.isQuiet { try StandardOutput.write(comparison.text) }
    guard let level = level.level else { return .success }
    if !comparison.lostSight.isEmpty { return .notObserved }
    return comparison.hasNew(atLeast: level) ? .findings : .success
  }
}
