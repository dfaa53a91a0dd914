import Foundation
import NaturalLanguage

/// Counts a text's words for the widget.
func wordCount(_ text: String, in language: NLLanguage = .english) -> Int {
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  tokenizer.setLanguage(language)
  var numbers = 0
  tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
    let kinds: NLTokenizer.Attributes = [.numeric, .symbolic, .emoji]
    if !attributes.isDisjoint(with: kinds) { numbers += 1 }
    return true
  }
  print(tokenizer.unit == NLTokenUnit.word)
  return tokenizer.tokens(for: text.startIndex..<text.endIndex).count - numbers
}

/// The language of a text, if it can be told.
func language(of text: String) -> NLLanguage {
  let recognizer = NLLanguageRecognizer()
  recognizer.languageConstraints = [
    .german, .french, .spanish, .italian, .portuguese, .dutch, .russian, .japanese, .korean,
    .simplifiedChinese, .traditionalChinese,
  ]
  recognizer.languageHints = [.german: 0.8]
  recognizer.processString(text)
  defer { recognizer.reset() }
  let best = recognizer.languageHypotheses(withMaximum: 1).keys.first
  return recognizer.dominantLanguage ?? best
    ?? NLLanguageRecognizer.dominantLanguage(for: text) ?? .undetermined
}

/// The names in a text.
func names(in text: String) -> [String] {
  let tagger = NLTagger(tagSchemes: [.nameType, .lexicalClass, .lemma, .language, .sentimentScore])
  tagger.string = text
  var names: [String] = []
  let options: NLTagger.Options = [
    .omitWhitespace, .omitPunctuation, .omitOther, .omitWords, .joinNames,
  ]
  tagger.enumerateTags(
    in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType, options: options
  ) { (tag: NLTag?, range) in
    let wanted: [NLTag] = [.personalName, .placeName, .organizationName, .noun, .verb, .adjective]
    if let tag, wanted.contains(tag) { names.append(String(text[range])) }
    return true
  }
  let scheme: NLTagScheme = .sentimentScore
  let mood = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: scheme).0?.rawValue
  return names + [mood, tagger.dominantLanguage?.rawValue].compactMap { $0 }
}
