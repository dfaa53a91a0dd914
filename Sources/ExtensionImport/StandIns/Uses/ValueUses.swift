import SwiftSyntax

/// The ways in which code uses a value, as far as they tell its type.
struct ValueUses {
  /// The names of the members that are taken of it, those of functions with brackets.
  private(set) var members: Set<String> = []
  /// The cases that it is compared with, each with the places where what it holds has a name.
  private(set) var cases: [String: [Payload]] = [:]
  /// The type that a place asks for.
  private(set) var type: String?
  private(set) var isSubscripted = false
  private(set) var isOptional = false
  private(set) var isCast = false
  private(set) var isIterated = false
  /// Whether it is used in a way that tells nothing.
  private(set) var isUsedOtherwise = false
  private var depth = 0

  /// Whether it is used as a list is.
  var isList: Bool { isIterated || !members.isDisjoint(with: Self.ofLists) }

  /// Whether nothing is done with it.
  var isEmpty: Bool {
    !(isUsedOtherwise || isSubscripted || isOptional || isCast || isIterated) && members.isEmpty
      && cases.isEmpty && type == nil
  }

  private static let ofLists: Set = [
    "compactMap()", "count", "enumerated()", "filter()", "first", "flatMap()", "forEach()",
    "indices", "isEmpty", "last", "map()", "reduce()", "reversed()", "sorted()",
  ]

  /// A name for what a case holds, in the code that knows the name.
  struct Payload {
    let name: String
    let code: Syntax
  }

  /// The greatest number of names after each other that are followed.
  private static let depthLimit = 8

  /// Looks at the place of an expression.
  init(of expression: ExprSyntax) { add(expression) }

  /// Looks at all places of a name.
  init(of name: String, in code: some SyntaxProtocol) { add(name, in: Syntax(code)) }

  private mutating func add(_ name: String, in code: Syntax) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    let places = NamePlaces(name)
    places.walk(code)
    for place in places.expressions { add(place) }
    if places.isUnwrapped { isOptional = true }
    depth -= 1
  }

  private mutating func add(_ expression: ExprSyntax) {
    guard let parent = expression.parent else { return }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      if let outer = ExprSyntax(parent) { add(outer) }
    } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      isOptional = true
      if let outer = ExprSyntax(parent) { add(outer) }
    } else if let access = parent.as(MemberAccessExprSyntax.self) {
      let isCalled = access.parent?.is(FunctionCallExprSyntax.self) == true
      members.insert(access.declName.baseName.text + (isCalled ? "()" : ""))
    } else if let call = parent.as(SubscriptCallExprSyntax.self),
      call.calledExpression == expression
    {
      isSubscripted = true
    } else if parent.as(ForStmtSyntax.self)?.sequence == expression {
      isIterated = true
    } else if let choice = parent.as(SwitchExprSyntax.self) {
      add(choice)
    } else if let value = parent.as(InitializerClauseSyntax.self) {
      add(value)
    } else if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    {
      add(ExprSyntax(tuple))
    } else if parent.is(ExprListSyntax.self) {
      add(inSequence: expression, parent)
    } else if let known = PlaceType.type(of: expression) {
      if known != "Void" { type = type ?? known }
    } else {
      isUsedOtherwise = true
    }
  }

  private mutating func add(_ choice: SwitchExprSyntax) {
    for element in choice.cases {
      guard let element = element.as(SwitchCaseSyntax.self),
        let label = element.label.as(SwitchCaseLabelSyntax.self)
      else { continue }
      for item in label.caseItems { add(item.pattern, in: Syntax(element.statements)) }
    }
  }

  private mutating func add(_ pattern: PatternSyntax, in code: Syntax) {
    guard let found = CasePattern(pattern) else { return }
    cases[found.name, default: []] += found.names.map { Payload(name: $0, code: code) }
  }

  private mutating func add(_ value: InitializerClauseSyntax) {
    guard let owner = value.parent else { return }
    if let condition = owner.as(MatchingPatternConditionSyntax.self) {
      guard let code = CodeAround.condition(Syntax(condition)) else { return }
      return add(condition.pattern, in: code)
    }
    let binding = owner.as(OptionalBindingConditionSyntax.self)
    if binding != nil, value.value.as(TryExprSyntax.self)?.questionOrExclamationMark == nil {
      isOptional = true
    }
    let pattern = binding?.pattern ?? owner.as(PatternBindingSyntax.self)?.pattern
    let written =
      binding?.typeAnnotation ?? owner.as(PatternBindingSyntax.self)?.typeAnnotation
    if let written = written?.type.trimmedDescription, PlaceType.isKnown(written) {
      type = type ?? written
    }
    guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text,
      let code = binding == nil ? CodeAround.block(owner) : CodeAround.condition(owner)
    else {
      isUsedOtherwise = true
      return
    }
    add(name, in: code)
  }

  /// Takes what stands beside an expression, between operators.
  private mutating func add(inSequence expression: ExprSyntax, _ list: Syntax) {
    let parts = list.children(viewMode: .sourceAccurate).map { $0 }
    let place = parts.firstIndex { $0.id == expression.id } ?? 0
    let next = place + 1 < parts.count ? parts[place + 1] : nil
    if next?.is(UnresolvedAsExprSyntax.self) == true
      || next?.is(UnresolvedIsExprSyntax.self) == true
    {
      isCast = true
      return
    }
    let operators = next?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    if operators == "??" { isOptional = true }
    if ["==", "!="].contains(operators), parts[place + 2].is(NilLiteralExprSyntax.self) {
      isOptional = true
    } else if let known = PlaceType.type(of: expression) {
      type = type ?? known
    } else {
      isUsedOtherwise = true
    }
  }
}

/// A pattern such as `.success(let value)`.
struct CasePattern {
  /// The case's name.
  let name: String
  /// The names that it gives to what the case holds.
  let names: [String]

  /// Reads a pattern; nil for one of another form.
  init?(_ pattern: PatternSyntax) {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let expression = inner.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self)
    guard
      let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      access.base == nil
    else { return nil }
    name = access.declName.baseName.text
    names = (call?.arguments ?? []).compactMap { argument in
      guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else {
        return nil
      }
      let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      return inner.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }
}

/// The code in which a name is known.
enum CodeAround {
  /// The statements around a declaration.
  static func block(_ node: some SyntaxProtocol) -> Syntax? {
    var current = node.parent
    while let node = current {
      if node.is(CodeBlockItemListSyntax.self) || node.is(MemberBlockItemListSyntax.self) {
        return node
      }
      current = node.parent
    }
    return nil
  }

  /// The code behind a condition: that of an `if` or a `while`, or what follows a `guard`.
  static func condition(_ node: some SyntaxProtocol) -> Syntax? {
    var current = node.parent
    while let node = current {
      if node.is(IfExprSyntax.self) || node.is(WhileStmtSyntax.self) { return node }
      if node.is(GuardStmtSyntax.self) { return block(node) }
      current = node.parent
    }
    return nil
  }
}

/// The places at which code has a name.
private final class NamePlaces: SyntaxVisitor {
  private(set) var expressions: [ExprSyntax] = []
  /// Whether the name is bound again without an optional, as by `if let name`.
  private(set) var isUnwrapped = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    guard node.baseName.text == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return }
    expressions.append(ExprSyntax(node))
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    if bound == name, node.initializer == nil { isUnwrapped = true }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // A closure's own arguments are other values.
    ClosureNames(node).all.contains(name) ? .skipChildren : .visitChildren
  }
}
