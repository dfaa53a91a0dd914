// `AttributedString(markdown:)`, from iOS 15: emphasis, strong emphasis, strikethrough, code and
// links within a line. Blocks are left as their text.

public import Foundation

public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes.FoundationAttributes {
  @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

private typealias IntentKey = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute

extension AttributedString.Runs.Run {
  public var inlinePresentationIntent: InlinePresentationIntent? {
    self[IntentKey.self]
  }
}

extension AttributeContainer {
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { self[IntentKey.self] }
    set { self[IntentKey.self] = newValue }
  }
}

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownLine(markdown, baseURL: baseURL).attributed()
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, table: table, bundle: bundle, locale: locale ?? .current)
    self = MarkdownLine(text, baseURL: nil).attributed()
  }

  init(localizedText text: String) {
    self = MarkdownLine(text, baseURL: nil).attributed()
  }

  public init(localized resource: LocalizedStringResource) {
    self = MarkdownLine(String(localized: resource), baseURL: nil).attributed()
  }
}

/// A reader of inline Markdown.
private struct MarkdownLine {
  private let characters: [Character]
  private let baseURL: URL?

  init(_ text: String, baseURL: URL?) {
    characters = Array(text)
    self.baseURL = baseURL
  }

  func attributed() -> AttributedString {
    read(characters[...], AttributeContainer())
  }

  private func read(
    _ text: ArraySlice<Character>, _ attributes: AttributeContainer
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var rest = text
    func flush() {
      if !plain.isEmpty { result += AttributedString(plain, attributes: attributes) }
      plain = ""
    }
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next == "`" {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let (part, after) = span(at: rest, attributes) ?? link(at: rest, attributes) {
        flush()
        result += part
        rest = after
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }

  private typealias Found = (AttributedString, ArraySlice<Character>)

  private func span(
    at text: ArraySlice<Character>, _ attributes: AttributeContainer
  ) -> Found? {
    let marks: [(String, InlinePresentationIntent)] = [
      ("***", [.emphasized, .stronglyEmphasized]), ("___", [.emphasized, .stronglyEmphasized]),
      ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
      ("*", .emphasized), ("_", .emphasized), ("`", .code),
    ]
    for (mark, intent) in marks where text.starts(with: mark) {
      let inner = text.dropFirst(mark.count)
      guard let first = inner.first, intent == .code || !first.isWhitespace,
        mark.first != "_" || !isWord(before: text.startIndex),
        let end = closing(mark, in: inner), end > inner.startIndex
      else { continue }
      var changed = attributes
      changed.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(intent)
      let part = inner[inner.startIndex..<end]
      let content =
        intent == .code ? AttributedString(String(part), attributes: changed) : read(part, changed)
      return (content, text[(end + mark.count)...])
    }
    return nil
  }

  private func isWord(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return characters[index - 1].isLetter || characters[index - 1].isNumber
  }

  private func closing(_ mark: String, in text: ArraySlice<Character>) -> Int? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\" {
        index += 2
        continue
      }
      if text[index...].starts(with: mark), index > text.startIndex,
        mark == "`" || !text[index - 1].isWhitespace
      {
        // A single mark does not end at the first half of a double one.
        let isDouble = mark.count == 1 && mark != "`" && text[index...].starts(with: mark + mark)
        // Of three marks the last two end what two began, and the first what stands inside.
        let isTriple = mark.count == 2 && text[index...].starts(with: mark + mark.prefix(1))
        if !isDouble { return isTriple ? index + 1 : index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private func link(
    at text: ArraySlice<Character>, _ attributes: AttributeContainer
  ) -> Found? {
    guard text.first == "[", let middle = text.firstIndex(of: "]"),
      text[middle...].dropFirst().first == "(",
      let end = text[middle...].firstIndex(of: ")")
    else { return nil }
    let target = String(text[(middle + 2)..<end]).split(separator: " ").first.map(String.init)
    guard let url = URL(string: target ?? "", relativeTo: baseURL) else { return nil }
    var changed = attributes
    changed.link = url
    return (read(text[(text.startIndex + 1)..<middle], changed), text[(end + 1)...])
  }
}
