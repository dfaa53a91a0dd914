import SwiftSyntax

/// The facts that sources state of one type, in its declaration and in all extensions.
struct TypeFacts {
  /// A call somewhere in a type.
  struct Call {
    /// The argument that is looked at; nil where it is absent.
    let argument: ExprSyntax?
    /// Whether the call is made in some cases only.
    let isConditional: Bool
    /// The intent's type, where the call names one.
    var intent: ExprSyntax?
  }

  /// A parameter of an intent.
  struct Parameter {
    /// The property's name.
    let name: String
    /// The type, as it is written.
    let type: String
    /// The default value, where there is one.
    let standard: ExprSyntax?
  }

  /// A widget or bundle that a bundle lists.
  struct Listed: Hashable {
    /// The type's name; nil for something other than a plain call.
    let type: String?
    /// Whether it is listed in some cases only.
    let isConditional: Bool
  }

  /// The types that this one inherits from or conforms to, without their modules.
  var inherited: Set<String> = []
  /// Whether the program begins here.
  var isMain = false
  /// Whether the author wrote the function that the program begins with.
  var hasOwnMain = false
  /// The file in which the program begins, or else the type is declared.
  var file: AbsolutePath?
  /// The calls that make a widget's configuration, with their kinds.
  var configurations: [Call] = []
  /// Whether a Live Activity is configured.
  var hasActivity = false
  /// The calls that name families.
  var families: [Call] = []
  /// The widgets that a bundle's body lists.
  var listed: [Listed] = []
  /// Constants by name; several where they disagree.
  var constants: [String: [ExprSyntax]] = [:]
  /// The raw values of an enumeration's cases.
  var rawValues: [String: String] = [:]
  /// The names of an enumeration's cases, in order.
  var cases: [String] = []
  /// The parameters of an intent, in order.
  var parameters: [Parameter] = []
}

/// The facts that all sources state of all types.
struct TypeTable {
  /// The facts by the types' names, outer types first, with points between.
  private(set) var types: [String: TypeFacts] = [:]
  /// The names of all imported modules that the conditions leave.
  private(set) var imports: Set<String> = []
  /// The types' qualified names, by their last parts.
  private var named: [Substring: [String]] = [:]

  /// The facts of the file's own scope have this name.
  static let global = ""

  /// Reads the active code of a file.
  mutating func read(_ tree: Syntax, of file: AbsolutePath) {
    let visitor = SourceVisitor(file: file, table: self)
    // The visitor's is the only one then, and changes in place.
    self = TypeTable()
    visitor.walk(tree)
    self = visitor.table
  }

  /// Changes the facts about a type.
  mutating func update(_ type: String, _ change: (inout TypeFacts) -> Void) {
    if types[type] == nil { named[Self.lastName(type), default: []].append(type) }
    change(&types[type, default: TypeFacts()])
  }

  /// The last part of a type's qualified name.
  private static func lastName(_ type: String) -> Substring {
    type.lastIndex(of: ".").map { type[type.index(after: $0)...] } ?? type[...]
  }

  /// Adds an imported module.
  mutating func insert(imported module: String) {
    imports.insert(module)
  }

  /// Finds a type by its name as it is written inside of another.
  ///
  /// - Returns: The whole name; nil where there is none, or where it could be one of several.
  func resolve(_ name: String, in scope: String = global) -> String? {
    var name = name
    if name.hasPrefix("Self.") { name.removeFirst("Self.".count) }
    var around = scope.split(separator: ".")
    while true {
      let full = (around.map(String.init) + [name]).joined(separator: ".")
      if types[full] != nil { return full }
      if around.popLast() == nil { break }
    }
    let ending = "." + name
    let endings = (named[Self.lastName(name)] ?? []).filter { $0.hasSuffix(ending) }
    return endings.count == 1 ? endings.first : nil
  }
}
