/// The nesting of square brackets in Swift code, outside of comments and texts.
///
/// The code between the brackets of an interpolation counts as code.
struct BracketDepth {
  private var bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0
  private var greatest = 0

  /// Returns the greatest number of square brackets that are open at once.
  static func greatest(in source: String) -> Int {
    var source = source
    return source.withUTF8 { bytes in
      var reader = BracketDepth(bytes: bytes)
      reader.readCode(isInterpolated: false)
      return reader.greatest
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  /// Reads code to its end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var parentheses = 0
    while let next = byte() {
      place += 1
      switch next {
      case UInt8(ascii: "["):
        depth += 1
        greatest = max(greatest, depth)
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        if isInterpolated, parentheses == 0 { return }
        parentheses -= 1
      case UInt8(ascii: "/") where byte() == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte() == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(pounds: 0)
      case UInt8(ascii: "#"):
        var pounds = 1
        while byte() == UInt8(ascii: "#") {
          pounds += 1
          place += 1
        }
        if byte() == UInt8(ascii: "\"") {
          place += 1
          readText(pounds: pounds)
        }
      default: break
      }
    }
  }

  /// Whether a byte ends a line of code: a carriage return alone does, too.
  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func skipLine() {
    while let next = byte(), !Self.endsLine(next) { place += 1 }
  }

  /// Passes over a comment between `/*` and `*/`, and those inside of it.
  private mutating func skipComment() {
    place += 1
    var comments = 1
    while comments > 0, let next = byte() {
      place += 1
      if next == UInt8(ascii: "/"), byte() == UInt8(ascii: "*") {
        comments += 1
        place += 1
      } else if next == UInt8(ascii: "*"), byte() == UInt8(ascii: "/") {
        comments -= 1
        place += 1
      }
    }
  }

  /// Reads a text behind its first quotation mark.
  private mutating func readText(pounds: Int) {
    let isLong = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isLong { place += 2 }
    while let next = byte() {
      place += 1
      switch next {
      // A text of one line that is not ended there is an error, and ends for the compiler, too.
      case _ where Self.endsLine(next) && !isLong: return
      case UInt8(ascii: "\\") where hasPounds(pounds):
        place += pounds
        guard let escaped = byte() else { return }
        place += 1
        if escaped == UInt8(ascii: "(") { readCode(isInterpolated: true) }
      case UInt8(ascii: "\"") where !isLong && hasPounds(pounds):
        place += pounds
        return
      case UInt8(ascii: "\"") where isLong && byte() == next && byte(1) == next:
        place += 2
        guard hasPounds(pounds) else { continue }
        place += pounds
        return
      default: break
      }
    }
  }

  private func hasPounds(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }
}
