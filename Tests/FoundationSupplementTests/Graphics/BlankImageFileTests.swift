import Foundation
import Testing

@testable import CoreGraphics

@Suite struct BlankImageFileTests {
  @Test(arguments: [(1, 1), (7, 9), (8, 8), (640, 480), (4_000, 3_000)])
  func `a file has the size that it was made for`(_ width: Int, _ height: Int) throws {
    let file = try #require(BlankImageFile(width: width, height: height))
    for (data, format) in [(file.png, ImageHeader.Format.png), (file.jpeg, .jpeg)] {
      let header = try #require(ImageHeader(data))
      #expect(header.format == format)
      #expect(header.width == width && header.height == height)
    }
  }

  @Test func `a small PNG file is what an encoder writes without packing`() throws {
    // One black pixel: the sums are those of zlib's and libpng's own output.
    let file = try #require(BlankImageFile(width: 1, height: 1)).png.map { String($0, radix: 16) }
    #expect(file.suffix(12).joined(separator: " ") == "0 0 0 0 49 45 4e 44 ae 42 60 82")
    #expect(file[41...53].joined(separator: " ") == "78 1 1 2 0 fd ff 0 0 0 2 0 1")
  }

  @Test func `a PNG file of given pixels has them, and the sum of their bytes`() throws {
    let file = try #require(BlankImageFile(width: 2, height: 1))
    let data = try #require(file.png(of: [255, 0, 0, 255, 0, 0, 255, 128]))
    #expect(ImageHeader(data)?.width == 2)
    // The row begins with its filter; the sum is the one that zlib computes of these bytes.
    #expect(data[48..<57] == Data([0, 255, 0, 0, 255, 0, 0, 255, 128]))
    #expect(data[57..<61] == Data([0x0F, 0x7A, 0x03, 0x7E]))
    #expect(file.png(of: [1, 2, 3]) == nil)
  }

  @Test func `a JPEG file's scan has two bits for each block`() throws {
    let file = try #require(BlankImageFile(width: 24, height: 8)).jpeg
    #expect(file.suffix(3) == Data([0b0000_0011, 0xFF, 0xD9]))
  }

  @Test func `no size makes no file`() {
    #expect(BlankImageFile(width: 0, height: 4) == nil)
    #expect(BlankImageFile(width: 4, height: 70_000) == nil)
  }
}
