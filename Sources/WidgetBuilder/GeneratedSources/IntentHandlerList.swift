/// The list by which the extension's program finds the handlers of SiriKit intents in its sources.
///
/// On a device they belong to the app's Intents extension, which the system asks for the defaults of a
/// widget's parameters.
struct IntentHandlerList {
  /// The names of the classes, with the types around them.
  private let classes: [String]

  /// Finds the subclasses of `INExtension` that others than generic types and extensions declare.
  init(_ declarations: some Sequence<SourceSurvey.Declaration>) {
    let base: Set = ["INExtension", "Intents.INExtension"]
    classes = declarations.filter { declaration in
      declaration.mangledName != nil && !base.isDisjoint(with: declaration.inherited)
    }.map(\.name)
  }

  /// The source; nil where there are no handlers.
  var source: GeneratedSource? {
    guard !classes.isEmpty else { return nil }
    let makers = classes.map { "{ \($0)() }" }
    return GeneratedSource(
      name: "WidgetcheckIntentHandlers.swift",
      text: """
        public import Intents

        public enum WidgetcheckIntentHandlers: _IntentHandlerList {
          @MainActor public static var all: [() -> INExtension] {
            [\(makers.joined(separator: ", "))]
          }
        }

        """)
  }
}
