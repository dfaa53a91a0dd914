/// A part of the Swift text that a table's file begins with.
indirect enum Template {
  /// One line, and its number in the file.
  case line([Piece], number: Int)
  /// Lines that are repeated for the rows of a table or the items of a list.
  case each(String, [Template], number: Int)

  /// A part of a line.
  indirect enum Piece {
    /// Literal text.
    case text(String)
    /// The place of a cell: `{column}`.
    case cell(String)
    /// The items of a list, separated by commas: `{@each item: text}`.
    case each(String, [Piece])
  }

  /// Returns the parts of a line.
  static func pieces(of line: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = line
    while let character = rest.first {
      if character == "{", let (piece, length) = placeholder(at: rest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// Returns the placeholder that a text begins with, and its length; nil for a brace of Swift's.
  private static func placeholder(at text: Substring) -> (Piece, length: Int)? {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      guard depth == 0 else { continue }
      let inside = text[..<index].dropFirst()
      guard let piece = placeholder(inside) else { return nil }
      return (piece, inside.count + 2)
    }
    return nil
  }

  private static func placeholder(_ inside: Substring) -> Piece? {
    if inside.hasPrefix("@each "), let colon = inside.firstIndex(of: ":") {
      let item = inside[..<colon].dropFirst(6)
      let body = inside[colon...].dropFirst()
      return .each(String(item), pieces(of: body.first == " " ? body.dropFirst() : body))
    }
    let isName = inside.first?.isLetter == true && inside.allSatisfy { $0.isLetter || $0.isNumber }
    return isName ? .cell(String(inside)) : nil
  }
}
