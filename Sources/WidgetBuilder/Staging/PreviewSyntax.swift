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

  /// Whether a type is a preview provider that shows Live Activities.
  ///
  /// Views alone, with a `WidgetPreviewContext` as with none, are never shown.
  static func showsActivities(_ node: StructDeclSyntax) -> Bool {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.contains("PreviewProvider") || inherited.contains("SwiftUI.PreviewProvider"),
      node.genericParameterClause == nil
    else { return false }
    let finder = ActivityContextFinder(viewMode: .sourceAccurate)
    finder.walk(node.memberBlock)
    return finder.isFound
  }

  /// Looks for calls of `previewContext` that a Live Activity's attributes have.
  private final class ActivityContextFinder: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "previewContext", let first = node.arguments.first
      else { return .visitChildren }
      let made = first.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      let isWidgets =
        made?.trimmedDescription.hasSuffix("WidgetPreviewContext") == true
        && node.arguments.count == 1
      if !isWidgets { isFound = true }
      return .visitChildren
    }
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
