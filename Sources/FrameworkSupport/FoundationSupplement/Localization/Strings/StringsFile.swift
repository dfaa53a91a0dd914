// `.strings` files: pairs of quoted texts with comments between them, or a property list.

import Foundation
import PropertyLists

/// Reads `.strings` files.
enum StringsFile {
  /// Returns the texts of a file by key; none where it is no such file.
  static func texts(in data: Data) -> [String: String] {
    if ["<?xml", "<!DOCTYPE", "<plist", "bplist"].contains(where: { data.starts(with: $0.utf8) }),
      let texts = PropertyListBounds.value(from: data) as? [String: String]
    {
      return texts
    }
    guard let source = decoded(data) else { return [:] }
    var scanner = Substring(source)
    var texts: [String: String] = [:]
    while let key = token(&scanner) {
      guard take("=", &scanner), let value = token(&scanner) else {
        if take(";", &scanner) {
          texts[key] = key
          continue
        }
        break
      }
      texts[key] = value
      _ = take(";", &scanner)
    }
    return texts
  }

  private static func decoded(_ data: Data) -> String? {
    let mark = data.prefix(2)
    if mark == Data([0xFF, 0xFE]) || mark == Data([0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
  }

  private static func take(_ character: Character, _ text: inout Substring) -> Bool {
    skipSpace(&text)
    guard text.first == character else { return false }
    text = text.dropFirst()
    return true
  }

  private static func skipSpace(_ text: inout Substring) {
    while true {
      text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if text.hasPrefix("//") {
        text = text.drop { !$0.isNewline }
      } else if text.hasPrefix("/*") {
        text = text.range(of: "*/").map { text[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private static func token(_ text: inout Substring) -> String? {
    skipSpace(&text)
    guard text.first == "\"" else {
      let word = text.prefix { $0.isLetter || $0.isNumber || "_.-$/:".contains($0) }
      text = text.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    text = text.dropFirst()
    var result = ""
    while let character = text.first {
      text = text.dropFirst()
      switch character {
      case "\"": return result
      case "\\": result += escape(&text)
      default: result.append(character)
      }
    }
    return nil
  }

  private static func escape(_ text: inout Substring) -> String {
    guard let character = text.first else { return "" }
    text = text.dropFirst()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = text.prefix(4)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return String(character)
      }
      text = text.dropFirst(digits.count)
      return String(Character(scalar))
    default: return String(character)
    }
  }
}
