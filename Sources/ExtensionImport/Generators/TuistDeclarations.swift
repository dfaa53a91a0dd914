import SourceParsing
import SwiftSyntax

/// The constants and functions that a description for Tuist may name: its own, and those of the
/// author's helpers in `Tuist/ProjectDescriptionHelpers`.
struct TuistDeclarations {
  /// A constant, or a property that is computed.
  struct Constant {
    /// The expression that gives its value; nil where no single one does.
    var value: ExprSyntax?
    /// The statements that compute it, where there are several or it is none.
    var body: CodeBlockItemListSyntax?
    /// The type that is written with it.
    var type: TypeSyntax?
  }

  /// The constants, by name; those of a type as `Type.name` and `.name`.
  private(set) var constants: [String: Constant] = [:]
  /// The raw values of an enumeration's cases by their names, by the enumeration's name; nil for a
  /// case whose raw value is its name.
  private(set) var cases: [String: [String: ExprSyntax?]] = [:]
  /// The names of an enumeration's cases in their order, by the enumeration's name.
  private(set) var caseNames: [String: [String]] = [:]
  /// The calls that constants of the description itself are, in order of the constants' names.
  let ownCalls: [ExprSyntax]

  /// The functions by name, each with the name of its type; nil for one outside of types.
  private var functions: [String: [(owner: String?, function: FunctionDeclSyntax)]] = [:]

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

  /// The folder above a description that is the whole workspace's, by its folder `Tuist`; nil for
  /// none.
  static func root(above folder: AbsolutePath) -> AbsolutePath? {
    var place = folder
    while !place.appending("Tuist").isFolder {
      guard place.path != "/", place.folder != place else { return nil }
      place = place.folder
    }
    return place
  }

  /// The files of an author's helpers, which lie in the workspace's folder, and in those of plugins
  /// beside it.
  static func helpers(above folder: AbsolutePath) -> [SourceFileSyntax] {
    guard let root = root(above: folder) else { return [] }
    let places = [root.appending("Tuist")] + plugins(of: root)
    return places.map { $0.appending("ProjectDescriptionHelpers") }.filter(\.isFolder)
      .flatMap { FolderWalk($0).files }.filter { FileKind($0) == .source }
      .compactMap { BoundedParser.parse($0.text ?? "") }
  }

  /// The folders of the plugins that a workspace's configuration names by their paths.
  private static func plugins(of root: AbsolutePath) -> [AbsolutePath] {
    ["Tuist.swift", "Tuist/Config.swift"].flatMap { name in
      let text = root.appending(name).text ?? ""
      return text.matches(of: /\.local\(\s*path:\s*(?:[\w.]+\()?\s*"([^"\n]+)"/)
        .map { root.appending(String($0.1)) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, of type: String?) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for (name, constant) in Self.constants(of: variable) {
        guard let type else {
          constants[name] = constant
          continue
        }
        // `extension TargetDependency.Module` is named `.Module`, too.
        constants["\(Self.lastName(of: type)).\(name)"] = constant
        constants[".\(name)"] = constant
      }
    } else if let node = declaration.as(EnumCaseDeclSyntax.self), let type {
      for element in node.elements where element.parameterClause == nil {
        cases[Self.lastName(of: type), default: [:]][element.name.text] = .some(
          element.rawValue?.value)
        caseNames[Self.lastName(of: type), default: []].append(element.name.text)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text, default: []]
        .append((type.map(Self.lastName), function))
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let name =
        declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      for member in group.memberBlock.members { add(member.decl, of: name ?? "") }
    }
  }

  /// The last of the names between points.
  static func lastName(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// The author's enumeration that a type names, also as a list's or an optional's; nil for any
  /// other.
  func enumeration(_ type: TypeSyntax?) -> String? {
    let name = type.map { Self.lastName(of: $0.trimmedDescription.filter { !"[]?".contains($0) }) }
    return name.flatMap { cases[$0] == nil ? nil : $0 }
  }

  private static func constants(of variable: VariableDeclSyntax) -> [(String, Constant)] {
    let plain = values(of: variable)
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      var constant = Constant(type: binding.typeAnnotation?.type)
      constant.value = plain.first { $0.name == name }?.value
      if constant.value == nil, case .getter(let body) = binding.accessorBlock?.accessors {
        constant.body = body
      }
      return constant.value == nil && constant.body == nil ? nil : (name, constant)
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

  /// The member of an author's type, as `Names.app`, or `.app` where the type is known.
  func constant(of member: MemberAccessExprSyntax) -> Constant? {
    let base = member.base?.trimmedDescription ?? ""
    let type = base == "Self" || base == "self" ? "" : Self.lastName(of: base)
    return constants["\(type).\(member.declName.baseName.text)"]
  }

  /// Finds the author's function that a call calls; nil where the call is Tuist's own.
  ///
  /// Among functions that take the call's arguments, one of the type named in the call comes first.
  func function(_ name: String, for call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let type = base.map(Self.lastName)
    let fitting = (functions[name] ?? []).filter { Self.takes($0.function, call) }
    return (fitting.first { $0.owner == type } ?? fitting.first)?.function
  }

  private static func takes(
    _ function: FunctionDeclSyntax, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let isComplete = parameters.allSatisfy { parameter in
      parameter.defaultValue != nil || argument(for: parameter, in: call) != nil
    }
    return isComplete && call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
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
