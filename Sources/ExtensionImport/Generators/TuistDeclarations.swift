import SourceParsing
import SwiftSyntax

/// The constants and functions that a description for Tuist may name: its own, and those of the
/// author's helpers in `Tuist/ProjectDescriptionHelpers`.
struct TuistDeclarations {
  /// The values of constants, by name; those of a type also as `Type.name` and `.name`.
  private(set) var constants: [String: ExprSyntax] = [:]
  /// The calls that constants of the description itself are, in order of the constants' names.
  let ownCalls: [ExprSyntax]

  private var functions: [String: [FunctionDeclSyntax]] = [:]

  /// Takes what files declare.
  init(_ tree: SourceFileSyntax, helpers: [SourceFileSyntax]) {
    let own = tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap(Self.values).filter { $0.value.is(FunctionCallExprSyntax.self) }
    ownCalls = own.sorted { $0.name < $1.name }.map(\.value)
    for file in helpers + [tree] {
      for statement in file.statements {
        guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
        add(declaration, of: nil)
      }
    }
  }

  /// The files of an author's helpers, which lie in a folder above a description.
  static func helpers(above folder: AbsolutePath) -> [SourceFileSyntax] {
    var place = folder
    while true {
      let helpers = place.appending("Tuist/ProjectDescriptionHelpers")
      if helpers.isFolder {
        return FolderWalk(helpers).files.filter { FileKind($0) == .source }
          .compactMap { BoundedParser.parse($0.text ?? "") }
      }
      guard place.path != "/", place.folder != place else { return [] }
      place = place.folder
    }
  }

  private mutating func add(_ declaration: DeclSyntax, of type: String?) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for (name, value) in Self.values(of: variable) {
        guard let type else {
          constants[name] = value
          continue
        }
        constants["\(type).\(name)"] = value
        constants[".\(name)"] = value
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text, default: []].append(function)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let name =
        declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      for member in group.memberBlock.members { add(member.decl, of: name ?? "") }
    }
  }

  /// The names and values of a declaration; the value of a computed one is its only expression.
  static func values(of variable: VariableDeclSyntax) -> [(name: String, value: ExprSyntax)] {
    variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      if let value = binding.initializer?.value { return (name, value) }
      guard case .getter(let body) = binding.accessorBlock?.accessors, body.count == 1,
        let item = body.first?.item
      else { return nil }
      let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      return value.map { (name, $0) }
    }
  }

  /// The value of a member of an author's type, as `Names.app`, or `.app` where the type is known.
  func constant(of member: MemberAccessExprSyntax) -> ExprSyntax? {
    let base = member.base?.trimmedDescription ?? ""
    return constants["\(base).\(member.declName.baseName.text)"]
  }

  /// The author's function of a name that takes a call's arguments; nil where the call is Tuist's own.
  func function(_ name: String, for call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    functions[name]?.first { function in
      let parameters = function.signature.parameterClause.parameters
      let labels = parameters.map(\.firstName.text)
      let isComplete = parameters.allSatisfy { parameter in
        parameter.defaultValue != nil || Self.argument(for: parameter, in: call) != nil
      }
      return isComplete && call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
    }
  }

  /// The argument that a call gives to a parameter.
  static func argument(
    for parameter: FunctionParameterSyntax, in call: FunctionCallExprSyntax
  ) -> LabeledExprSyntax? {
    let label = parameter.firstName.text
    let same =
      parameter.parent?.as(FunctionParameterListSyntax.self)?
      .filter { $0.firstName.text == label } ?? []
    let place = same.firstIndex { $0.id == parameter.id } ?? 0
    let given = call.arguments.filter { ($0.label?.text ?? "_") == label }
    return given.dropFirst(place).first
  }
}
