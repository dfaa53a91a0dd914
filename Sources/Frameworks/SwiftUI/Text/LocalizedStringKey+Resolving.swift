// Finds the text of a key in the bundle's tables and puts the arguments into it.

extension LocalizedStringKey {
  /// The text as one node; texts and images among the arguments become children.
  ///
  /// Marks of emphasis and links count where the text of the key has them. A value is put in
  /// afterwards: it has the look of its place, and marks of its own stand for themselves.
  func node(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> ViewNode {
    var nested: [ViewNode] = []
    let values = arguments.map { argument -> LocalizedArgument in
      switch argument {
      case .plain(let plain): return plain
      case .value(let value): return .text(value.string(in: environment.locale))
      case .nested(let text):
        let node = text.node(in: environment)
        if node.attributes.isEmpty, node.children.isEmpty, let words = node.text {
          return .text(words)
        }
        nested.append(node)
        return .text(NestedPlace.mark)
      }
    }
    func string(with values: [LocalizedArgument]) -> String {
      var value = String.LocalizationValue(key)
      value.arguments = values
      return LocalizedText(
        key: key, value: value, table: table, location: BundleLocation(bundle)
      ).string(in: environment.locale)
    }
    let text = string(with: values)
    let inflected = Inflection.applied(to: text, in: environment.locale) { $0 }
    var node = ViewNode("Text", text: inflected ?? text)
    if MarkdownMarks.areIn(text) {
      let places = ValuePlaces(values)
      let format = places.fillingTargets(of: string(with: places.arguments))
      let words = Inflection.applied(to: format, in: environment.locale, places.filled) ?? format
      node = markdown(in: words)?.node ?? ViewNode("Text", text: words)
      places.fill(&node)
    }
    if !nested.isEmpty { node = NestedPlace.node(of: node, holding: nested) }
    if inflected != nil { node.attributes["isInflected"] = true }
    return node
  }

  /// Returns the text with its emphasis and links.
  private func markdown(in text: String) -> AttributedString? {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return try? AttributedString(markdown: text, options: options)
  }
}

/// The characters by which Markdown marks emphasis, code and links.
private enum MarkdownMarks {
  static func areIn(_ text: String) -> Bool {
    text.utf8.contains { unit in
      switch unit {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}

/// The places of texts among a key's arguments while the marks around them are read.
private struct ValuePlaces {
  private let texts: [Unicode.Scalar: String]
  /// The arguments, with a character of its own for each text.
  let arguments: [LocalizedArgument]

  init(_ arguments: [LocalizedArgument]) {
    var texts: [Unicode.Scalar: String] = [:]
    self.arguments = arguments.enumerated().map { index, argument in
      // A character of a plane for private use, which is neither a space nor a punctuation mark.
      guard case .text(let text) = argument, text != NestedPlace.mark,
        let scalar = Unicode.Scalar(0xF_0000 + UInt32(index))
      else { return argument }
      texts[scalar] = text
      return .text(String(scalar))
    }
    self.texts = texts
  }

  /// Returns a text with the values in their places.
  func filled(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { texts[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let value = texts[scalar] {
        result.append(contentsOf: value.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Puts the values into the texts of a node and its children.
  func fill(_ node: inout ViewNode) {
    node.text = node.text.map(filled)
    guard !node.children.isEmpty else { return }
    for index in node.children.indices { fill(&node.children[index]) }
    node.children.removeAll { $0.text?.isEmpty ?? false }
    if node.children.isEmpty { node.text = "" }
  }

  /// Returns a text with the values in the targets of its links, which have no other place.
  func fillingTargets(of text: String) -> String {
    text.replacing(/\]\([^)]*\)/) { filled(String($0.output)) }
  }
}

/// The inflection of the parts of a text that are marked so, such as `^[3 apple](inflect: true)`.
///
/// Foundation's own engine knows the words of several languages. Here a noun of English after a
/// number has its regular plural, and all other words are as they are.
enum Inflection {
  /// Returns a text with its parts inflected and without their marks; nil where it has no such
  /// part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale, whose language decides.
  ///   - filled: Puts values into a part.
  static func applied(
    to text: String, in locale: Locale, _ filled: (String) -> String
  ) -> String? {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return nil }
    let isEnglish = locale.language.languageCode == .english
    let parts = text.replacing(/\^\[([^\]]*)\]\([^)]*inflect:[^)]*\)/) { match in
      let part = filled(String(match.1))
      return isEnglish ? plural(part) : part
    }
    return parts == text ? nil : parts
  }

  /// Returns words of which the first is a number with the last one in that number.
  private static func plural(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count > 1, let number = words.first, let noun = words.last,
      number.contains(where: \.isNumber), number != "1", noun.allSatisfy(\.isLetter)
    else { return text }
    let stem = noun.lowercased()
    let start = text.dropLast(noun.count)
    if stem.hasSuffix("y"), let before = stem.dropLast().last, !"aeiou".contains(before) {
      return start + noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { stem.hasSuffix($0) }
    return start + noun + (hisses ? "es" : "s")
  }
}

/// The place of a text within a text while the words around it are put together.
///
/// A translation that turns two such texts around would find them in the order of the key.
private enum NestedPlace {
  static let mark = "\u{F8F0}"

  /// Returns the words as one node, with the nested texts and images at their marks.
  static func node(of words: ViewNode, holding nested: [ViewNode]) -> ViewNode {
    var children: [ViewNode] = []
    var rest = nested[...]
    for run in words.children.isEmpty ? [words] : words.children {
      for (index, part) in (run.text ?? "").components(separatedBy: mark).enumerated() {
        if index > 0, let next = rest.popFirst() { children.append(next) }
        guard !part.isEmpty else { continue }
        var piece = run
        piece.text = part
        children.append(piece)
      }
    }
    return ViewNode("Text", children: children)
  }
}
