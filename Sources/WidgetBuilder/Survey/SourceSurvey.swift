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
    /// The author's file.
    var file: String
    /// The name's place; nil for an extension.
    var place: SourcePlace?
    /// The name as the runtime finds the type by it, without its module's; nil for extensions and
    /// types within them, and for generic types.
    var mangledName: String?
    /// The names after the colon.
    var inherited: [String]
    /// The methods with a body, in the order of the source.
    var functions: [Function] = []
    /// Whether other modules see it.
    var isPublic = false
  }

  /// Another name of a type.
  struct TypeAlias: Hashable, Sendable {
    /// The name, with the types around it.
    var name: String
    /// The type, as it is written.
    var target: String
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
  /// The other names of types, by file and line.
  var aliases: [TypeAlias] = []
  /// The parts of the sources with what each mentions and uses.
  var parts: [SourcePart] = []
  /// Whether packages are in the program, whose sources are no part of the survey.
  var leavesOutPackages = false

  /// A function that a scenario can call.
  struct CallableFunction: Hashable, Sendable {
    /// The name; of a static one behind its type's name and a full stop.
    var name: String
    /// The argument that it needs: what a person's visit from a widget brings.
    var argument: VisitArgument?
  }

  /// The argument of a function that is called after a person has come from a widget.
  struct VisitArgument: Hashable, Sendable {
    /// The types that there are.
    enum Kind: String {
      /// The address that the widget gave.
      case url = "URL"
      /// The activity that the app continues where the widget gave no address.
      case activity = "NSUserActivity"
    }

    /// The label; nil for none.
    var label: String?
    /// The type.
    var kind: Kind
  }

  /// The functions that a scenario can call, in the order of the sources.
  var functions: [CallableFunction] = []

  /// Returns the function of a name that a scenario calls: of several the one without an argument.
  func function(_ name: String) -> CallableFunction? {
    let all = functions.filter { $0.name == name }
    return all.first { $0.argument == nil } ?? all.first
  }

  /// Creates a survey of no sources.
  public init() {}
}
