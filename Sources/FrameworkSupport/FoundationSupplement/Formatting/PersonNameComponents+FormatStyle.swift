// `PersonNameComponents.FormatStyle` and the formatter's part that Linux lacks, from iOS 15 and 9:
// given name first, or family name first where the language's names are written so.

public import Foundation

extension PersonNameComponents {
  /// A format style for names.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// The style of a formatted name: short, medium, long or abbreviated.
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    /// The style of the formatted name.
    public var style: Style
    /// The locale whose order holds.
    public var locale: Locale

    /// Creates a format style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The same as an attributed string, whose runs name the components.
    public var attributed: AttributedStyle { AttributedStyle(style: style, locale: locale) }

    /// Returns the same for a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Returns the name.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameOrder(locale.meant, value).text(of: value, style)
    }

    /// The way to read a name.
    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// A format style for names as attributed strings.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    /// The style of the formatted name.
    public var style: FormatStyle.Style
    /// The locale whose order holds.
    public var locale: Locale

    /// Creates a format style.
    public init(style: FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the name; its parts have no attributes of their own.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      AttributedString(FormatStyle(style: style, locale: locale).format(value))
    }

    /// Returns the same for a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// A parse strategy for names.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Creates a parse strategy.
    public init() {}

    /// Reads a name: prefix, given, middle and family names, suffix.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameReader.read(value) else { throw CocoaError(.formatting) }
      return name
    }
  }

  /// Returns the name as a style shows it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Reads a name as a strategy says.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Reads a name.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A name.
  public static var name: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

/// In which order the parts of a name stand.
private struct PersonNameOrder {
  private let isFamilyFirst: Bool
  private let space: String

  init(_ locale: Locale, _ name: PersonNameComponents) {
    let text = (name.familyName ?? "") + (name.givenName ?? "")
    // A name in Chinese, Japanese or Korean characters stands in its own order everywhere.
    let isEastAsian = text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
      default: false
      }
    }
    let language = locale.language.languageCode?.identifier ?? "en"
    isFamilyFirst = isEastAsian || language == "hu" && !text.isEmpty
    space = isEastAsian ? "" : " "
  }

  func text(
    of name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style
  ) -> String {
    let parts: [String?] =
      switch style {
      case .abbreviated:
        ordered(initial(name.givenName), nil, initial(name.familyName))
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .medium: ordered(name.givenName, nil, name.familyName)
      case .long:
        [name.namePrefix] + ordered(name.givenName, name.middleName, name.familyName)
          + [name.nameSuffix]
      @unknown default: []
      }
    let shown = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return shown.joined(separator: style == .abbreviated ? "" : space)
  }

  private func ordered(_ given: String?, _ middle: String?, _ family: String?) -> [String?] {
    isFamilyFirst ? [family, given, middle] : [given, middle, family]
  }

  private func initial(_ text: String?) -> String? {
    text?.first.map { String($0).uppercased() }
  }
}

/// Reads names as they are written in Western languages.
private enum PersonNameReader {
  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "prof", "sir", "dame", "rev", "mx",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
  private static let particles: Set<String> = [
    "van", "von", "de", "da", "di", "del", "der", "den", "la", "le", "dos", "bin", "al",
  ]

  static func read(_ text: String) -> PersonNameComponents? {
    var name = PersonNameComponents()
    let halves = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard var words = halves.first, !words.isEmpty else { return nil }
    if halves.count == 2, !halves[1].allSatisfy({ suffixes.contains(plain($0)) }) {
      name.familyName = words.joined(separator: " ")
      words = halves[1]
    } else if halves.count == 2 {
      name.nameSuffix = halves[1].joined(separator: " ")
    }
    if words.count > 1, prefixes.contains(plain(words[0])) { name.namePrefix = words.removeFirst() }
    if words.count > 1, let last = words.last, suffixes.contains(plain(last)) {
      name.nameSuffix = words.removeLast()
    }
    name.givenName = words.removeFirst()
    if name.familyName == nil, !words.isEmpty {
      let start = words.firstIndex { particles.contains($0.lowercased()) } ?? words.count - 1
      name.familyName = words[start...].joined(separator: " ")
      words = Array(words[..<start])
    }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "." }
  }
}
