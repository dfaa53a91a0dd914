import WidgetRecording

/// A line of the author's sources with a caret below what is meant.
struct SourceLine {
  /// The line.
  let place: SourcePlace
  /// Its text, where the recording keeps it.
  let excerpt: SourceExcerpt?

  /// The place, and under it the line with its caret.
  @MarkupBuilder var markup: [Markup] {
    Markup("p", ["class": "place"]) { PagePieces.code(place.description) }
    if let excerpt, !excerpt.text.allSatisfy(\.isWhitespace) {
      Markup(
        "pre",
        [
          "class": "source", "tabindex": "0", "role": "group",
          "aria-label": "Line \(place.line) of \(place.file)",
        ]
      ) {
        Markup("code") { text(excerpt) }
      }
    }
  }

  private func text(_ excerpt: SourceExcerpt) -> String {
    // Columns of the compiler count the bytes of UTF-8.
    let bytes = excerpt.column.map { max(0, $0 - 1) }
    let line = excerpt.text
    let indent = line.prefix { $0.isWhitespace }.count
    let column = bytes.map { String(decoding: Array(line.utf8.prefix($0)), as: UTF8.self).count }
    let position = max(0, min(column ?? indent, line.count) - indent)
    let shown = SafeText.line(String(line.dropFirst(indent)).replacing("\t", with: " "))
    let number = "\(place.line)"
    let gutter = String(repeating: " ", count: number.count)
    return "\(number) │ \(shown)\n\(gutter) │ \(String(repeating: " ", count: position))^"
  }
}
