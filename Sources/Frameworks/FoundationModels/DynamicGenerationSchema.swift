// Foundation Models: the shape of what is to be generated, put together while the program runs.

public import FoundationSupplement

/// A shape that is made of values, and not of a type.
public struct DynamicGenerationSchema: Sendable {
  /// A property of a shape.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let schema: DynamicGenerationSchema
    let isOptional: Bool

    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {
      self.name = name
      self.description = description
      self.schema = schema
      self.isOptional = isOptional
    }
  }

  /// The name of what is generated.
  let name: String
  /// The parts, or the choices.
  let parts: [String]
  /// The names of the shapes that are referred to.
  let references: [String]
  /// The names of the properties, of which each must be another.
  let propertyNames: [String]

  private init(_ name: String, _ parts: [String], _ references: [String], _ names: [String] = []) {
    self.name = name
    self.parts = parts
    self.references = references
    propertyNames = names
  }

  public init(name: String, description: String? = nil, properties: [Property]) {
    self.init(
      name, properties.map { "\($0.name): \($0.schema.name)" },
      properties.flatMap(\.schema.references), properties.map(\.name))
  }

  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.init(name, choices.map(\.name), choices.flatMap(\.references))
  }

  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.init(name, choices, [])
  }

  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    self.init("[\(itemSchema.name)]", [], itemSchema.references)
  }

  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    self.init("\(type)", [], [])
  }

  public init(referenceTo name: String) { self.init(name, [], [name]) }
}

extension GenerationSchema {
  /// An error in a schema that is put together from others.
  public enum SchemaError: Error, LocalizedError {
    /// The details of an error.
    public struct Context: Sendable {
      public let debugDescription: String

      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)
  }

  /// Puts shapes together, of which the first is generated and the others are what it refers to.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    let all = [root] + dependencies
    let names = all.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw SchemaError.duplicateType(
        schema: root.name, type: twice, context: .init(debugDescription: "two shapes are \(twice)"))
    }
    for shape in all {
      let properties = shape.propertyNames
      if let twice = properties.first(where: { name in properties.count { $0 == name } > 1 }) {
        throw SchemaError.duplicateProperty(
          schema: shape.name, property: twice,
          context: .init(debugDescription: "\(shape.name) has two properties \(twice)"))
      }
    }
    let unknown = all.flatMap(\.references).filter { !names.contains($0) }
    guard unknown.isEmpty else {
      throw SchemaError.undefinedReferences(
        schema: root.name, references: unknown,
        context: .init(debugDescription: "no shape is \(unknown.joined(separator: ", "))"))
    }
    type = root.name
    description = nil
    properties = []
    choices = root.parts
  }
}
