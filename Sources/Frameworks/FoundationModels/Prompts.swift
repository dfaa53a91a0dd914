// Foundation Models: what is said to a model.

public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// A question or task for a model.
public struct Prompt: Sendable, PromptRepresentable {
  package let text: String

  package init(text: String) { self.text = text }

  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  public var promptRepresentation: Prompt { self }
}

/// The rules for a model's behaviour in a session.
public struct Instructions: Sendable, InstructionsRepresentable {
  package let text: String

  package init(text: String) { self.text = text }

  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }

  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  public var instructionsRepresentation: Instructions { self }
}

extension String {
  public var promptRepresentation: Prompt { Prompt(text: self) }
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

@resultBuilder public struct PromptBuilder {
  public static func buildBlock<each Part: PromptRepresentable>(_ parts: repeat each Part) -> Prompt
  {
    var lines: [String] = []
    repeat lines.append((each parts).promptRepresentation.text)
    return Prompt(text: lines.joined(separator: "\n"))
  }

  public static func buildExpression<Part: PromptRepresentable>(_ part: Part) -> Part { part }
  public static func buildExpression(_ prompt: Prompt) -> Prompt { prompt }

  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
    Prompt(text: prompts.map(\.promptRepresentation.text).joined(separator: "\n"))
  }

  public static func buildOptional(_ prompt: Prompt?) -> Prompt { prompt ?? Prompt(text: "") }
  public static func buildEither(first: some PromptRepresentable) -> Prompt { Prompt(first) }
  public static func buildEither(second: some PromptRepresentable) -> Prompt { Prompt(second) }
  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
    Prompt(prompt)
  }
}

@resultBuilder public struct InstructionsBuilder {
  public static func buildBlock<each Part: InstructionsRepresentable>(
    _ parts: repeat each Part
  ) -> Instructions {
    var lines: [String] = []
    repeat lines.append((each parts).instructionsRepresentation.text)
    return Instructions(text: lines.joined(separator: "\n"))
  }

  public static func buildExpression<Part: InstructionsRepresentable>(_ part: Part) -> Part { part }
  public static func buildExpression(_ instructions: Instructions) -> Instructions { instructions }

  public static func buildArray(_ all: [some InstructionsRepresentable]) -> Instructions {
    Instructions(text: all.map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }

  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(text: "")
  }

  public static func buildEither(first: some InstructionsRepresentable) -> Instructions {
    Instructions(first)
  }

  public static func buildEither(second: some InstructionsRepresentable) -> Instructions {
    Instructions(second)
  }

  public static func buildLimitedAvailability(
    _ instructions: some InstructionsRepresentable
  ) -> Instructions { Instructions(instructions) }
}

/// A function of the app's that a model may call.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent

  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { String(describing: Self.self) }
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
