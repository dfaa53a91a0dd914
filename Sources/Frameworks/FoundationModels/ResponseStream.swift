// Foundation Models: answers that come bit by bit, and what was said in a session.

import FoundationSupplement

extension LanguageModelSession {
  /// An answer as it grows.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// The answer at one moment.
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }

    public typealias Element = Snapshot

    /// Ends with the error of a device without a model.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? {
        throw LanguageModelSession.unavailable
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    nonisolated(nonsending) public func collect() async throws -> Response<Content> {
      throw LanguageModelSession.unavailable
    }
  }

  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  @_disfavoredOverload
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    streamResponse(to: try prompt(), options: options)
  }

  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  @_disfavoredOverload
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    streamResponse(to: try prompt(), generating: type, options: options)
  }
}

/// The record of a session: instructions, prompts and answers.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
  /// One thing that was said.
  public enum Entry: Sendable, Equatable, Identifiable, CustomStringConvertible {
    case instructions(Said)
    case prompt(Said)
    case response(Said)

    public var id: String { said.id }
    public var description: String { said.text }

    private var said: Said {
      switch self {
      case .instructions(let said), .prompt(let said), .response(let said): said
      }
    }
  }

  /// The words of an entry.
  public struct Said: Sendable, Equatable, Identifiable {
    public var id = UUID().uuidString
    package let text: String

    package init(text: String) { self.text = text }
  }

  private let entries: [Entry]

  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(index: Int) -> Entry { entries[index] }
}
