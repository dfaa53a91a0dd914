// The recording of parameters' values, and their reading from a manifest.

import ExtensionRuntime
package import WidgetRecording
import FoundationSupplement

/// An optional, seen without its wrapped type.
package protocol OptionalIntentValue {
  static var none: Self { get }
  static var wrapped: Any.Type { get }
  var recorded: JSONValue? { get }
  static func read(_ value: JSONValue, for reader: ValueReader) async throws(ValueProblem) -> Self
}

extension Optional: OptionalIntentValue {
  package static var wrapped: Any.Type { Wrapped.self }

  package var recorded: JSONValue? {
    flatMap { recordedValue($0) }
  }

  package static func read(
    _ value: JSONValue, for reader: ValueReader
  ) async throws(ValueProblem) -> Self {
    value == .null ? .none : try await reader.read(value, as: Wrapped.self)
  }
}

/// A list or set of values, seen without the type of its elements.
package protocol CollectedIntentValue {
  static var element: Any.Type { get }
  var recorded: JSONValue? { get }
  static func read(_ value: JSONValue, for reader: ValueReader) async throws(ValueProblem) -> Self
}

extension Array: CollectedIntentValue {
  package static var element: Any.Type { Element.self }

  package var recorded: JSONValue? {
    .array(compactMap { recordedValue($0) })
  }

  package static func read(
    _ value: JSONValue, for reader: ValueReader
  ) async throws(ValueProblem) -> Self {
    guard case .array(let values) = value else { throw .wrong("an array", value) }
    var elements: Self = []
    for value in values { elements.append(try await reader.read(value, as: Element.self)) }
    return elements
  }
}

extension Set: CollectedIntentValue {
  package static var element: Any.Type { Element.self }

  package var recorded: JSONValue? {
    .array(compactMap { recordedValue($0) }.sorted { $0.sortKey < $1.sortKey })
  }

  package static func read(
    _ value: JSONValue, for reader: ValueReader
  ) async throws(ValueProblem) -> Self {
    Set(try await [Element].read(value, for: reader))
  }
}

extension JSONValue {
  /// A text by which values of one kind can be put in order.
  fileprivate var sortKey: String {
    switch self {
    case .string(let text): text
    default: "\(self)"
    }
  }
}

/// Returns the recorded form of a parameter's value; nil for none.
package func recordedValue(_ value: Any) -> JSONValue? {
  if let value = value as? any OptionalIntentValue { return value.recorded }
  if let value = value as? any PlainIntentValue { return value.recorded }
  if let value = value as? any CollectedIntentValue { return value.recorded }
  if let value = value as? any _UnionIntentValue {
    return value.payload is any _UnionIntentValue ? nil : recordedValue(value.payload)
  }
  if let value = value as? any AppEntity { return .string(identifier(of: value)) }
  if let value = value as? any AppEnum { return rawValue(of: value) }
  return .string(String(describing: value))
}

/// Returns the raw values of an enumeration's cases, seen through optionals and lists; nil for
/// other types.
func enumerationCases(of type: Any.Type) -> [String]? {
  func cases<Case: AppEnum>(of type: Case.Type) -> [String] {
    type.allCases.map { $0.rawValue.description }
  }
  return switch type {
  case let type as any OptionalIntentValue.Type: enumerationCases(of: type.wrapped)
  case let type as any CollectedIntentValue.Type: enumerationCases(of: type.element)
  case let type as any AppEnum.Type: cases(of: type)
  default: nil
  }
}

/// Returns the type of value that a manifest gives for a plain type, seen through optionals; nil
/// for types that can be given in several ways.
func parameterType(of type: Any.Type) -> ParameterType? {
  switch type {
  case let type as any OptionalIntentValue.Type: parameterType(of: type.wrapped)
  case is String.Type, is URL.Type, is AttributedString.Type: .string
  case is Bool.Type: .boolean
  case is Int.Type: .integer
  case is Double.Type: .number
  default: nil
  }
}

private func identifier<Entity: AppEntity>(of entity: Entity) -> String {
  entity.id.entityIdentifierString
}

private func rawValue<Case: AppEnum>(of value: Case) -> JSONValue {
  switch value.rawValue {
  case let number as Int: .number(Double(number))
  case let text as String: .string(text)
  case let other: .string(other.description)
  }
}

/// A reason why a value cannot be read; the caller adds the parameter's name.
package struct ValueProblem: Error {
  let problem: IntentConfigurationError.Problem

  init(_ problem: IntentConfigurationError.Problem) {
    self.problem = problem
  }

  static func wrong(_ expected: String, _ value: JSONValue) -> Self {
    Self(.wrongValue(expected: expected, found: value.summary))
  }
}

/// Reads values of any type that a parameter can have.
package struct ValueReader {
  /// The query that replaces an entity's own.
  let query: (any EntityQuery)?

  func read<Value>(_ value: JSONValue, as type: Value.Type) async throws(ValueProblem) -> Value {
    guard let result = try await anyValue(value, as: type) as? Value else {
      throw .wrong("a value of type \(type)", value)
    }
    return result
  }

  private func anyValue(_ value: JSONValue, as type: Any.Type) async throws(ValueProblem) -> Any {
    switch type {
    case let type as any OptionalIntentValue.Type: try await type.read(value, for: self)
    case let type as any CollectedIntentValue.Type: try await type.read(value, for: self)
    case let type as any PlainIntentValue.Type: try type.read(value)
    case let type as any AppEntity.Type: try await entity(value, of: type)
    case let type as any AppEnum.Type: try enumeration(value, of: type)
    default: throw .wrong("a value of type \(type), which a manifest cannot give", value)
    }
  }

  private func enumeration<Case: AppEnum>(
    _ value: JSONValue, of type: Case.Type
  ) throws(ValueProblem) -> Case {
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let number): text = Int(exactly: number).map(String.init) ?? String(number)
    default: throw .wrong("a case of \(type)", value)
    }
    if let value = Case.RawValue(text).flatMap({ Case(rawValue: $0) }) { return value }
    throw ValueProblem(.unknownCase(text, known: enumerationCases(of: type) ?? []))
  }

  private func entity<Entity: AppEntity>(
    _ value: JSONValue, of type: Entity.Type
  ) async throws(ValueProblem) -> Entity {
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let number): text = Int(exactly: number).map(String.init) ?? String(number)
    default: throw .wrong("the identifier of an entity of type \(type)", value)
    }
    guard let identifier = Entity.ID.entityIdentifier(for: text) else {
      throw .wrong("an identifier of type \(Entity.ID.self)", value)
    }
    let query: any EntityQuery = query ?? Entity.defaultQuery
    let known = try await entities(for: identifier, in: query)
    let found = known.compactMap { $0 as? Entity }.first { $0.id == identifier }
    guard let found else {
      let suggested = await suggestions(of: query)
      throw ValueProblem(.unknownEntity(text, type: "\(type)", suggested: suggested))
    }
    return found
  }

  /// The identifiers of the entities that a query suggests, with the words that people see; none
  /// where it throws.
  private func suggestions<Query: EntityQuery>(of query: Query) async -> [String] {
    guard let found = try? await query.suggestedEntities() else { return [] }
    return found.items.map { entity in
      let words = String(localized: entity.displayRepresentation.title)
      return "'\(entity.id.entityIdentifierString)'" + (words.isEmpty ? "" : " (\(words))")
    }
  }

  private func entities<Query: EntityQuery>(
    for identifier: any Sendable, in query: Query
  ) async throws(ValueProblem) -> [Any] {
    guard let identifier = identifier as? Query.Entity.ID else { return [] }
    do {
      return try await query.entities(for: [identifier])
    } catch {
      throw ValueProblem(.queryFailed(String(describing: error)))
    }
  }
}
