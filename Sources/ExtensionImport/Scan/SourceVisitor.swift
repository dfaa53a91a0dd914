import SwiftParser
import SwiftSyntax

/// Gathers the facts about one file's widgets that a manifest can have.
final class SourceVisitor: SyntaxVisitor {
  private static let configurationNames: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
    "RelevanceConfiguration",
  ]

  /// The types found so far.
  private(set) var table: TypeTable
  private let file: AbsolutePath
  private var scopes: [String] = []

  /// Creates a visitor that adds to a table of types.
  init(file: AbsolutePath, table: TypeTable) {
    self.file = file
    self.table = table
    super.init(viewMode: .sourceAccurate)
  }

  private var scope: String { scopes.last ?? TypeTable.global }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { table.insert(imported: module) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    scopes.append(table.resolve(name) ?? name)
    note(node.attributes, node.inheritanceClause, isDeclaration: false)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ name: String, _ attributes: AttributeListSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    scopes.append(scopes.isEmpty ? name : scope + "." + name)
    note(attributes, clause, isDeclaration: true)
    return .visitChildren
  }

  private func note(
    _ attributes: AttributeListSyntax, _ clause: InheritanceClauseSyntax?, isDeclaration: Bool
  ) {
    let isMain = attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
    }
    let inherited = (clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
      .flatMap { $0.split(separator: "&") }
      .compactMap { $0.split(separator: ".").last.map { String($0).trimmed } }
    table.update(scope) { facts in
      facts.isMain = facts.isMain || isMain
      facts.inherited.formUnion(inherited)
      if isMain || (isDeclaration && facts.file == nil) { facts.file = file }
    }
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let raw = node.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    table.update(scope) { facts in
      facts.rawValues[name] = node.rawValue == nil ? name : raw
      facts.cases.append(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    if isStatic, node.name.text == "main" { table.update(scope) { $0.hasOwnMain = true } }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOfType = node.parent?.is(MemberBlockItemSyntax.self) == true
    guard isOfType || scopes.isEmpty else { return .visitChildren }
    if let parameter = IntentConfigurations.parameter(node) {
      table.update(scope) { $0.parameters.append(parameter) }
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if name == "body", let block = binding.accessorBlock {
        table.update(scope) { $0.listed += BundleBody.listed(in: block) }
      }
      let isConstant = node.bindingSpecifier.text == "let"
      guard let value = isConstant ? binding.initializer?.value : Self.computed(binding) else {
        continue
      }
      table.update(scope) { $0.constants[name, default: []].append(value) }
    }
    return .visitChildren
  }

  /// The one expression that a property without a setter computes.
  private static func computed(_ binding: PatternBindingSyntax) -> ExprSyntax? {
    guard case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1 else {
      return nil
    }
    switch items.first?.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    default: return nil
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.calledName(node.calledExpression)
    if let name, Self.configurationNames.contains(name) {
      let argument = { (label: String) in
        node.arguments.first { $0.label?.text == label }?.expression
      }
      let call = TypeFacts.Call(
        argument: argument("kind"), isConditional: Self.isConditional(Syntax(node)),
        intent: argument("intent"))
      table.update(scope) { $0.configurations.append(call) }
    } else if name == "ActivityConfiguration" {
      table.update(scope) { $0.hasActivity = true }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base != nil, member.declName.baseName.text == "supportedFamilies"
    {
      let call = TypeFacts.Call(
        argument: node.arguments.first?.expression,
        isConditional: Self.isConditional(Syntax(node)))
      table.update(scope) { $0.families.append(call) }
    }
    return .visitChildren
  }

  /// The name of a type that is called, without its module and generic arguments.
  private static func calledName(_ expression: ExprSyntax) -> String? {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return calledName(generic.expression)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let module = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      module == "WidgetKit" || module == "SwiftUI"
    else { return nil }
    return member.declName.baseName.text
  }

  /// Whether something is reached in some cases only.
  private static func isConditional(_ node: Syntax) -> Bool {
    var around = node.parent
    while let place = around, !place.is(MemberBlockItemSyntax.self) {
      switch place.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .guardStmt, .forStmt, .whileStmt, .doStmt:
        return true
      default: around = place.parent
      }
    }
    return false
  }
}
