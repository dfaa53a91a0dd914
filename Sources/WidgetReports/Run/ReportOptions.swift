public import WidgetRecording

/// The options of a report, with the defaults of the command line.
public struct ReportOptions: Hashable, Sendable {
  /// The readers that JUnit XML is written for.
  public enum JUnitDialect: String, Hashable, Sendable, CaseIterable {
    /// Files, lines, properties and output with each test case.
    case extended
    /// Only what the schemas of Jenkins and Ant allow.
    case strict
  }

  /// The layout of the HTML report.
  public enum HTMLLayout: Hashable, Sendable {
    /// A page beside its style sheet and script, as strict content-security policies want it.
    case folder
    /// One file that holds everything.
    case singleFile
  }

  /// The style of text for a terminal.
  public enum TextStyle: Hashable, Sendable {
    /// Text alone.
    case plain
    /// With the colours of a terminal.
    case colored
  }

  /// The readers that JUnit XML is written for.
  public var junitDialect: JUnitDialect
  /// The layout of the HTML report.
  public var htmlLayout: HTMLLayout
  /// The style of text for a terminal.
  public var textStyle: TextStyle
  /// The instant that formats with a date give as theirs.
  ///
  /// `SOURCE_DATE_EPOCH` where it is set; nil stands for the start of each recording.
  public var sourceDate: SimulatedInstant?

  /// Creates options.
  public init(
    junitDialect: JUnitDialect = .extended, htmlLayout: HTMLLayout = .folder,
    textStyle: TextStyle = .plain, sourceDate: SimulatedInstant? = nil
  ) {
    self.junitDialect = junitDialect
    self.htmlLayout = htmlLayout
    self.textStyle = textStyle
    self.sourceDate = sourceDate
  }
}
