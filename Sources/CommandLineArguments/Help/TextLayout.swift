/// Lays out plain text in lines of a certain width.
struct TextLayout {
  /// The most characters of a line; a longer word stands alone.
  let width: Int

  /// The widest left column beside which the right one still begins on the same line.
  private static let widestLeft = 26

  /// A space at which no line ends.
  static let unbreakableSpace = "\u{a0}"

  /// A row of two columns.
  struct Row {
    /// The name.
    let left: String
    /// The meaning.
    let right: String
  }

  /// Returns a paragraph.
  ///
  /// - Parameters:
  ///   - text: The text, of which no line ends at a space that is not to be broken.
  ///   - indent: The number of spaces before each line.
  /// - Returns: The lines.
  func paragraph(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, margin.count + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines.map { $0.replacing(Self.unbreakableSpace, with: " ") }
  }

  /// Returns the width of the left column that some rows have in common.
  static func leftWidth(of rows: [Row]) -> Int {
    rows.map(\.left.count).filter { $0 <= widestLeft }.max() ?? widestLeft
  }

  /// Returns a table, indented by two.
  ///
  /// - Parameters:
  ///   - rows: The rows; a left column that is too wide gets a line of its own.
  ///   - left: The width of the left column.
  /// - Returns: The lines.
  func table(_ rows: [Row], left: Int) -> [String] {
    let indent = left + 4
    return rows.flatMap { row -> [String] in
      let right = paragraph(row.right, indent: indent)
      guard row.left.count <= left, let first = right.first else {
        return ["  " + row.left] + right
      }
      let padding = String(repeating: " ", count: left - row.left.count)
      return ["  " + row.left + padding + "  " + first.dropFirst(indent)] + right.dropFirst()
    }
  }
}
