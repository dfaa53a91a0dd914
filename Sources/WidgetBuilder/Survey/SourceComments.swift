import SwiftSyntax
import WidgetRecording

/// The comments of a source, and those among them that suppress a check.
struct SourceComments {
  /// The lines from a type's first attribute to the brace that opens it.
  struct Header {
    /// The type's name, with the types around it.
    var type: String
    /// The lines, from 1.
    var lines: ClosedRange<Int>
  }

  /// The request in a comment.
  private struct Request {
    var check: String
    var reason: String?
    var line: Int
    var hasOwnLine: Bool
  }

  private static let mark = "widgetcheck:ignore"

  private let lines: LineTable
  /// The lines that hold nothing but a comment.
  private var commentLines: Set<Int> = []
  private var requests: [Request] = []

  /// Creates an empty collection.
  init(_ lines: LineTable) {
    self.lines = lines
  }

  /// Adds the comments of what stands between two words.
  mutating func add(_ trivia: Trivia, from offset: Int) {
    var offset = offset
    for piece in trivia {
      defer { offset += piece.sourceLength.utf8Length }
      guard let text = Self.comment(piece) else { continue }
      let first = lines.line(of: offset)
      let hasOwnLine = lines.isFirst(offset)
      if hasOwnLine {
        commentLines.formUnion(first...lines.line(of: offset + piece.sourceLength.utf8Length - 1))
      }
      guard text.hasPrefix(Self.mark) else { continue }
      requests.append(Self.request(text, line: first, hasOwnLine: hasOwnLine))
    }
  }

  /// Returns the suppressions, each with the type on or directly above which it stands.
  func suppressions(in file: String, types: [Header]) -> [SuppressionComment] {
    requests.sorted { $0.line < $1.line }.map { request in
      SuppressionComment(
        check: CheckID(rawValue: request.check), type: type(for: request, in: types),
        reason: request.reason, place: SourcePlace(file: file, line: request.line))
    }
  }

  private func type(for request: Request, in types: [Header]) -> String? {
    let around = types.filter { $0.lines.contains(request.line) }
    if let inner = around.max(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
      return inner.type
    }
    guard request.hasOwnLine else { return nil }
    var line = request.line
    while commentLines.contains(line) { line += 1 }
    return types.first { $0.lines.lowerBound == line }?.type
  }

  /// The words of a comment; nil for anything else.
  private static func comment(_ piece: TriviaPiece) -> String? {
    switch piece {
    case .lineComment(let text), .docLineComment(let text):
      return String(text.drop { $0 == "/" || $0.isWhitespace })
    case .blockComment(let text), .docBlockComment(let text):
      let inside = text.dropLast(2).drop { "/*".contains($0) || $0.isWhitespace }
      return String(inside)
    default: return nil
    }
  }

  private static func request(_ text: String, line: Int, hasOwnLine: Bool) -> Request {
    let words = text.dropFirst(mark.count).drop { $0 == ":" || $0.isWhitespace }
    let check = words.prefix { !$0.isWhitespace && $0 != ":" }
    let rest = words.dropFirst(check.count).drop { "-–—:".contains($0) || $0.isWhitespace }
    let reason = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Request(
      check: String(check), reason: reason.isEmpty ? nil : reason, line: line,
      hasOwnLine: hasOwnLine)
  }
}
