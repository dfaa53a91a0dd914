import Foundation

/// Makes text that others wrote harmless, in one place for all formats.
///
/// Invisible characters, and those that could steer a terminal, a parser or the direction of the
/// text, become visible as `\u{1b}`. Nothing is dropped silently.
package enum SafeText {
  /// Returns text of several lines in which every character can be seen.
  ///
  /// Line feeds and tabs stay; a carriage return before a line feed goes, as line ends differ
  /// between systems and mean the same.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Text that XML 1.0 allows.
  static func block(_ text: String) -> String {
    if isOfSafeBytes(text, { 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }) { return text }
    guard text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && isUnsafe($0) }) else {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var iterator = text.unicodeScalars.makeIterator()
    var next = iterator.next()
    while let scalar = next {
      next = iterator.next()
      if scalar == "\r", next == "\n" { continue }
      if scalar == "\n" || scalar == "\t" || !isUnsafe(scalar) {
        scalars.append(scalar)
      } else {
        scalars.append(contentsOf: escape(scalar).unicodeScalars)
      }
    }
    return String(scalars)
  }

  /// Returns text on one line in which every character can be seen, line feeds too.
  ///
  /// - Parameter text: Any text, such as a name.
  /// - Returns: Text without line feeds, tabs and spaces at its ends.
  package static func line(_ text: String) -> String {
    if isOfSafeBytes(text, { 0x20...0x7E ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        scalars.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Whether the bytes of a text, looked at without decoding them, can be no unsafe character.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - isPlain: Whether a byte of ASCII is safe.
  /// - Returns: False, too, of some texts that are safe: of a few first bytes all that follows
  ///   counts as unsafe.
  private static func isOfSafeBytes(_ text: String, _ isPlain: (UInt8) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { units in
      // Most texts are of ASCII alone. Without an early end, the compiler looks at many at once.
      if units.reduce(true, { isPlain($1) && $0 }) { return true }
      var index = 0
      while index < units.count {
        let first = units[index]
        index += 1
        guard first > 0x7F else {
          guard isPlain(first) else { return false }
          continue
        }
        // A string holds well-formed UTF-8, so a first byte has its others behind it.
        switch first {
        case 0xC2 where units[index] < 0xA0: return false
        case 0xD8 where units[index] == 0x9C: return false
        case 0xE2 where units[index] == 0x80:
          if 0x8E...0x8F ~= units[index + 1] || 0xA8...0xAE ~= units[index + 1] { return false }
        case 0xE2 where units[index] == 0x81 && units[index + 1] > 0xA5: return false
        case 0xEF...: return false
        default: break
        }
      }
      return true
    } ?? false
  }

  /// Returns one line of at most so many characters; an ellipsis stands for what was left out.
  static func line(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit, !text.utf8.contains(UInt8(ascii: "\n")) { return line(text) }
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let first = line(String(parts.first ?? ""))
    if first.count > limit { return first.prefix(limit - 1) + "…" }
    return parts.count > 1 ? first + " …" : first
  }

  /// Returns one line for a log that a CI server searches for its own commands.
  ///
  /// GitHub, Azure Pipelines and TeamCity obey `::name::` at the start and `##` anywhere in a line.
  ///
  /// - Parameter text: Any text.
  /// - Returns: A line that is no command wherever it stands.
  static func logLine(_ text: String) -> String {
    line(text)
      .replacing("##", with: #"#\u{23}"#)
      .replacing("::", with: #":\u{3a}"#)
  }

  /// The prefixes of commands that CI servers obey anywhere in a line.
  private static let commands = ["##[", "##vso[", "##teamcity["]

  /// Returns lines for a terminal or a log, of which none is a command of a CI server.
  ///
  /// GitHub obeys `::name::` at the start of a line; `##[`, `##vso[` and `##teamcity[` are obeyed
  /// anywhere in one.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Lines in which every character can be seen.
  package static func log(_ text: String) -> String {
    let lines = block(text).split(separator: "\n", omittingEmptySubsequences: false)
    let inert = lines.map { line in
      var line = String(line)
      if let start = line.firstIndex(where: { !$0.isWhitespace }), line[start...].hasPrefix("::") {
        line.replaceSubrange(start..<line.index(start, offsetBy: 2), with: #":\u{3a}"#)
      }
      for command in commands {
        line = line.replacing(command, with: #"#\u{23}"# + command.dropFirst(2))
      }
      return line
    }
    return inert.joined(separator: "\n")
  }

  /// Returns JSON whose texts hold the same values, with escapes for what cannot be seen and for
  /// what CI servers search logs for.
  ///
  /// - Parameter json: JSON as an encoder wrote it, in UTF-8.
  /// - Returns: JSON that is safe to print to a terminal.
  static func json(_ json: [UInt8]) -> [UInt8] {
    let (hasCommand, hasUnsafeScalar) = json.withUnsafeBufferPointer { dangers(in: $0) }
    guard hasCommand || hasUnsafeScalar else { return json }
    var text = String(decoding: json, as: UTF8.self)
    if hasCommand {
      // Only a string of JSON can have this character.
      for command in commands {
        text = text.replacing(command, with: #"#\u0023"# + command.dropFirst(2))
      }
    }
    guard hasUnsafeScalar else { return Array(text.utf8) }
    var safe: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value > 0x7E, isUnsafe(scalar) else {
        safe.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        safe.append(contentsOf: String(format: #"\u%04x"#, Int(unit)).utf8)
      }
    }
    return safe
  }

  /// Looks for commands and unsafe scalars in one pass, and decodes nothing but what is no ASCII.
  private static func dangers(
    in json: UnsafeBufferPointer<UInt8>
  ) -> (hasCommand: Bool, hasUnsafeScalar: Bool) {
    let hash = UInt8(ascii: "#")
    var hasCommand = false
    var last: UInt8 = 0
    var index = 0
    while index < json.count {
      if index + 8 <= json.count, isPlain(json, at: index) {
        last = 0
        index += 8
        continue
      }
      let byte = json[index]
      if byte == hash, last == hash { hasCommand = true }
      last = byte
      guard byte > 0x7E else {
        index += 1
        continue
      }
      // The longest scalar has four bytes.
      var decoder = UTF8()
      var bytes = json[index..<min(index + 4, json.count)].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&bytes), !isUnsafe(scalar) else {
        return (json[index...].contains(hash) || hasCommand, true)
      }
      index += UTF8.width(scalar)
    }
    return (hasCommand, false)
  }

  /// Whether eight bytes are ASCII that can be seen or white space, and none a number sign.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    let signs = word ^ (UInt64(UInt8(ascii: "#")) &* ones)
    return (word | word &+ ones) & highBits == 0 && (signs &- ones) & ~signs & highBits == 0
  }

  /// Returns the start of a text and says how much was left out.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - bytes: The greatest number of bytes of UTF-8.
  /// - Returns: The text, or its start and a line about the rest.
  static func cut(_ text: String, toBytes bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var start = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      if length > bytes { break }
      start.append(scalar)
    }
    let shown = String(start)
    return "\(shown)\n… \(text.utf8.count - shown.utf8.count) more bytes are not shown"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    #"\u{"# + String(scalar.value, radix: 16) + "}"
  }

  /// Whether a character is a control, changes the direction of text, or is forbidden in XML.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
