/// A function of expressions, as Apple's documentation of `NSExpression` lists them.
enum ExpressionFunction: String, Sendable {
  case sum, count, min, max, average, median, stddev
  case add = "add:to"
  case subtract = "from:subtract"
  case multiply = "multiply:by"
  case divide = "divide:by"
  case modulus = "modulus:by"
  case power = "raise:toPower"
  case sqrt, log, ln, exp, floor, ceiling, abs, trunc
  case uppercase, lowercase, canonical, length, now, noindex
  /// The date of a number of seconds since 2001.
  case date = "date"

  /// Finds a function by its name, with or without the colon at its end.
  init?(_ name: String) {
    self.init(rawValue: name.hasSuffix(":") ? String(name.dropLast()) : name)
  }

  /// Whether the function makes one value of many.
  var isAggregate: Bool {
    switch self {
    case .sum, .count, .min, .max, .average, .median, .stddev: true
    default: false
    }
  }

  /// Returns the function's value; nil where an argument is missing or of another kind.
  func value(for arguments: [Any?]) -> Any? {
    if isAggregate {
      let first = arguments.first ?? nil
      return aggregate(arguments.count == 1 ? KeyValues.elements(of: first) ?? [first] : arguments)
    }
    switch self {
    case .uppercase: return text(arguments)?.uppercased()
    case .lowercase: return text(arguments)?.lowercased()
    case .canonical:
      return text(arguments)?.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case .length: return text(arguments).map { NSNumber(value: $0.utf16.count) }
    case .now: return Date()
    case .noindex: return arguments.first ?? nil
    case .date:
      return KeyValues.number(arguments.first ?? nil)
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    default:
      let numbers = arguments.compactMap { KeyValues.number(KeyValues.plain($0)) }
      guard numbers.count == arguments.count else { return nil }
      return number(numbers).map { NSNumber(value: $0) }
    }
  }

  private func text(_ arguments: [Any?]) -> String? {
    KeyValues.plain(arguments.first ?? nil) as? String
  }

  private func number(_ values: [Double]) -> Double? {
    guard let first = values.first else { return nil }
    let isBinary = [.add, .subtract, .multiply, .divide, .modulus, .power].contains(self)
    guard values.count == (isBinary ? 2 : 1), let second = values.last else { return nil }
    return switch self {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first / second
    case .modulus: first.truncatingRemainder(dividingBy: second)
    case .power: Foundation.pow(first, second)
    case .sqrt: first.squareRoot()
    case .log: Foundation.log10(first)
    case .ln: Foundation.log(first)
    case .exp: Foundation.exp(first)
    case .floor: first.rounded(.down)
    case .ceiling: first.rounded(.up)
    case .trunc: first.rounded(.towardZero)
    default: Swift.abs(first)
    }
  }

  private func aggregate(_ values: [Any?]) -> Any? {
    let present = values.compactMap { KeyValues.plain($0) }
    let numbers = present.compactMap { KeyValues.number($0) }
    switch self {
    case .count: return NSNumber(value: present.count)
    case .min: return present.min { KeyValues.order($0, $1, []) == .orderedAscending }
    case .max: return present.max { KeyValues.order($0, $1, []) == .orderedAscending }
    case .sum: return Self.sum(present) ?? NSNumber(value: numbers.reduce(0, +))
    default: break
    }
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    switch self {
    case .average: return NSNumber(value: mean)
    case .median:
      let ordered = numbers.sorted()
      let middle = ordered.count / 2
      let isOdd = ordered.count % 2 == 1
      return NSNumber(value: isOdd ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2)
    default:
      let squares = numbers.map { ($0 - mean) * ($0 - mean) }
      return NSNumber(value: (squares.reduce(0, +) / Double(numbers.count)).squareRoot())
    }
  }

  /// The exact sum of decimal numbers; nil where one is of another type.
  private static func sum(_ values: [Any]) -> Any? {
    let decimals = values.compactMap { ($0 as? NSDecimalNumber)?.decimalValue ?? $0 as? Decimal }
    guard !values.isEmpty, decimals.count == values.count else { return nil }
    return NSDecimalNumber(decimal: decimals.reduce(0, +))
  }
}
