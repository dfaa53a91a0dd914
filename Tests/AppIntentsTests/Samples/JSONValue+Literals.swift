public import WidgetRecording

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Values by name.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
