/// The beginning of the app's side: it offers the functions that a scenario calls.
struct AppProgram {
  /// The functions, as they are called in Swift.
  let functions: [String]

  /// The source.
  var source: GeneratedSource {
    let entries = functions.map { "\"\($0)\": { _ = try await \($0)() }" }
    let list = entries.isEmpty ? ":" : entries.joined(separator: ", ")
    return GeneratedSource(
      name: "AppSide.swift",
      text: """
        import WidgetKit

        @main private enum WidgetcheckAppSide {
          @MainActor static func main() { _AppSide.run([\(list)]) }
        }

        """)
  }
}
