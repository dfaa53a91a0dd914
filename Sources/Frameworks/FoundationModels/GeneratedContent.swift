// Foundation Models: content as a language model generates it, and the types that are made of it.

import FoundationSupplement

/// The identity of something that is generated bit by bit.
public struct GenerationID: Hashable, Sendable, Codable {
  private let id: UUID

  public init() { id = UUID() }
}

/// A type that is made of generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

/// A type that can be written as generated content.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt(generatedContent.jsonString) }
  public var instructionsRepresentation: Instructions { Instructions(generatedContent.jsonString) }
}

/// A type that a language model can generate.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
  func asPartiallyGenerated() -> PartiallyGenerated
}

extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated {
    guard let partial = try? PartiallyGenerated(generatedContent) else {
      preconditionFailure("\(Self.self) cannot be read from its own content")
    }
    return partial
  }
}

/// Content in the form of JSON's values.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  /// The form of some content.
  public enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  public var id: GenerationID?
  public let kind: Kind

  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }

  public init(_ content: GeneratedContent) throws { self = content }

  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    let values = properties.map { ($0.key, $0.value.generatedContent) }
    self.init(
      kind: .structure(
        properties: Dictionary(values) { first, _ in first }, orderedKeys: values.map(\.0)),
      id: id)
  }

  public init(elements: some Sequence<any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  public init(json: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    self.init(object: object)
  }

  private init(object: Any) {
    switch object {
    case let text as String: self.init(kind: .string(text))
    case let flag as Bool: self.init(kind: .bool(flag))
    case let number as Double: self.init(kind: .number(number))
    case let number as Int: self.init(kind: .number(Double(number)))
    case let items as [Any]: self.init(kind: .array(items.map(Self.init(object:))))
    case let fields as [String: Any]:
      let keys = fields.keys.sorted()
      self.init(
        kind: .structure(properties: fields.mapValues(Self.init(object:)), orderedKeys: keys))
    default: self.init(kind: .null)
    }
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent { self }
  public var isComplete: Bool { true }
  public var debugDescription: String { jsonString }

  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let items): "[" + items.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{"
        + keys.map { Self.quoted($0) + ": " + (properties[$0]?.jsonString ?? "null") }
        .joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { try Value(try content(of: property)) }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard case .structure(let properties, _) = kind, let content = properties[property],
      content.kind != .null
    else { return nil }
    return try Value(content)
  }

  private func content(of property: String) throws -> GeneratedContent {
    guard case .structure(let properties, _) = kind, let content = properties[property] else {
      throw Self.failure("there is no property '\(property)'")
    }
    return content
  }

  static func failure(_ words: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: words))
  }
}
