import Foundation
import FoundationModels

/// The app's part of a talk with the model, as it repeats it in the next session.
struct Memory: PromptRepresentable, InstructionsRepresentable {
  var lines: [String] = []

  @PromptBuilder var promptRepresentation: Prompt {
    for line in lines { line }
  }

  @InstructionsBuilder var instructionsRepresentation: Instructions {
    "Remember:"
    if lines.isEmpty { "nothing" } else { lines.joined() }
  }
}

/// The settings of the app's model.
struct ModelSettings {
  var useCase: SystemLanguageModel.UseCase = .general
  var guardrails: SystemLanguageModel.Guardrails = .default
  var sampling: GenerationOptions.SamplingMode = .greedy

  /// Whether the model can be asked in a person's language, with how many words.
  var summary: String {
    let model = SystemLanguageModel(useCase: useCase, guardrails: guardrails)
    let availability: SystemLanguageModel.Availability = model.availability
    if case .unavailable(let reason) = availability {
      let known: SystemLanguageModel.Availability.UnavailableReason = reason
      return "\(known)"
    }
    return "\(model.supportedLanguages.count) \(model.contextSize) \(sampling)"
  }
}

/// A colour that the model may name, read by hand.
struct NamedColor: Generable {
  let name: String

  static var generationSchema: GenerationSchema {
    GenerationSchema(type: NamedColor.self, anyOf: ["red", "blue"])
  }

  init(_ content: GeneratedContent) throws { name = try content.value() }

  var generatedContent: GeneratedContent { name.generatedContent }
}

/// The lengths that are left open to the model.
func lengths() -> [GenerationGuide<[String]>] {
  [.minimumCount(1), .maximumCount(3), .count(2)]
}

/// Reads and writes what a model made, whatever it is.
func copied<Value: ConvertibleFromGeneratedContent & ConvertibleToGeneratedContent>(
  _ value: Value
) throws -> (Value, GenerationID) {
  (try Value(value.generatedContent), value.generatedContent.id ?? GenerationID())
}

/// Goes on with a talk.
@MainActor func goOn(
  _ old: LanguageModelSession, with memory: Memory, _ tool: any Tool
) async -> String {
  let transcript: Transcript = old.transcript
  let said = transcript.compactMap { entry -> Transcript.Said? in
    if case .prompt(let said) = entry { said } else { nil }
  }
  guard tool.includesSchemaInInstructions, !old.isResponding else { return "" }
  let session = LanguageModelSession(instructions: Instructions(memory))
  let prompt = memory.promptRepresentation
  let stream: LanguageModelSession.ResponseStream<String> = session.streamResponse(to: prompt)
  do {
    let response = try await stream.collect()
    return response.content + "\(response.transcriptEntries.count + said.count)"
  } catch let error as LanguageModelSession.ToolCallError {
    return "\(error.tool.name): \(error.underlyingError)"
  } catch LanguageModelSession.GenerationError.refusal(let refusal, _) {
    let kept: LanguageModelSession.GenerationError.Refusal = refusal
    return "\(kept) \(memory.instructionsRepresentation)"
  } catch {
    return "\(error)"
  }
}
