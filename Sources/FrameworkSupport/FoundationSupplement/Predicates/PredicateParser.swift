/// Reads a predicate's format, as Apple's predicate guide describes it.
///
/// Key paths, constants, lists, arithmetic, comparisons with their options, `ANY`, `ALL`, `NONE`
/// and compounds are read, `SUBQUERY`, `CAST` to a date and the functions that expressions know;
/// other function expressions are refused.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: [Any?]

  init(_ format: String, _ arguments: [Any?]) throws(PredicateSyntaxError) {
    var lexer = PredicateLexer(format)
    tokens = try lexer.tokens()
    self.arguments = arguments
  }

  /// Reads the whole format.
  mutating func predicate() throws(PredicateSyntaxError) -> PredicateTree {
    let tree = try alternatives()
    guard position == tokens.count else {
      throw PredicateSyntaxError("\(tokens[position]) stands after the predicate's end")
    }
    return tree
  }

  private mutating func alternatives() throws(PredicateSyntaxError) -> PredicateTree {
    var trees = [try conjunction()]
    while accept("OR", "||") { trees.append(try conjunction()) }
    return trees.count == 1 ? trees[0] : .any(trees)
  }

  private mutating func conjunction() throws(PredicateSyntaxError) -> PredicateTree {
    var trees = [try negation()]
    while accept("AND", "&&") { trees.append(try negation()) }
    return trees.count == 1 ? trees[0] : .all(trees)
  }

  private mutating func negation() throws(PredicateSyntaxError) -> PredicateTree {
    if accept("NOT", "!") { return .not(try negation()) }
    if accept("TRUEPREDICATE") { return .constant(true) }
    if accept("FALSEPREDICATE") { return .constant(false) }
    let start = position
    let given = arguments
    guard accept("(") else { return try comparison() }
    // A parenthesis opens a predicate or a value; only the text after it decides.
    if let tree = try? alternatives(), accept(")"), !isAtRelation { return tree }
    position = start
    arguments = given
    return try comparison()
  }

  private mutating func comparison() throws(PredicateSyntaxError) -> PredicateTree {
    var quantity: PredicateTree.Quantity?
    if accept("ANY", "SOME") { quantity = .any }
    if accept("ALL") { quantity = .all }
    if accept("NONE") { quantity = .no }
    let left = try sum()
    let relation = try relation()
    let options = try options()
    return .comparison(left, relation, try sum(), options: options, quantity)
  }

  private static let relations: [String: PredicateTree.Relation] = [
    "==": .equal, "=": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BETWEEN": .between, "IN": .isIn, "BEGINSWITH": .begins, "ENDSWITH": .ends,
    "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
  ]

  private var isAtRelation: Bool {
    guard position < tokens.count else { return false }
    return Self.relations[word(tokens[position])] != nil
  }

  private mutating func relation() throws(PredicateSyntaxError) -> PredicateTree.Relation {
    guard position < tokens.count, let relation = Self.relations[word(tokens[position])] else {
      throw PredicateSyntaxError("a comparison lacks its operator")
    }
    position += 1
    return relation
  }

  private mutating func options() throws(PredicateSyntaxError) -> String.CompareOptions {
    guard accept("[") else { return [] }
    guard position < tokens.count, case .name(let letters) = tokens[position] else {
      throw PredicateSyntaxError("a comparison's options are missing")
    }
    position += 1
    guard accept("]") else { throw PredicateSyntaxError("] is missing") }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func sum() throws(PredicateSyntaxError) -> PredicateValue {
    var value = try product()
    while let symbol = acceptSymbol("+", "-") {
      value = .arithmetic(value, symbol, try product())
    }
    return value
  }

  private mutating func product() throws(PredicateSyntaxError) -> PredicateValue {
    var value = try value()
    while let symbol = acceptSymbol("*", "/") {
      value = .arithmetic(value, symbol, try self.value())
    }
    return value
  }

  private mutating func value() throws(PredicateSyntaxError) -> PredicateValue {
    guard position < tokens.count else { throw PredicateSyntaxError("a value is missing") }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .variable(let name): return .variable(name)
    case .argument(let isKeyPath): return try argument(isKeyPath)
    case .symbol("-"): return .arithmetic(.constant(0), "-", try value())
    case .symbol("("):
      let value = try sum()
      guard accept(")") else { throw PredicateSyntaxError(") is missing") }
      return value
    case .symbol("{"): return try list()
    case .symbol(let symbol): throw PredicateSyntaxError("a value cannot begin with \(symbol)")
    case .name(let name): return try named(name)
    }
  }

  private mutating func named(_ name: String) throws(PredicateSyntaxError) -> PredicateValue {
    switch name.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SUBQUERY": return try subquery()
    case "CAST": return try cast()
    case "FUNCTION", "TERNARY":
      throw PredicateSyntaxError("\(name) expressions are not supported")
    default: break
    }
    guard position < tokens.count, [.symbol("("), .symbol(":")].contains(tokens[position]) else {
      return .keyPath(name)
    }
    return try call(of: name)
  }

  /// Reads a whole expression.
  mutating func expression() throws(PredicateSyntaxError) -> PredicateValue {
    let value = try sum()
    guard position == tokens.count else {
      throw PredicateSyntaxError("\(tokens[position]) stands after the expression's end")
    }
    return value
  }

  /// Reads a function's labels and arguments: `lowercase:(name)`, `add:to:(a, b)`, `now()`.
  private mutating func call(of start: String) throws(PredicateSyntaxError) -> PredicateValue {
    var name = start
    while accept(":") {
      name += ":"
      guard position < tokens.count, case .name(let label) = tokens[position] else { break }
      name += label
      position += 1
    }
    guard accept("("), let function = ExpressionFunction(name) else {
      throw PredicateSyntaxError("the function \(name) is not supported")
    }
    var values: [PredicateValue] = []
    if accept(")") { return .function(function, values) }
    repeat { values.append(try sum()) } while accept(",")
    guard accept(")") else { throw PredicateSyntaxError(") is missing") }
    return .function(function, values)
  }

  /// Reads a date as Xcode writes one in a model's predicate: `CAST(7.0e8, "NSDate")`.
  private mutating func cast() throws(PredicateSyntaxError) -> PredicateValue {
    guard accept("(") else { throw PredicateSyntaxError("CAST lacks its (") }
    let value = try sum()
    guard accept(","), position < tokens.count, case .text("NSDate") = tokens[position] else {
      throw PredicateSyntaxError("CAST is supported for dates alone")
    }
    position += 1
    guard accept(")") else { throw PredicateSyntaxError(") is missing") }
    return .function(.date, [value])
  }

  /// Reads a collection, a variable and a predicate, and the path behind them.
  private mutating func subquery() throws(PredicateSyntaxError) -> PredicateValue {
    guard accept("(") else { throw PredicateSyntaxError("SUBQUERY lacks its (") }
    let collection = try sum()
    guard accept(","), position < tokens.count, case .variable(let name) = tokens[position] else {
      throw PredicateSyntaxError("SUBQUERY lacks its variable")
    }
    position += 1
    guard accept(",") else { throw PredicateSyntaxError("SUBQUERY lacks its predicate") }
    let value = PredicateValue.subquery(collection, name, try alternatives())
    guard accept(")") else { throw PredicateSyntaxError(") is missing") }
    guard accept(".") else { return value }
    guard position < tokens.count, case .name(let path) = tokens[position] else {
      throw PredicateSyntaxError("a path is missing after SUBQUERY")
    }
    position += 1
    return .member(value, path)
  }

  private mutating func list() throws(PredicateSyntaxError) -> PredicateValue {
    var values: [PredicateValue] = []
    if accept("}") { return .list(values) }
    repeat { values.append(try sum()) } while accept(",")
    guard accept("}") else { throw PredicateSyntaxError("} is missing") }
    return .list(values)
  }

  private mutating func argument(_ isKeyPath: Bool) throws(PredicateSyntaxError) -> PredicateValue {
    guard !arguments.isEmpty else { throw PredicateSyntaxError("there are too few arguments") }
    let value = arguments.removeFirst()
    guard isKeyPath else { return .constant(value) }
    guard let path = KeyValues.plain(value) as? String else {
      throw PredicateSyntaxError("%K is given something that is no key path")
    }
    return .keyPath(path)
  }

  private mutating func accept(_ words: String...) -> Bool {
    guard position < tokens.count, words.contains(word(tokens[position])) else { return false }
    position += 1
    return true
  }

  private mutating func acceptSymbol(_ symbols: String...) -> String? {
    guard position < tokens.count, case .symbol(let symbol) = tokens[position],
      symbols.contains(symbol)
    else { return nil }
    position += 1
    return symbol
  }

  /// A symbol, or a name in capitals.
  private func word(_ token: PredicateToken) -> String {
    switch token {
    case .name(let name): name.uppercased()
    case .symbol(let symbol): symbol
    default: ""
    }
  }
}
