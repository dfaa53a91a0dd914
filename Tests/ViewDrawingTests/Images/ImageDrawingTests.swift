import CoreGraphics
import Foundation
import ImageIO
import SwiftUI
import TestSupport
import Testing
import UIKit
import WidgetDrawing

@testable import ViewDrawing

/// Images of files, of data that an app has loaded, and of code.
@MainActor @Suite struct ImageDrawingTests {
  private let png = BlankImageFile(width: 30, height: 15)?.png ?? Data()

  private func images(_ canvas: DrawingCanvas) -> [(digest: String, frame: [Double])] {
    canvas.operations.compactMap { operation in
      if case .image(let digest, let frame, _) = operation { (digest, frame) } else { nil }
    }
  }

  @Test func `data that an app has loaded is drawn`() throws {
    let image = try #require(UIImage(data: png))
    let laidOut = LaidOut(Image(uiImage: image))
    let canvas = laidOut.canvas()
    let drawn = try #require(images(canvas).first)
    #expect(drawn.frame == [0, 0, 30, 15])
    #expect(canvas.pictures[drawn.digest]?.data == png.base64EncodedString())
    #expect(canvas.boxes.first?.pixels == [30, 15])
    #expect(laidOut.notes.all.isEmpty)
  }

  /// The colours that the box of a text tells to be behind it.
  private func colorsBehindText(in view: some View) -> [String] {
    let canvas = LaidOut(view).canvas(100, 50)
    canvas.noteColorsBehindTexts(
      CGSize(width: 100, height: 50), backgroundCount: 0, on: .white)
    return canvas.boxes.first { $0.text != nil }?.behind ?? []
  }

  @Test func `a text over an image tells the colours behind it`() throws {
    // All pixels of the image are black.
    let image = Image(uiImage: try #require(UIImage(data: png))).resizable()
    #expect(
      colorsBehindText(
        in: ZStack {
          image; Text("Harbour")
        })
        == Array(repeating: "#000000ff", count: 15))
    let dimmed = colorsBehindText(
      in: ZStack {
        image; Color.white.opacity(0.5); Text("Harbour")
      })
    #expect(Set(dimmed) == ["#808080ff"])
    // Beside an image nothing is to be told, and of a blurred one nothing is known.
    #expect(
      colorsBehindText(
        in: VStack {
          image.frame(height: 10); Text("Harbour")
        }
      ).isEmpty)
    #expect(
      colorsBehindText(
        in: ZStack {
          image.blur(radius: 4); Text("Harbour")
        }
      ).isEmpty)
  }

  @Test func `a thumbnail shows the image in its size`() throws {
    let image = try #require(
      UIImage(data: png)?.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    let canvas = LaidOut(Image(uiImage: image)).canvas()
    let drawn = try #require(images(canvas).first)
    #expect(drawn.frame == [0, 0, 10, 5])
    #expect(canvas.boxes.first?.pixels == [10, 5])
  }

  @Test func `a source's thumbnail shows the image with its fewer pixels`() throws {
    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 20,
    ]
    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    let view = Image(decorative: image, scale: 2)
    let canvas = LaidOut(view).canvas()
    let drawn = try #require(images(canvas).first)
    #expect(drawn.frame == [0, 0, 10, 5])
    #expect(canvas.pictures[drawn.digest]?.data == png.base64EncodedString())
    #expect(canvas.boxes.first?.pixels == [20, 10])
  }

  @Test
  func `an image that was drawn anew has its own pixels, not those of what it was drawn from`()
    throws
  {
    let whole = try #require(UIImage(data: png))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
    whole.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5))
    let small = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let canvas = LaidOut(Image(uiImage: small)).canvas()
    #expect(images(canvas).count == 1)
    #expect(canvas.boxes.compactMap(\.pixels) == [[20, 10]])
  }

  @Test func `data that is no picture is a box, and said`() {
    let image = UIImage(
      content: .encoded(Data("no picture".utf8)), size: CGSize(width: 9, height: 9), scale: 1)
    let laidOut = LaidOut(Image(uiImage: image))
    #expect(images(laidOut.canvas()).map(\.digest) == [""])
    #expect(laidOut.notes.all.contains { $0.contains("of a kind that is not drawn") })
  }

  @Test func `a picture of more pixels than memory takes is not decoded`() {
    var file = png
    file.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(ImageHeader(file)?.width == 30_000)
    #expect(PictureFile(file, size: nil) == nil)
  }

  @Test func `what code draws into an image is drawn, in the size of the view`() throws {
    let inner = try #require(UIImage(data: png))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      inner.draw(in: CGRect(x: 5, y: 10, width: 30, height: 15))
    }
    let canvas = LaidOut(Image(uiImage: image).resizable()).canvas(80, 20)
    let transforms = canvas.operations.compactMap { operation in
      if case .push(let group) = operation, !group.transform.isEmpty {
        group.transform
      } else {
        nil
      }
    }
    #expect(transforms.first == [2, 0, 0, 0.5, 0, 0])
    #expect(images(canvas).map(\.frame) == [[5, 10, 30, 15]])
    #expect(
      canvas.operations.contains { operation in
        if case .fill(_, .color(let color), _) = operation {
          color.text == "#ff0000ff"
        } else {
          false
        }
      })
  }

  @Test func `an image of a canvas's commands is drawn`() {
    let image = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 1, y: 1, width: 8, height: 8)), with: .color(.blue))
    }
    let laidOut = LaidOut(image)
    #expect(laidOut.size() == CGSize(width: 10, height: 10))
    let fills = laidOut.canvas().operations.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test func `a vector image has the pixels of the display, unless it stays one`() throws {
    func contents(_ properties: String) -> String {
      #"{"images": [{"filename": "a.svg"}], "properties": {\#(properties)}}"#
    }
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#
    let folder = try ScratchFolder([
      "A.xcassets/fixed.imageset/a.svg": svg,
      "A.xcassets/fixed.imageset/Contents.json": contents(""),
      "A.xcassets/free.imageset/a.svg": svg,
      "A.xcassets/free.imageset/Contents.json": contents(
        #""preserves-vector-representation": true"#),
    ])
    let catalog = AssetCatalog(folder: folder.url)
    let files = try ["fixed", "free"].map { name in
      let asset = try #require(catalog.image(named: name))
      return try #require(PictureFile(asset, pixelsPerPoint: 3))
    }
    #expect(files.map(\.size) == [CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)])
    #expect(files.map(\.pixels) == [CGSize(width: 60, height: 30), nil])
    let wanted = CGSize(width: 100, height: 50)
    let pictures = files.compactMap { $0.recorded(in: wanted, pixelsPerPoint: 3) }
    let widths = pictures.compactMap {
      Data(base64Encoded: $0.data).flatMap { ImageHeader($0)?.width }
    }
    #expect(widths == [60, 300])
  }

  /// A template of a symbol: a bar that is as high as a capital and as wide.
  private nonisolated static func template(_ guide: String, _ group: String, y: Double) -> String {
    """
    <svg><g id="Guides">\(guide)</g><g id="Symbols">
    <g id="Regular-M"><path d="M0 0h1v1h-1z"/></g>
    <g id="Regular-S"\(group)><path d="M10 \(y)h70.5v70.5h-70.5z"/></g></g></svg>
    """
  }

  @Test(arguments: [
    template(#"<line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>"#, "", y: 625.5),
    template(
      #"<path id="Baseline-S" d="M18,146 l800,0" />"#, #" transform="matrix(1 0 0 1 300 146)""#,
      y: -70.5),
    template("", "", y: 3),
  ])
  func `an author's symbol is as high as its template says, around the capitals' middle`(
    _ text: String
  ) throws {
    let outline = try #require(IconOutline(customSymbol: text, weight: 400))
    let units = 70.5 * 16 / 78.86
    #expect(abs(outline.bounds.height - units) < 0.05 && abs(outline.bounds.width - units) < 0.05)
    #expect(abs(outline.bounds.midY - 8) < 0.05)
  }

  @Test func `a catalogue has the files of an author's symbols`() throws {
    let folder = try ScratchFolder([
      "A.xcassets/app.logo.symbolset/logo.svg": Self.template("", "", y: 0),
      "A.xcassets/app.logo.symbolset/Contents.json": #"{"symbols": [{"filename": "logo.svg"}]}"#,
    ])
    let catalog = AssetCatalog(folder: folder.url)
    let file = try #require(catalog.symbol(named: "app.logo"))
    #expect(catalog.has("app.logo") && catalog.image(named: "app.logo") == nil)
    #expect(SymbolLibrary.shared.symbol(from: file, LaidOut(Text("")).item.style, nil).icon != nil)
    #expect(IconOutline(customSymbol: "<svg/>", weight: 400) == nil)
  }

  @Test func `a symbol in several colours says that one of them is drawn`() {
    func isTold(_ view: some View) -> Bool {
      LaidOut(view).notes.all.contains("the symbol 'gift.fill' is drawn in one of its colours")
    }
    let symbol = Image(systemName: "gift.fill")
    #expect(isTold(symbol.symbolRenderingMode(.multicolor)))
    #expect(isTold(symbol.foregroundStyle(.gray, .yellow)))
    #expect(isTold(VStack { symbol }.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)))
    #expect(!isTold(symbol.foregroundStyle(.gray)))
    #expect(!isTold(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.gray, .yellow)))
  }
}
