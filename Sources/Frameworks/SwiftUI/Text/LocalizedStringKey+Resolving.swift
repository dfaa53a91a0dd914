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
    guard nested.isEmpty else { return NestedPlace.node(of: text, holding: nested) }
    return markdown(in: text, values: value.arguments)?.node ?? ViewNode("Text", text: text)
  }

  /// Returns the text with its emphasis and links, where it has any of its own.
  ///
  /// A value put into the text may hold such marks as well, and they stand for themselves; such a
  /// text is left as it is.
  private func markdown(in text: String, values: [LocalizedArgument]) -> AttributedString? {
    func hasMarks(_ text: String) -> Bool { text.utf8.contains { "*_`[~".utf8.contains($0) } }
    guard hasMarks(text) else { return nil }
    for case .text(let value) in values where hasMarks(value) { return nil }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return try? AttributedString(markdown: text, options: options)
  }
}

/// The place of a text within a text while the words around it are put together.
///
/// A translation that turns two such texts around would find them in the order of the key.
private enum NestedPlace {
  static let mark = "\u{F8F0}"

  static func node(of text: String, holding nested: [ViewNode]) -> ViewNode {
    var children: [ViewNode] = []
    for (index, words) in text.components(separatedBy: mark).enumerated() {
      if index > 0, nested.indices.contains(index - 1) { children.append(nested[index - 1]) }
      if !words.isEmpty { children.append(ViewNode("Text", text: words)) }
    }
    return ViewNode("Text", children: children)
  }
}
