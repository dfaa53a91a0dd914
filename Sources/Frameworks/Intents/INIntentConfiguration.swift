// Configurations of an INIntent, made from a manifest.

package import ExtensionRuntime
import CoreLocation
import FoundationSupplement
package import WidgetRecording

/// Makes a configuration as the system would: the definition's defaults, those of the app's handlers,
/// then the manifest's values.
///
/// - Parameters:
///   - type: The class of the intent.
///   - parameters: Values by name: texts, numbers, dates, cases by name, identifiers of objects
///     with or without their display strings.
/// - Returns: The intent.
/// - Throws: `IntentConfigurationError` for a name or a value that the intent does not have.
package func makeConfiguration<Intent: INIntent>(
  _ type: Intent.Type, parameters values: [String: JSONValue]
) throws(IntentConfigurationError) -> Intent {
  let intent = Intent()
  let name = String(describing: type)
  let parameters = type._parameters ?? []
  let names = parameters.map(\.name)
  if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
    throw .unknown(unknown, among: names, of: name)
  }
  for parameter in parameters {
    if let fallback = parameter.fallback { parameter.set(intent, fallback) }
  }
  IntentHandlers.giveDefaults(to: intent)
  for parameter in parameters {
    guard let value = values[parameter.name] else { continue }
    do throws(IntentConfigurationError.Problem) {
      parameter.set(intent, try parameter.read(value))
    } catch {
      throw IntentConfigurationError(intent: name, parameter: parameter.name, problem: error)
    }
  }
  return intent
}

extension IntentConfigurationError.Problem: Error {}

extension _INIntentParameter {
  fileprivate func read(_ value: JSONValue) throws(IntentConfigurationError.Problem) -> Any? {
    guard isCollection else { return try readOne(value) }
    guard case .array(let values) = value else { throw wrong("an array", value) }
    var list: [Any] = []
    for value in values {
      if let one = try readOne(value) { list.append(one) }
    }
    return list
  }

  private func readOne(_ value: JSONValue) throws(IntentConfigurationError.Problem) -> Any? {
    if value == .null { return nil }
    if !cases.isEmpty { return try readCase(value) }
    switch (type, value) {
    case (is String.Type, .string(let text)): return text
    case (is NSNumber.Type, .number(let number)): return NSNumber(value: number)
    case (is NSNumber.Type, .bool(let truth)): return NSNumber(value: truth)
    case (is URL.Type, .string(let text)): return URL(string: text)
    case (is Date.Type, .number(let seconds)): return Date(timeIntervalSince1970: seconds)
    case (is DateComponents.Type, .object(let parts)): return components(parts)
    case (is INObject.Type, _): return try readObject(value)
    case (is INPerson.Type, .string(let name)): return INPerson(name: name)
    case (is INSpeakableString.Type, .string(let phrase)):
      return INSpeakableString(spokenPhrase: phrase)
    case (is CLPlacemark.Type, .string(let name)): return CLPlacemark(location: nil, name: name)
    case (is INFile.Type, .string(let path)):
      return INFile(fileURL: URL(fileURLWithPath: path), filename: nil, typeIdentifier: nil)
    case (let type as any MeasurableUnit.Type, .number(let amount)): return type.measured(amount)
    default: throw wrong("a value of type \(type)", value)
    }
  }

  /// An object by its identifier, which is also what it shows unless `display` says another text.
  private func readObject(_ value: JSONValue) throws(IntentConfigurationError.Problem) -> INObject?
  {
    if case .string(let identifier) = value { return object?(identifier, identifier) }
    guard case .object(let members) = value, case .string(let identifier)? = members["identifier"],
      members.keys.allSatisfy({ ["identifier", "display"].contains($0) })
    else { throw wrongObject(value) }
    switch members["display"] {
    case nil: return object?(identifier, identifier)
    case .string(let display)?: return object?(identifier, display)
    default: throw wrongObject(value)
    }
  }

  private func wrongObject(_ value: JSONValue) -> IntentConfigurationError.Problem {
    wrong(#"an identifier of \#(type), or {"identifier": "…", "display": "…"}"#, value)
  }

  private func readCase(_ value: JSONValue) throws(IntentConfigurationError.Problem) -> Int {
    switch value {
    case .string(let name):
      if let known = cases.first(where: { $0.name == name }) { return known.rawValue }
      throw .unknownCase(name, known: cases.map(\.name))
    case .number(let number):
      if let known = cases.first(where: { Double($0.rawValue) == number }) { return known.rawValue }
      throw .unknownCase("\(number)", known: cases.map(\.name))
    default: throw wrong("a case", value)
    }
  }

  private func components(_ parts: [String: JSONValue]) -> DateComponents {
    func part(_ name: String) -> Int? {
      if case .number(let number)? = parts[name] { Int(exactly: number) } else { nil }
    }
    return DateComponents(
      year: part("year"), month: part("month"), day: part("day"), hour: part("hour"),
      minute: part("minute"), second: part("second"))
  }

  private func wrong(
    _ expected: String, _ value: JSONValue
  ) -> IntentConfigurationError.Problem {
    .wrongValue(expected: expected, found: value.summary)
  }
}

/// A measurement, seen without its unit.
protocol MeasurableUnit {
  var recorded: JSONValue { get }
  static func measured(_ amount: Double) -> Any
}

extension Measurement: MeasurableUnit where UnitType: Dimension {
  var recorded: JSONValue {
    .object(["value": .number(value), "unit": .string(unit.symbol)])
  }

  /// The amount in the dimension's base unit.
  static func measured(_ amount: Double) -> Any {
    Measurement(value: amount, unit: UnitType.baseUnit())
  }
}
