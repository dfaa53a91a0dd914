import FoundationSupplement
import Testing

@Suite struct CompressionTests {
  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzfse, .lz4], [0, 1, 1000, 300_000])
  func `compressed data comes back`(
    _ algorithm: NSData.CompressionAlgorithm, _ count: Int
  ) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) })
    let compressed = try (data as NSData).compressed(using: algorithm)
    #expect(try compressed.decompressed(using: algorithm) as Data == data)
  }

  @Test func `Deflate is written without a header, and read`() throws {
    // What zlib itself makes of the text at its level five, without header and sum.
    let bytes: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00]
    let text = NSMutableData(data: Data("hello hello hello".utf8))
    try text.compress(using: .zlib)
    #expect(Array(text as Data) == bytes)
    try text.decompress(using: .zlib)
    #expect(String(decoding: text as Data, as: UTF8.self) == "hello hello hello")
  }

  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzfse, .lz4, .lzma])
  func `what is no compressed data is an error`(_ algorithm: NSData.CompressionAlgorithm) {
    #expect(throws: (any Error).self) {
      try (Data([0xFF, 2, 3]) as NSData).decompressed(using: algorithm)
    }
  }
}
