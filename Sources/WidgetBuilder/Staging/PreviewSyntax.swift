import SwiftSyntax

/// The parts of `#Preview` that staging looks at.
enum PreviewSyntax {
  /// The labels of the arguments that give a widget its entries, or a Live Activity its contents.
  private static let sources: Set<String> = [
    "timeline", "timelineProvider", "relevanceEntries", "relevanceProvider", "contentStates",
  ]

  /// Whether a preview shows a widget with entries or a Live Activity, and not just a view.
  static func showsWidget(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    let labels =
      node.arguments.compactMap { $0.label?.text }
      + node.additionalTrailingClosures.map(\.label.text)
    return labels.contains { sources.contains($0) }
  }

  /// The parts in which the author's code stands.
  static func parts(of node: some FreestandingMacroExpansionSyntax) -> [Syntax] {
    [
      Syntax(node.arguments), node.trailingClosure.map(Syntax.init),
      Syntax(node.additionalTrailingClosures),
    ].compactMap(\.self)
  }

  /// The beginning of the names of the previews of a file.
  static func prefix(of path: String) -> String {
    "_widgetPreview_" + path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" } + "_"
  }
}
