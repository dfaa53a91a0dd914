import DynamicLibraries

/// Unicode's rules for the ends of lines and for text in both directions, by ICU.
///
/// The library is the one that Debian 12's libxml2 needs, so that it is there. The names of its
/// functions have its version in them: another one, with other tables, is never taken, and a text
/// has the same lines on every machine. It is opened when the first text is set.
@MainActor final class UnicodeRules {
  private typealias Handle = OpaquePointer
  private typealias Status = UnsafeMutablePointer<Int32>

  private let setText: @convention(c) (Handle?, UnsafePointer<UInt16>?, Int32, Status) -> Void
  private let next: @convention(c) (Handle?) -> Int32
  private let setParagraph:
    @convention(c) (
      Handle?, UnsafePointer<UInt16>?, Int32, UInt8, UnsafeMutablePointer<UInt8>?, Status
    ) -> Void
  private let levels: @convention(c) (Handle?, Status) -> UnsafePointer<UInt8>?
  private let countParagraphs: @convention(c) (Handle?) -> Int32
  private let paragraph:
    @convention(c) (
      Handle?, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<UInt8>?, Status
    ) -> Void
  private let reorder:
    @convention(c) (UnsafePointer<UInt8>?, Int32, UnsafeMutablePointer<Int32>?) -> Void
  private let lines: Handle
  private let directions: Handle

  /// The rules; nil where the library is not installed.
  static let shared = try? UnicodeRules()

  private init() throws {
    let library = try SharedLibrary("libicuuc.so.72", prefix: "u")
    setText = try library.function("brk_setText_72")
    next = try library.function("brk_next_72")
    setParagraph = try library.function("bidi_setPara_72")
    levels = try library.function("bidi_getLevels_72")
    countParagraphs = try library.function("bidi_countParagraphs_72")
    paragraph = try library.function("bidi_getParagraphByIndex_72")
    reorder = try library.function("bidi_reorderVisual_72")
    let openLines:
      @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, Status)
        -> Handle? = try library.function("brk_open_72")
    let openDirections: @convention(c) () -> Handle? = try library.function("bidi_open_72")
    var status: Int32 = 0
    // Kind 2 is where lines break; no locale's own rules.
    guard let lines = openLines(2, "", nil, 0, &status), status <= 0,
      let directions = openDirections()
    else { throw SharedLibrary.Missing() }
    self.lines = lines
    self.directions = directions
  }

  /// Returns the same as `breaks` for a text of plain words, where only spaces decide; nil for any
  /// other text. Most texts are plain, and need no library.
  static func plainBreaks(_ text: [UInt16]) -> [Bool]? {
    let space = UInt16(UInt8(ascii: " "))
    var found = Array(repeating: false, count: text.count + 1)
    found[text.count] = !text.isEmpty
    var last: UInt16 = 0
    for (index, unit) in text.enumerated() {
      switch unit {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x22, 0x27, 0xA0, 0xB7, 0x202F: break
      case 0x20: break
      // Comma, full stop, colon and semicolon stay with the word before, even across spaces.
      case 0x2C, 0x2E, 0x3A, 0x3B: if last == space { return nil }
      case 0xC0...0x24F: if unit == 0xD7 || unit == 0xF7 { return nil }
      default: return nil
      }
      if last == space, unit != space { found[index] = true }
      last = unit
    }
    return found
  }

  /// Whether every letter of a text goes from left to right, whatever its surroundings.
  static func goesFromLeft(_ text: [UInt16], isRightToLeft: Bool) -> Bool {
    // Below Hebrew no letter goes from right to left.
    guard text.allSatisfy({ $0 < 0x590 }) else { return false }
    return !isRightToLeft
      || text.contains { (0x41...0x5A).contains($0 & ~0x20) || (0xC0...0x2B8).contains($0) }
  }

  /// Returns whether a line may end before each UTF-16 unit of a text, and at its end.
  func breaks(_ text: [UInt16]) -> [Bool] {
    var found = Array(repeating: false, count: text.count + 1)
    text.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      setText(lines, units.baseAddress, Int32(units.count), &status)
      guard status <= 0 else { return }
      while case let place = next(lines), place >= 0 { found[Int(place)] = true }
      // The text goes at the end of this closure.
      setText(lines, nil, 0, &status)
    }
    return found
  }

  /// Returns the embedding level of each UTF-16 unit of a text, and that of its paragraph.
  ///
  /// - Parameters:
  ///   - text: The text, of one paragraph or several.
  ///   - isRightToLeft: The direction of a paragraph without letters.
  func levels(
    _ text: [UInt16], isRightToLeft: Bool
  ) -> (own: [UInt8], paragraphs: [UInt8]) {
    var own = Array(repeating: UInt8(0), count: text.count)
    var paragraphs = own
    text.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      // The direction of a paragraph's first letter, else the one that is given.
      setParagraph(
        directions, units.baseAddress, Int32(units.count), isRightToLeft ? 0xFF : 0xFE, nil,
        &status)
      guard let found = levels(directions, &status), status <= 0 else { return }
      for index in own.indices { own[index] = found[index] }
      for number in 0..<countParagraphs(directions) {
        var (start, end, level) = (Int32(0), Int32(0), UInt8(0))
        paragraph(directions, number, &start, &end, &level, &status)
        for index in Int(start)..<min(Int(end), own.count) { paragraphs[index] = level }
      }
    }
    return (own, paragraphs)
  }

  /// Returns the indices of a line's parts from left to right, by their embedding levels.
  func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(repeating: Int32(0), count: levels.count)
    reorder(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
