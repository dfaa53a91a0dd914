import CommandLineArguments
import WidgetFindings
import WidgetRecording

/// The level from which findings make the exit status 1.
struct FailingLevelOption: ArgumentGroup {
  /// The option's words.
  enum FailOn: String, CaseIterable {
    case error, warning, note, never
  }

  @Option("fail-on", .word, help: "the lowest level that makes exit status 1")
  private var failOn = FailOn.error

  /// The lowest level that makes the run fail; nil where nothing does.
  var level: Finding.Level? {
    switch failOn {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}
