/// The lists and mappings of YAML that stand in brackets.
enum YAMLBrackets {
  /// The number of brackets that a text opens and does not close, outside its quotation marks.
  static func depth(of text: String) -> Int {
    scan(text).depth
  }

  /// The parts between a text's outer brackets, which commas separate.
  static func parts(of text: String) -> [String] {
    let inner = text.dropFirst().dropLast()
    var parts = [""]
    for piece in inner.split(separator: ",", omittingEmptySubsequences: false) {
      // A comma within brackets, or between quotation marks, separates nothing.
      let last = parts[parts.count - 1]
      if scan(last) == (0, true) {
        parts.append(String(piece))
      } else {
        parts[parts.count - 1] = last + "," + piece
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func scan(_ text: String) -> (depth: Int, isUnquoted: Bool) {
    var depth = 0
    var mark: Character?
    for character in text {
      switch character {
      case mark: mark = nil
      case "\"", "'": mark = mark ?? character
      case "[", "{": depth += mark == nil ? 1 : 0
      case "]", "}": depth -= mark == nil ? 1 : 0
      default: break
      }
    }
    return (depth, mark == nil)
  }
}
