// Files of images: of given pixels, or, where those are not known here, of one shade.

import FoundationSupplement

/// An image file that stands for one with pixels: decoders read its size and a plain surface.
///
/// Nothing is drawn here, and an image that a device would encode must not turn into no data.
package struct BlankImageFile {
  private let width: Int
  private let height: Int

  /// Creates a file of a size in pixels; nil without a size, or with one beyond the limits of the
  /// formats.
  package init?(width: Int, height: Int) {
    guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// A PNG file with one bit for each pixel.
  package var png: Data {
    png(bits: 1, color: 0, Array(repeating: 0, count: (1 + (width + 7) / 8) * height))
  }

  /// Returns a PNG file of the size with given pixels, without packing.
  ///
  /// - Parameter pixels: Red, green, blue and opacity of each pixel, row by row from the top.
  /// - Returns: The file; nil where there are not as many bytes as the size asks for.
  package func png(of pixels: [UInt8]) -> Data? {
    guard pixels.count == 4 * width * height else { return nil }
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      rows += pixels[4 * width * row..<4 * width * (row + 1)]
    }
    return png(bits: 8, color: 6, rows)
  }

  /// A PNG file of rows, each behind the number of its filter, in one of the format's types of
  /// colour.
  private func png(bits: UInt8, color: UInt8, _ rows: [UInt8]) -> Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", Self.big32(width) + Self.big32(height) + [bits, color, 0, 0, 0])
    file += Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    return Data(file)
  }

  /// A baseline JPEG file with one component, every block of which is empty.
  package var jpeg: Data {
    var file: [UInt8] = [0xFF, 0xD8]
    file += Self.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    file += Self.segment(0xC0, [8] + Self.big16(height) + Self.big16(width) + [1, 1, 0x11, 0])
    for table: UInt8 in [0x00, 0x10] {
      // One code of one bit: no difference to the block before, and no more in the block.
      file += Self.segment(0xC4, [table, 1] + Array(repeating: 0, count: 15) + [0])
    }
    file += Self.segment(0xDA, [1, 1, 0, 0, 63, 0])
    let bits = ((width + 7) / 8) * ((height + 7) / 8) * 2
    file += Array(repeating: 0, count: bits / 8)
    // The rest of the last byte is filled with ones.
    if bits % 8 > 0 { file.append(0xFF >> UInt8(bits % 8)) }
    return Data(file + [0xFF, 0xD9])
  }

  private static func big16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private static func big32(_ value: Int) -> [UInt8] {
    big16(value >> 16 & 0xFFFF) + big16(value & 0xFFFF)
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big16(content.count + 2) + content
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return big32(content.count) + named + big32(Int(checksum(named)))
  }

  /// Bytes as zlib stores them without packing: blocks of at most 65,535 bytes, then Adler's sum.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let low = UInt8(block.count & 0xFF)
      let high = UInt8(block.count >> 8)
      result += [block.endIndex == bytes.count ? 1 : 0, low, high, ~low, ~high]
      result += block
    }
    var (sum, sumOfSums) = (1, 0)
    for byte in bytes {
      sum = (sum + Int(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return result + big16(sumOfSums) + big16(sum)
  }

  /// The sum that ends a PNG file's chunk: CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
