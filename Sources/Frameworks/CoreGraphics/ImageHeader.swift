// The header of an image file: its format and its size in pixels.

import FoundationSupplement

/// The format and size of an encoded image.
package struct ImageHeader: Equatable, Sendable {
  /// The formats whose headers are understood.
  package enum Format: String, Sendable {
    case png, jpeg, gif, webp, bmp, heif
  }

  package let format: Format
  package let width: Int
  package let height: Int

  /// Reads a header; nil where the bytes are no image of a known format.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(.png, bytes.big32(16), bytes.big32(20))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let frame = bytes.jpegFrame() else { return nil }
      self.init(.jpeg, bytes.big16(frame + 7), bytes.big16(frame + 5))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self.init(.gif, bytes.little16(6), bytes.little16(8))
    } else if bytes.starts(with: Array("BM".utf8)) {
      self.init(.bmp, bytes.little32(18), bytes.little32(22))
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.has("WEBP", at: 8) {
      self.init(webp: bytes)
    } else if bytes.has("ftyp", at: 4), let box = bytes.index(of: "ispe") {
      self.init(.heif, bytes.big32(box + 8), bytes.big32(box + 12))
    } else {
      return nil
    }
  }

  private init?(_ format: Format, _ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }

  private init?(webp bytes: [UInt8]) {
    if bytes.has("VP8X", at: 12) {
      self.init(.webp, bytes.little24(24).map { $0 + 1 }, bytes.little24(27).map { $0 + 1 })
    } else if bytes.has("VP8L", at: 12) {
      guard let packed = bytes.little32(21) else { return nil }
      self.init(.webp, (packed & 0x3FFF) + 1, ((packed >> 14) & 0x3FFF) + 1)
    } else {
      self.init(
        .webp, bytes.little16(26).map { $0 & 0x3FFF }, bytes.little16(28).map { $0 & 0x3FFF })
    }
  }
}

extension [UInt8] {
  fileprivate func number(_ places: some Sequence<Int>) -> Int? {
    var result = 0
    for place in places {
      guard indices.contains(place) else { return nil }
      result = result << 8 | Int(self[place])
    }
    return result
  }

  fileprivate func big16(_ at: Int) -> Int? { number(at..<at + 2) }
  fileprivate func big32(_ at: Int) -> Int? { number(at..<at + 4) }
  fileprivate func little16(_ at: Int) -> Int? { number((at..<at + 2).reversed()) }
  fileprivate func little24(_ at: Int) -> Int? { number((at..<at + 3).reversed()) }
  fileprivate func little32(_ at: Int) -> Int? { number((at..<at + 4).reversed()) }

  fileprivate func has(_ text: String, at place: Int) -> Bool {
    dropFirst(place).starts(with: text.utf8)
  }

  fileprivate func index(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).first { self[$0] == wanted[0] && has(text, at: $0) }
  }

  /// Returns the offset of a JPEG file's frame header.
  fileprivate func jpegFrame() -> Int? {
    var place = 2
    while place + 9 < count {
      guard self[place] == 0xFF else { return nil }
      let marker = self[place + 1]
      if marker == 0xFF {
        place += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return place
      } else if (0xD0...0xD9).contains(marker) || marker == 0x01 {
        place += 2
      } else {
        place += 2 + (big16(place + 2) ?? count)
      }
    }
    return nil
  }
}
