// UIKit's additions to NSAttributedString for documents (iOS 7): HTML and plain text are read as
// their words; their styling is left out.

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType
    if let type, type == .rtf || type == .rtfd {
      throw CocoaError(.fileReadCorruptFile)
    }
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isPage = type == .html || type == nil && text.contains("<html")
    self.init(string: isPage ? PageText(text).words : text)
  }
}

/// The words of a page of HTML.
struct PageText {
  private(set) var words = ""
  private var isInText = true

  private static let breaks: Set<String> = [
    "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table",
  ]
  private static let silent: Set<String> = ["script", "style", "head", "title"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "laquo": "«", "raquo": "»", "copy": "©",
    "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "bull": "•", "euro": "€",
  ]

  init(_ page: String) {
    var rest = page[...]
    var silentUntil: String?
    while let next = rest.first {
      if next == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if let awaited = silentUntil {
          if tag.hasPrefix("/"), name == awaited { silentUntil = nil }
        } else if Self.silent.contains(name), !tag.hasPrefix("/"), !tag.hasSuffix("/") {
          silentUntil = name
        } else if Self.breaks.contains(name), name == "br" || tag.hasPrefix("/") {
          words.append("\n")
        }
      } else if next == "&", let end = rest.prefix(10).firstIndex(of: ";"), silentUntil == nil {
        words += Self.character(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        if silentUntil == nil { append(next) }
        rest = rest.dropFirst()
      }
    }
  }

  /// Adds a character; white space that follows white space says nothing.
  private mutating func append(_ character: Character) {
    guard character.isWhitespace, character != "\u{A0}" else { return words.append(character) }
    if let last = words.last, !last.isWhitespace || last == "\u{A0}" { words.append(" ") }
  }

  private static func character(_ name: Substring) -> String {
    if let known = entities[String(name)] { return known }
    guard name.hasPrefix("#") else { return "&\(name);" }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(name);"
  }
}
