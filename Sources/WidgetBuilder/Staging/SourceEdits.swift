import SwiftSyntax

/// Replacements in a source that keep every line where it is.
struct SourceEdits {
  /// One replacement.
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []

  /// Creates an empty list of replacements in a source.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Turns a range into spaces; its line ends stay, so lines and columns stay what they are.
  mutating func blank(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let blanks = bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    edits.append(Edit(range: range, bytes: blanks))
  }

  /// Puts another text in place of a range.
  ///
  /// A shorter text is followed by spaces, so that columns stay. After a longer one the rest of its
  /// line moves. Line ends of the range come after the text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    var replacement = Array(text.utf8)
    let old = bytes[range]
    let lastLine = old.lastIndex(of: 0x0A).map { range.upperBound - $0 - 1 }
    if let lastLine {
      replacement += old.filter { $0 == 0x0A }
      replacement += [UInt8](repeating: 0x20, count: lastLine)
    } else if replacement.count < range.count {
      replacement += [UInt8](repeating: 0x20, count: range.count - replacement.count)
    }
    edits.append(Edit(range: range, bytes: replacement))
  }

  /// Puts a text before a place; the rest of its line moves.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, bytes: Array(text.utf8)))
  }

  /// The source with everything replaced; an edit inside another one is left out.
  var result: [UInt8] {
    let ordered = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset < right.offset
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

extension SyntaxProtocol {
  /// The node's bytes in the source, without the blanks and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
