/// The type of the one value that an intent's parameter takes, in JSON Schema's words.
public enum ParameterType: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// A text.
  case string
  /// A number with a fraction or without.
  case number
  /// A number without a fraction.
  case integer
  /// True or false.
  case boolean

  /// Whether a parameter of the type takes a value; each takes null, which stands for none.
  public func takes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (_, .null), (.string, .string), (.number, .number), (.boolean, .bool): true
    case (.integer, .number(let number)): Int(exactly: number) != nil
    default: false
    }
  }
}
