// The values that need no query to be recorded and read: texts, numbers, dates and the like.

import ExtensionRuntime
package import WidgetRecording
package import CoreLocation
import FoundationSupplement

/// A value that is recorded and read by itself.
package protocol PlainIntentValue {
  var recorded: JSONValue? { get }
  static func read(_ value: JSONValue) throws(ValueProblem) -> Self
}

extension String: PlainIntentValue {
  package var recorded: JSONValue? { .string(self) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> String {
    guard case .string(let text) = value else { throw .wrong("a string", value) }
    return text
  }
}

extension Bool: PlainIntentValue {
  package var recorded: JSONValue? { .bool(self) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> Bool {
    guard case .bool(let truth) = value else { throw .wrong("true or false", value) }
    return truth
  }
}

extension Double: PlainIntentValue {
  package var recorded: JSONValue? { .number(self) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> Double {
    guard case .number(let number) = value else { throw .wrong("a number", value) }
    return number
  }
}

extension Int: PlainIntentValue {
  package var recorded: JSONValue? { .number(Double(self)) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw .wrong("a whole number", value)
    }
    return whole
  }
}

extension Date: PlainIntentValue {
  package var recorded: JSONValue? { .number(timeIntervalSince1970) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> Date {
    switch value {
    case .number(let seconds): return Date(timeIntervalSince1970: seconds)
    case .string(let text):
      let styles = [
        Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      ]
      let date = styles.lazy.compactMap { try? Date(text, strategy: $0) }.first
      if let date { return date }
    default: break
    }
    throw .wrong("a date as seconds since 1970 or in ISO 8601", value)
  }
}

extension URL: PlainIntentValue {
  package var recorded: JSONValue? { .string(absoluteString) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> URL {
    guard case .string(let text) = value, let url = URL(string: text) else {
      throw .wrong("a URL", value)
    }
    return url
  }
}

extension AttributedString: PlainIntentValue {
  package var recorded: JSONValue? { .string(String(characters)) }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> AttributedString {
    AttributedString(try String.read(value))
  }
}

extension DateComponents: PlainIntentValue {
  /// The parts that are recorded, by name.
  private static var parts: [(name: String, part: WritableKeyPath<DateComponents, Int?>)] {
    [
      ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second), ("weekday", \.weekday),
    ]
  }

  package var recorded: JSONValue? {
    var object: [String: JSONValue] = [:]
    for (name, part) in Self.parts {
      if let value = self[keyPath: part] { object[name] = .number(Double(value)) }
    }
    return .object(object)
  }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> DateComponents {
    guard case .object(let object) = value else {
      throw .wrong("an object with year, month, day, hour, minute, second or weekday", value)
    }
    var components = DateComponents()
    for (name, part) in parts {
      if let value = object[name] { components[keyPath: part] = try Int.read(value) }
    }
    return components
  }
}

extension Measurement: PlainIntentValue where UnitType: Dimension {
  package var recorded: JSONValue? {
    .object(["value": .number(value), "unit": .string(unit.symbol)])
  }

  /// Reads a bare number as one in the dimension's base unit.
  package static func read(_ value: JSONValue) throws(ValueProblem) -> Measurement {
    guard case .number(let number) = value else {
      throw .wrong("a number of \(UnitType.baseUnit().symbol)", value)
    }
    return Measurement(value: number, unit: UnitType.baseUnit())
  }
}

extension IntentWidgetFamily: PlainIntentValue {
  package var recorded: JSONValue? { .string("\(self)") }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> IntentWidgetFamily {
    let all: [IntentWidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCorner,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]
    let name = try String.read(value)
    guard let family = all.first(where: { "\($0)" == name }) else {
      throw ValueProblem(.unknownCase(name, known: all.map { "\($0)" }))
    }
    return family
  }
}

extension IntentCurrencyAmount: PlainIntentValue {
  package var recorded: JSONValue? {
    .object([
      "amount": .number(NSDecimalNumber(decimal: amount).doubleValue),
      "currencyCode": .string(currencyCode),
    ])
  }

  package static func read(_ value: JSONValue) throws(ValueProblem) -> IntentCurrencyAmount {
    guard case .object(let object) = value, let amount = object["amount"],
      let code = object["currencyCode"]
    else { throw .wrong("an object with amount and currencyCode", value) }
    return IntentCurrencyAmount(
      amount: Decimal(try Double.read(amount)), currencyCode: try String.read(code))
  }
}

extension IntentFile: PlainIntentValue {
  package var recorded: JSONValue? { .string(filename) }

  /// Reads the path of a file.
  package static func read(_ value: JSONValue) throws(ValueProblem) -> IntentFile {
    IntentFile(fileURL: URL(fileURLWithPath: try String.read(value)))
  }
}

extension IntentPerson: PlainIntentValue {
  package var recorded: JSONValue? { .string(displayName) }

  /// Reads a name.
  package static func read(_ value: JSONValue) throws(ValueProblem) -> IntentPerson {
    let name = try String.read(value)
    return IntentPerson(
      identifier: .applicationDefined(name), name: .displayName(name), handle: nil)
  }
}

extension CLPlacemark: PlainIntentValue {
  package var recorded: JSONValue? { (name ?? locality).map { .string($0) } }

  /// Reads a name; the place itself is unknown.
  package static func read(_ value: JSONValue) throws(ValueProblem) -> Self {
    let placemark = CLPlacemark(location: nil, name: try String.read(value))
    guard let placemark = placemark as? Self else { throw .wrong("a place", value) }
    return placemark
  }
}
