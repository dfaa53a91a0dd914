// Fonts that are made from the bytes of a file.
//
// https://developer.apple.com/documentation/coregraphics/cgfont

public import FoundationSupplement

/// A font of a file's bytes. Of its names the PostScript name alone is read.
public final class CGFont: @unchecked Sendable {
  private let bytes: Data

  /// Takes the bytes of a TrueType or OpenType file; nil for any others.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data.map({ $0 as Data }), data.count > 12,
      [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366].contains(data.number(at: 0, size: 4))
    else { return nil }
    bytes = Data(data)
  }

  /// The name by which the font is asked for.
  public var postScriptName: CFString? {
    guard let table = table("name") else { return nil }
    let (count, strings) = (table.number(at: 2, size: 2), table.number(at: 4, size: 2))
    for index in 0..<count {
      let record = 6 + index * 12
      guard table.number(at: record + 6, size: 2) == 6 else { continue }
      let length = table.number(at: record + 8, size: 2)
      let start = strings + table.number(at: record + 10, size: 2)
      guard start + length <= table.count else { return nil }
      let text = table.subdata(in: start..<start + length)
      let isWide = table.number(at: record, size: 2) != 1
      let name = String(data: text, encoding: isWide ? .utf16BigEndian : .ascii)
      return name as CFString?
    }
    return nil
  }

  private func table(_ name: String) -> Data? {
    for index in 0..<bytes.number(at: 4, size: 2) {
      let record = 12 + index * 16
      guard record + 16 <= bytes.count else { return nil }
      guard bytes.subdata(in: record..<record + 4) == Data(name.utf8) else { continue }
      let start = bytes.number(at: record + 8, size: 4)
      let end = start + bytes.number(at: record + 12, size: 4)
      return end <= bytes.count ? bytes.subdata(in: start..<end) : nil
    }
    return nil
  }

  /// A file of this process with the font's bytes.
  package func file() throws -> URL {
    let name = postScriptName.map { "\($0)" } ?? "font"
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(plain)-\(bytes.count).font")
    if !FileManager.default.fileExists(atPath: file.path) { try bytes.write(to: file) }
    return file
  }
}

extension Data {
  /// Reads a whole number, the most significant byte first; zero outside of the bytes.
  fileprivate func number(at place: Int, size: Int) -> Int {
    guard place >= 0, place + size <= count else { return 0 }
    return self[startIndex + place..<startIndex + place + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
