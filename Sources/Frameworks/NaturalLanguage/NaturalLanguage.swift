// NaturalLanguage: words and sentences are found by their letters and marks. The recognition of
// languages and the tagging of words take Apple's models, which are not there: nothing is
// recognized.

@_exported public import FoundationSupplement

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let portuguese = NLLanguage("pt")
  public static let dutch = NLLanguage("nl")
  public static let russian = NLLanguage("ru")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
}

public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// Cuts a text into words, sentences or paragraphs.
open class NLTokenizer: NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) { self.unit = unit }

  open func setLanguage(_ language: NLLanguage) {}

  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    enumerateTokens(in: range) { token, _ in
      found.append(token)
      return true
    }
    return found
  }

  public func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let text = string else { return }
    var start: String.Index?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = text.index(after: index)
      let ends = isBoundary(text[index])
      if !ends, start == nil { start = index }
      if let first = start, ends || next == range.upperBound {
        let end = ends && unit == .word || ends && unit == .paragraph ? index : next
        let isNumber = text[first..<end].allSatisfy(\.isNumber)
        guard block(first..<end, isNumber ? .numeric : []) else { return }
        start = nil
      }
      index = next
    }
  }

  private func isBoundary(_ letter: Character) -> Bool {
    switch unit {
    case .word: !letter.isLetter && !letter.isNumber && letter != "'" && letter != "’"
    case .sentence: ".!?…。".contains(letter) || letter.isNewline
    case .paragraph: letter.isNewline
    case .document: false
    }
  }
}

/// A recognizer of a text's language; it recognizes none.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  open var dominantLanguage: NLLanguage? { nil }

  public override init() {}

  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// A tagger of a text's words; it finds no tags.
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
  }

  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? { nil }

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    (nil, index..<index)
  }

  /// Gives each token, and no tag for any.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    tokenizer.enumerateTokens(in: range) { token, _ in block(nil, token) }
  }
}
