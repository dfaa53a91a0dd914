import SwiftSyntax

/// Finds the types that a run looks at: what is left out of one of them would be missing in it.
final class KeptTypes: SyntaxAnyVisitor {
  /// The types' names.
  private(set) var names: Set<String> = []
  /// The names of all declarations outside of functions.
  private(set) var declared: Set<String> = []

  /// The protocols of what a run calls and shows.
  private static let protocols: Set<String> = [
    "AppIntentTimelineProvider", "AppIntentControlValueProvider", "ControlConfigurationIntent",
    "ControlValueProvider", "ControlWidget", "IntentTimelineProvider", "RelevanceEntriesProvider",
    "RelevanceEntry", "TimelineEntry", "TimelineProvider", "Widget", "WidgetBundle",
    "WidgetConfigurationIntent",
  ]

  /// Looks through a source.
  static func visiting(_ tree: SourceFileSyntax) -> KeptTypes {
    let visitor = KeptTypes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return .skipChildren }
    if let named = node.asProtocol((any NamedDeclSyntax).self) { declared.insert(named.name.text) }
    if let function = node.as(FunctionDeclSyntax.self) { declared.insert(function.name.text) }
    if let variable = node.as(VariableDeclSyntax.self) {
      declared.formUnion(variable.bindings.map { $0.pattern.trimmedDescription })
    }
    guard let name = OmittablePart.typeName(node) else { return .visitChildren }
    let inherited =
      node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes ?? []
    let bases = inherited.flatMap { $0.type.trimmedDescription.split { ".&, ".contains($0) } }
    if bases.contains(where: { Self.protocols.contains(String($0)) }) { names.insert(name) }
    return .visitChildren
  }
}
