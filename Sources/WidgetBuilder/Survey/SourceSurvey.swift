public import WidgetRecording

/// Facts in an extension's sources that the compiler does not report.
///
/// Only what is compiled for the manifest's platform is seen. Types are known by their names with
/// those of the types around them, as a recording names them.
public struct SourceSurvey: Hashable, Sendable {
  /// A type, or an extension of one.
  struct Declaration: Hashable, Sendable {
    /// The name, with the types around it.
    var name: String
    /// The names after the colon.
    var inherited: [String]
    /// The methods with a body, in the order of the source.
    var functions: [Function] = []
  }

  /// A method as it is declared.
  struct Function: Hashable, Sendable {
    /// The name without labels.
    var name: String
    /// The labels, each with its colon.
    var labels: String
    /// The name's place.
    var place: SourcePlace

    /// The name with the labels, as Swift writes it.
    var signature: String { "\(name)(\(labels))" }
  }

  /// The comments that suppress checks, by file and line.
  public internal(set) var suppressions: [SuppressionComment] = []
  /// The types and extensions, by file and line.
  var declarations: [Declaration] = []

  /// Creates a survey of no sources.
  public init() {}
}
