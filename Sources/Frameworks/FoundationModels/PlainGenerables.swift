// Foundation Models: the plain types that a model can generate.

public import FoundationSupplement

extension Bool: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let flag) = content.kind else { throw GeneratedContent.failure("no Bool") }
    self = flag
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Never: Generable {
  public init(_ content: GeneratedContent) throws {
    throw GeneratedContent.failure("there is no value of this type")
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent { switch self {} }
}

extension String: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw GeneratedContent.failure("no String") }
    self = text
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension ConvertibleFromGeneratedContent where Self: BinaryFloatingPoint {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else {
      throw GeneratedContent.failure("no number")
    }
    self.init(number)
  }
}

extension ConvertibleToGeneratedContent where Self: BinaryFloatingPoint {
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
}

extension Int: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let whole = Int(exactly: number) else {
      throw GeneratedContent.failure("no Int")
    }
    self = whole
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else {
      throw GeneratedContent.failure("no number")
    }
    self = Decimal(number)
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }

  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
}

extension Array: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let items) = content.kind else { throw GeneratedContent.failure("no array") }
    self = try items.map { try Element($0) }
  }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
}

extension Optional: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}

extension Optional: ConvertibleFromGeneratedContent
where Wrapped: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    self = content.kind == .null ? nil : try Wrapped(content)
  }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
