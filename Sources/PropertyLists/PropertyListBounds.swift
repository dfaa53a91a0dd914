public import Foundation

/// The bounds of a property list from outside, looked at before Foundation reads it.
///
/// In the binary form an object may be named by several others, so that few bytes stand for more
/// values than any machine holds, or by one of its own members. Each object is looked at once here.
public enum PropertyListBounds {
  /// The greatest number of bytes.
  public static let greatestSize = 32 << 20
  /// The greatest number of values, one that is named twice counted twice.
  public static let greatestCount = 2_000_000
  /// The greatest depth of lists and dictionaries within each other.
  public static let greatestDepth = 256

  /// Returns why a property list is not to be read.
  ///
  /// - Parameter data: Its bytes, in any format; malformed ones are left to the reader.
  /// - Returns: A clause; nil where it can be read.
  public static func objection(to data: Data) -> String? {
    guard data.count <= greatestSize else { return "it has more than \(greatestSize) bytes" }
    if data.starts(with: Data("bplist0".utf8)) {
      var list = BinaryPropertyList([UInt8](data))
      return list?.objection ?? (list == nil ? "its table of objects is damaged" : nil)
    }
    guard data.prefix(512).contains(UInt8(ascii: "<")) else {
      return depth(ofBrackets: [UInt8](data)) > greatestDepth ? tooDeep : nil
    }
    let bytes = [UInt8](data)
    if isTakenAsUTF8(bytes), String(validating: bytes, as: UTF8.self) == nil {
      return "its bytes are not text in UTF-8"
    }
    return depth(ofXML: bytes) > greatestDepth ? tooDeep : nil
  }

  /// Reads a property list.
  ///
  /// - Parameter data: Its bytes, in any form.
  /// - Returns: The value; nil where the bytes are none, or beyond the bounds.
  public static func value(from data: Data) -> Any? {
    guard objection(to: data) == nil else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  static let tooDeep = "its values are more than \(greatestDepth) deep"
  static let tooMany = "it stands for more than \(greatestCount) values"

  /// Whether Foundation takes the bytes of an XML form as UTF-8 unread.
  ///
  /// It ends the process at a number in which they are something else. Other encodings are
  /// converted, and checked on the way.
  private static func isTakenAsUTF8(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]]
    guard !marks.contains(where: bytes.starts) else { return false }
    let declaration = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    guard declaration.contains("<?xml"), let name = declaration.firstRange(of: "encoding=") else {
      return true
    }
    let encoding = declaration[name.upperBound...].dropFirst().prefix { !"\"'?".contains($0) }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(String(encoding))
  }

  /// The depth of the XML form, by its tags.
  private static func depth(ofXML bytes: [UInt8]) -> Int {
    var (depth, greatest) = (0, 0)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      let tag = bytes[(start + 1)...].prefix(6)
      if tag.starts(with: "dict".utf8) || tag.starts(with: "array".utf8) {
        depth += 1
        greatest = max(greatest, depth)
      } else if tag.starts(with: "/dict".utf8) || tag.starts(with: "/array".utf8) {
        depth -= 1
      }
    }
    return greatest
  }

  /// The depth of the old form, by its brackets outside of texts.
  private static func depth(ofBrackets bytes: [UInt8]) -> Int {
    var (depth, greatest, isQuoted, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        depth += 1
        greatest = max(greatest, depth)
      } else if !isQuoted, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        depth -= 1
      }
    }
    return greatest
  }
}
