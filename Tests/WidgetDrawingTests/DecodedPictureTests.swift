import Foundation
import Testing
import WidgetDrawing

private let hasLibraries =
  DecodedPicture(PictureFiles.svg(#"width="4" height="4""#)) != nil
  && DecodedPicture(PictureFiles.pdf) != nil && DecodedPicture(PictureFiles.gif) != nil

/// Small files of pictures.
enum PictureFiles {
  /// A red square in a picture whose root element has attributes.
  static func svg(_ attributes: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)><path d="M0 0h9v9H0z" fill="red"/></svg>
      """.utf8)
  }

  /// A page of 30 by 20 points with a red rectangle.
  static let pdf = Array(
    """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] /Contents 4 0 R>> endobj
    4 0 obj <</Length 26>> stream
    1 0 0 rg 0 0 30 20 re f  
    endstream endobj
    trailer <</Root 1 0 R>>
    """.utf8)

  /// A picture of one red pixel.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
}

@Suite(.enabled(if: hasLibraries)) struct DecodedPictureTests {
  private func size(ofPNG bytes: [UInt8]) -> [UInt8] { Array(bytes[16..<24]) }

  @Test(arguments: [
    (#"width="24" height="12""#, 24.0, 12.0), (#"viewBox="0 0 40 30""#, 40, 30),
    (#"width="18pt" height="9pt""#, 18, 9),
  ])
  func `an SVG file has the size of its root element`(
    _ attributes: String, _ width: Double, _ height: Double
  ) throws {
    let picture = try #require(DecodedPicture(PictureFiles.svg(attributes)))
    #expect(picture.isVector)
    #expect((picture.width, picture.height) == (width, height))
  }

  @Test(arguments: [PictureFiles.svg(#"viewBox="0 0 9 9""#), PictureFiles.pdf])
  func `a vector image is painted in the size that is asked for, each time alike`(
    _ bytes: [UInt8]
  ) throws {
    let picture = try #require(DecodedPicture(bytes))
    let (png, encoding) = try #require(picture.encoded(width: 60, height: 40))
    #expect(encoding.mediaType == "image/png")
    #expect(size(ofPNG: png) == [0, 0, 0, 60, 0, 0, 0, 40])
    #expect(picture.png(width: 60, height: 40) == png)
    // All of it is red, so that another size of the picture has the same colours.
    let blank = try #require(
      DecodedPicture(Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8))
    )
    #expect(blank.png(width: 60, height: 40) != png)
  }

  @Test func `a page's size is that of its box`() throws {
    let picture = try #require(DecodedPicture(PictureFiles.pdf))
    #expect((picture.width, picture.height) == (30, 20))
  }

  @Test func `a picture of pixels becomes PNG, or JPEG where nothing shows through`() throws {
    let gif = try #require(DecodedPicture(PictureFiles.gif))
    #expect(!gif.isVector)
    #expect((gif.width, gif.height) == (1, 1))
    let png = try #require(gif.encoded(width: 2, height: 3))
    #expect(size(ofPNG: png.bytes) == [0, 0, 0, 2, 0, 0, 0, 3])
    // What is painted by Cairo has transparency; what a JPEG file holds has none.
    let jpeg = try #require(jpegFile())
    #expect(jpeg.encoding.mediaType == "image/jpeg")
    #expect(jpeg.bytes.starts(with: [0xFF, 0xD8]))
  }

  private func jpegFile() -> (bytes: [UInt8], encoding: DecodedPicture.Encoding)? {
    // A bitmap file: one pixel of 24 bits, blue first.
    let header: [UInt8] =
      [40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0] + .init(repeating: 0, count: 24)
    let file: [UInt8] =
      [0x42, 0x4D, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0] + header + [0, 0, 255, 0]
    return DecodedPicture(file)?.encoded(width: 4, height: 4)
  }

  @Test func `a JPEG file is painted, and is no grey area`() throws {
    let jpeg = try #require(jpegFile())
    func png(_ picture: RecordedPicture?) throws -> [UInt8] {
      var outlines = OutlineStore()
      if let picture { outlines.add(picture) }
      let drawing = RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(4, 4), scale: 1,
        list: [.image("a", [0, 0, 4, 4], tint: nil)], boxes: [], notes: [])
      let painter = try #require(PNGPainter(outlines))
      return try #require(painter.png(drawing))
    }
    let data = Data(jpeg.bytes).base64EncodedString()
    let painted = try png(RecordedPicture(digest: "a", type: "image/jpeg", data: data))
    #expect(try painted != png(nil))
  }

  @Test(arguments: [
    "", "nothing", "%PDF-1.4\nnothing", "<svg", "<html/>",
    #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>"#,
  ])
  func `a file that cannot be decoded is none`(_ text: String) {
    #expect(DecodedPicture(Array(text.utf8)) == nil)
  }

  @Test func `a picture of too many pixels is not made`() throws {
    let picture = try #require(DecodedPicture(PictureFiles.pdf))
    #expect(picture.encoded(width: 100_000, height: 100_000) == nil)
    #expect(picture.encoded(width: 0, height: 4) == nil)
  }
}
