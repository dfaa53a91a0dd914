// Foundation Models: the shape of what is to be generated, and the macros that state it.

/// The shape of a type that a model generates.
public struct GenerationSchema: Sendable, Equatable, CustomDebugStringConvertible {
  /// A property of a type.
  public struct Property: Sendable, Equatable {
    let name: String
    let description: String?
    let type: String

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.name = name
      self.description = description
      self.type = "\(type)"
    }

    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.name = name
      self.description = description
      self.type = "\(type)"
    }
  }

  let type: String
  let description: String?
  let properties: [Property]
  let choices: [String]

  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(type, description, properties, [])
  }

  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(type, description, [], choices)
  }

  private init(
    _ type: any Generable.Type, _ description: String?, _ properties: [Property],
    _ choices: [String]
  ) {
    self.type = "\(type)"
    self.description = description
    self.properties = properties
    self.choices = choices
  }

  public var debugDescription: String {
    let parts = choices + properties.map { "\($0.name): \($0.type)" }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }
}

/// A bound on the values that a model generates.
public struct GenerationGuide<Value> {}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide<[Element]>() }

  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide<[Element]>() }

  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide<[Element]>() }

  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide<[Element]>() }

  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide<[Element]>() }
}

extension GenerationGuide where Value == [Never] {
  // An attribute does not know its property's type; as in Apple's interface, that of the elements
  // is left open for it.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { Self() }
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { Self() }
  public static func count(_ count: Int) -> GenerationGuide<Value> { Self() }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { Self() }
}

/// Makes a structure or an enumeration one that a model can generate.
@attached(
  extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "FrameworkMacros", type: "GenerableMacro")

@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "FrameworkMacros", type: "GuideMacro")

@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "FrameworkMacros", type: "GuideMacro") where Value: Generable

@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "FrameworkMacros", type: "GuideMacro")
