import FoundationSupplement

/// The beginnings of image files.
enum ImageFiles {
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  static func jpeg(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, height, 0, width, 3, 1, 1, 1])
  }

  static let gif = Data(Array("GIF89a".utf8) + [7, 0, 9, 0])

  static let webp = Data(
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8)
      + [10, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 29, 0, 0])
}
