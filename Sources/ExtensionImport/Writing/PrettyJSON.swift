import JSON

/// A JSON value that is pretty-printed: keys in the order given, short lists on one line.
indirect enum PrettyJSON {
  case text(String)
  case number(Int)
  case decimal(Double)
  case flag(Bool)
  case list([PrettyJSON])
  case object([(key: String, value: PrettyJSON)])

  private static let width = 100

  /// A list of texts.
  static func texts(_ texts: [String]) -> PrettyJSON { .list(texts.map(PrettyJSON.text)) }

  /// The value as a file's text.
  var file: String { written(indent: 0, used: 0) + "\n" }

  /// Writes the value; what was written before it on its line is counted in.
  private func written(indent: Int, used: Int) -> String {
    let line = inline
    if case .object = self, indent == 0 {} else if used + line.count < Self.width { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .text, .number, .decimal, .flag: return line
    case .list(let values):
      let lines = values.map { inner + $0.written(indent: indent + 2, used: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      let lines = members.map { key, value in
        let start = inner + Self.quoted(key) + ": "
        return start + value.written(indent: indent + 2, used: start.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  private var inline: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map(\.inline).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { Self.quoted($0.key) + ": " + $0.value.inline }.joined(separator: ", ")
        + " }"
    }
  }

  /// A text between quotation marks, with what JSON forbids there escaped.
  private static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.bytes(of: text), as: UTF8.self)
  }
}
