/// The beginning of the app's side: it offers the functions that a scenario calls.
struct AppProgram {
  /// The functions, as they are called in Swift.
  let functions: [SourceSurvey.CallableFunction]
  /// The intents that may configure a widget: their names in the runtime, by their names in Swift.
  let intents: [String: String]

  /// The source.
  var source: GeneratedSource {
    let entries = functions.map { function in
      let argument = function.argument.map { argument in
        (argument.label.map { "\($0): " } ?? "") + "visit.\(argument.kind.property)"
      }
      let name = function.argument == nil ? "_" : "visit"
      let call = "try await \(function.name)(\(argument ?? ""))"
      return "\"\(function.name)\": { \(name) in _ = \(call) }"
    }
    return GeneratedSource(
      name: "AppSide.swift",
      text: """
        import WidgetKit

        @main private enum WidgetcheckAppSide {
          @MainActor static func main() {
            _AppSide.run(
              [\(Self.list(entries))],
              intents: [\(Self.list(intents.sorted { $0 < $1 }.map { "\"\($0)\": \"\($1)\"" }))],
              in: Self.self)
          }
        }

        """)
  }

  /// The elements of a dictionary.
  private static func list(_ entries: [String]) -> String {
    entries.isEmpty ? ":" : entries.joined(separator: ", ")
  }
}

extension SourceSurvey.VisitArgument.Kind {
  /// The property of a visit that gives the argument.
  fileprivate var property: String {
    switch self {
    case .url: "url"
    case .activity: "activity"
    }
  }
}
