// Finds the text of a key in the bundle's tables and puts the arguments into it.

extension LocalizedStringKey {
  /// The text as one node; texts and images among the arguments become children.
  func node(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> ViewNode {
    var nested: [ViewNode] = []
    var value = String.LocalizationValue(key)
    value.arguments = arguments.map { argument in
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
    let text = LocalizedText(
      key: key, value: value, table: table, location: BundleLocation(bundle)
    ).string(in: environment.locale)
    guard nested.isEmpty else {
      let words = markdown(in: text, values: value.arguments)?.node
      return NestedPlace.node(of: words ?? ViewNode("Text", text: text), holding: nested)
    }
    guard let inflected = Inflection.applied(to: text, in: environment.locale) else {
      return markdown(in: text, values: value.arguments)?.node ?? ViewNode("Text", text: text)
    }
    var node =
      markdown(in: inflected, values: value.arguments)?.node ?? ViewNode("Text", text: inflected)
    node.attributes["isInflected"] = true
    return node
  }

  /// Returns the text with its emphasis and links, where it has any of its own.
  ///
  /// A value put into the text may hold such marks as well, and they stand for themselves; such a
  /// text is left as it is.
  private func markdown(in text: String, values: [LocalizedArgument]) -> AttributedString? {
    func hasMarks(_ text: String) -> Bool {
      text.utf8.contains { unit in
        switch unit {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
          UInt8(ascii: "~"):
          true
        default: false
        }
      }
    }
    guard hasMarks(text) else { return nil }
    for case .text(let value) in values where hasMarks(value) { return nil }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return try? AttributedString(markdown: text, options: options)
  }
}

/// The inflection of the parts of a text that are marked so, such as `^[3 apple](inflect: true)`.
///
/// Foundation's own engine knows the words of several languages. Here a noun of English after a
/// number has its regular plural, and all other words are as they are.
enum Inflection {
  /// Returns a text with its parts inflected and without their marks; nil where it has no such
  /// part.
  static func applied(to text: String, in locale: Locale) -> String? {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return nil }
    let isEnglish = locale.language.languageCode == .english
    let parts = text.replacing(/\^\[([^\]]*)\]\([^)]*inflect:[^)]*\)/) { match in
      isEnglish ? plural(String(match.1)) : String(match.1)
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
