import Foundation

/// A font file of an author's, by its names and its metrics in ems.
///
/// Letters of one font share it: their style is copied with each of them.
public final class CustomFont: Sendable {
  /// The file's path.
  public let file: String
  /// The PostScript name, such as `Lobster-Regular`.
  public let postScriptName: String
  /// All names by which the font can be asked for: of the family, in full, and for PostScript.
  public let names: Set<String>
  /// The ascent above the baseline.
  public let ascent: Double
  /// The descent below the baseline.
  public let descent: Double
  /// The space between lines.
  public let lineGap: Double
  /// The height of capitals.
  public let capHeight: Double
  /// Whether letters may be pictures of the file's own, which have no outlines to draw.
  public let hasPictures: Bool

  /// Reads a TrueType or OpenType file.
  ///
  /// - Parameter file: The path.
  /// - Returns: nil for a file of another kind, or one that is cut short.
  public init?(file: String) {
    guard let data = try? Data(contentsOf: URL(filePath: file)),
      let tables = FontTables(Array(data)), let head = tables["head"], let hhea = tables["hhea"],
      let units = head.unsigned(18), units > 0, let ascender = hhea.signed(4),
      let descender = hhea.signed(6), let gap = hhea.signed(8)
    else { return nil }
    let names = tables["name"]?.names ?? [:]
    guard let postScriptName = names[6] ?? names[4] ?? names[1] else { return nil }
    self.file = file
    self.postScriptName = postScriptName
    self.names = Set([names[1], names[4], names[6]].compactMap(\.self))
    let em = Double(units)
    ascent = Double(ascender) / em
    descent = -Double(descender) / em
    lineGap = max(0, Double(gap) / em)
    let capitals = (tables["OS/2"]?.unsigned(0) ?? 0) >= 2 ? tables["OS/2"]?.signed(88) : nil
    capHeight = capitals.map { Double($0) / em } ?? ascent * 0.74
    hasPictures = ["SVG ", "sbix", "CBDT"].contains { tables[$0] != nil }
  }
}

extension CustomFont: Hashable {
  /// Whether both are the font of one file.
  public static func == (left: CustomFont, right: CustomFont) -> Bool {
    left === right || left.file == right.file
  }

  /// Takes in the font's file.
  public func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// The tables of a font file.
private struct FontTables {
  /// One table's bytes.
  struct Table {
    let bytes: ArraySlice<UInt8>

    func unsigned(_ offset: Int) -> Int? {
      let start = bytes.startIndex + offset
      guard offset >= 0, start + 1 < bytes.endIndex else { return nil }
      return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    }

    func signed(_ offset: Int) -> Int? {
      unsigned(offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
    }

    /// The names by number, of Windows' records before those of the Macintosh.
    var names: [Int: String] {
      guard let count = unsigned(2), let strings = unsigned(4) else { return [:] }
      var found: [Int: String] = [:]
      for index in 0..<count {
        let record = 6 + index * 12
        guard let platform = unsigned(record), let name = unsigned(record + 6),
          let length = unsigned(record + 8), let offset = unsigned(record + 10)
        else { break }
        let start = bytes.startIndex + strings + offset
        guard start + length <= bytes.endIndex else { continue }
        let text = bytes[start..<start + length]
        if platform == 1 {
          if found[name] == nil { found[name] = String(decoding: text, as: UTF8.self) }
        } else {
          let units = stride(from: start, to: start + length - 1, by: 2)
            .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
          found[name] = String(decoding: units, as: UTF16.self)
        }
      }
      return found
    }
  }

  private let bytes: [UInt8]
  private let places: [String: Range<Int>]

  init?(_ bytes: [UInt8]) {
    let whole = Table(bytes: bytes[...])
    // The first four bytes tell TrueType and OpenType from collections and everything else.
    let start = [UInt8](bytes.prefix(4))
    guard start == [0, 1, 0, 0] || start == Array("OTTO".utf8) || start == Array("true".utf8),
      let count = whole.unsigned(4)
    else { return nil }
    func long(_ offset: Int) -> Int? {
      guard let high = whole.unsigned(offset), let low = whole.unsigned(offset + 2) else {
        return nil
      }
      return high << 16 | low
    }
    var places: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = 12 + index * 16
      guard let offset = long(record + 8), let length = long(record + 12),
        offset + length <= bytes.count
      else { continue }
      places[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = offset..<offset + length
    }
    self.bytes = bytes
    self.places = places
  }

  subscript(_ tag: String) -> Table? { places[tag].map { Table(bytes: bytes[$0]) } }
}
