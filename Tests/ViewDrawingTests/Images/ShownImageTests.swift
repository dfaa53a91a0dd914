import AppKit
import Charts
import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// Templates, tints and orientations of images.
@MainActor @Suite struct ShownImageTests {
  private let png = BlankImageFile(width: 30, height: 15)?.png ?? Data()

  /// A JPEG file of 30 pixels by 15 that says how it is turned.
  private func jpeg(_ orientation: UInt8) throws -> Data {
    var file = try #require(BlankImageFile(width: 30, height: 15)?.jpeg)
    let tags: [UInt8] =
      Array("Exif\0\0MM\0*\0\0\0".utf8) + [
        8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      ]
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(tags.count + 2)] + tags, at: 2)
    return file
  }

  /// The color and the mask of the group that colors a picture.
  private func coloring(_ view: some View, setup: (inout ViewStyle) -> Void = { _ in }) -> (
    color: String, mask: [DrawingOperation]
  )? {
    let operations = LaidOut(view, setup: setup).canvas().operations
    for (index, operation) in operations.enumerated() {
      guard case .push(let group) = operation, !group.mask.isEmpty,
        case .fill(_, .color(let color), _)? = operations.dropFirst(index + 1).first
      else { continue }
      return (color.text, group.mask)
    }
    return nil
  }

  private func images(_ operations: [DrawingOperation]) -> [[Double]] {
    operations.compactMap { if case .image(_, let frame, _) = $0 { frame } else { nil } }
  }

  @Test func `an image of a chart has its size, and so has the code in it`() throws {
    let (measure, layOut) = (RenderedViewSize.measure, RenderedViewSize.layOut)
    defer { (RenderedViewSize.measure, RenderedViewSize.layOut) = (measure, layOut) }
    WidgetDrawer.measureRenderedViews(
      EnvironmentValues(),
      DrawingSetting(
        size: CGSize(width: 158, height: 158), margins: EdgeInsets(), cornerRadius: 0, pixels: 2,
        look: DrawnLook("light"), system: PlatformVersion(.iOS), date: .distantPast,
        hasBackground: true))
    var asked: [CGSize] = []
    func image(_ color: Color) throws -> UIImage {
      let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)).foregroundStyle(color) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          let _ = asked.append(proxy.plotSize)
          GeometryReader { reader in
            let _ = asked.append(reader.size)
            Text("\(reader.size.width)")
          }
        }
        .frame(width: 120, height: 60)
      return try #require(ImageRenderer(content: chart).uiImage)
    }
    let red = try image(.red)
    #expect(red.size == CGSize(width: 120, height: 60))
    let canvas = LaidOut(Image(uiImage: red)).canvas()
    #expect(canvas.boxes.first { $0.node == "Text" }?.text == "120.000000")
    #expect(canvas.operations.contains { if case .fill = $0 { true } else { false } })
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == CGSize(width: 120, height: 60) })
    func tree(_ image: UIImage) -> ViewNode {
      resolveView(Image(uiImage: image), environment: EnvironmentValues())
    }
    #expect(try tree(red) == tree(image(.red)))
    #expect(try tree(red) != tree(image(.blue)))
  }

  @Test func `a symbol has the weight of its configuration, or that of the letters around it`()
    throws
  {
    func paths(_ image: Image, _ font: Font.Weight = .regular) -> [PathData] {
      LaidOut(image.fontWeight(font)).canvas().operations.compactMap {
        if case .fill(let path, _, _) = $0 { path } else { nil }
      }
    }
    func configured(_ weight: UIImage.SymbolWeight) throws -> Image {
      let configuration = UIImage.SymbolConfiguration(weight: weight)
      return Image(
        uiImage: try #require(UIImage(systemName: "circle", withConfiguration: configuration)))
    }
    let bold = paths(Image(systemName: "circle"), .bold)
    #expect(try paths(configured(.bold)) == bold && paths(configured(.regular), .bold) != bold)
    #expect(try paths(configured(.unspecified), .bold) == bold)
    #expect(bold.count == 1 && bold != paths(Image(systemName: "circle")))
  }

  @Test func `a template takes the colour of its surroundings`() throws {
    let image = try #require(UIImage(data: png))
    let template = image.withRenderingMode(.alwaysTemplate)
    let view = Image(uiImage: template).foregroundStyle(.red)
    let red = try #require(coloring(view))
    let changed = Image(uiImage: image).renderingMode(.template)
    #expect(red.color == coloring(changed.foregroundStyle(.red))?.color)
    #expect(images(red.mask) == [[0, 0, 30, 15]])
    #expect(coloring(Image(uiImage: image).foregroundStyle(.red)) == nil)
    #expect(coloring(Image(uiImage: template).renderingMode(.original)) == nil)
    #expect(coloring(Image(uiImage: template.withRenderingMode(.alwaysOriginal))) == nil)
  }

  @Test func `a tint colours an image, unless it is a template`() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let image = try #require(UIImage(data: png)).withTintColor(green)
    #expect(coloring(Image(uiImage: image))?.color == "#00ff00ff")
    #expect(
      coloring(Image(uiImage: image.withRenderingMode(.alwaysOriginal)))?.color == "#00ff00ff")
    let template = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(coloring(Image(uiImage: template).foregroundStyle(.black))?.color == "#000000ff")
  }

  @Test func `a tinted symbol keeps its tint`() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    func color(_ image: UIImage) -> String? {
      LaidOut(Image(uiImage: image).foregroundStyle(.black)).canvas().operations.compactMap {
        if case .fill(_, .color(let color), _) = $0 { color.text } else { nil }
      }.first
    }
    let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color(symbol) == "#000000ff")
    #expect(color(symbol.withTintColor(tint, renderingMode: .alwaysOriginal)) == "#ff0000ff")
    #expect(color(symbol.withTintColor(tint, renderingMode: .alwaysTemplate)) == "#000000ff")
  }

  @Test func `what code draws is a template, too`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let view = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(.black)
    #expect(coloring(view)?.color == "#000000ff")
  }

  @Test func `an image of a Mac is a template where it says so`() throws {
    let image = try #require(NSImage(data: png))
    #expect(coloring(Image(nsImage: image)) == nil)
    image.isTemplate = true
    image.size = CGSize(width: 10, height: 5)
    let drawn = try #require(coloring(Image(nsImage: image).foregroundStyle(.black)))
    #expect(drawn.color == "#000000ff")
    #expect(images(drawn.mask) == [[0, 0, 10, 5]])
  }

  /// Where the corner of the first pixel and that of the last one of the first row are shown.
  @Test(arguments: [
    ("up", [0, 0], [30, 0]), ("upMirrored", [30, 0], [0, 0]), ("down", [30, 15], [0, 15]),
    ("downMirrored", [0, 15], [30, 15]), ("leftMirrored", [0, 0], [0, 30]),
    ("right", [15, 0], [15, 30]), ("rightMirrored", [15, 30], [15, 0]), ("left", [0, 30], [0, 0]),
  ])
  func `pixels are turned as the orientation says`(
    _ name: String, _ first: [Double], _ last: [Double]
  ) throws {
    let file = try #require(UIImage(data: png)?.cgImage)
    let orientation = try #require(Image.Orientation.allCases.first { "\($0)" == name })
    let laidOut = LaidOut(Image(file, scale: 1, orientation: orientation, label: Text("A")))
    let isTurned = name.hasPrefix("left") || name.hasPrefix("right")
    #expect(laidOut.size() == CGSize(width: isTurned ? 15 : 30, height: isTurned ? 30 : 15))
    let operations = laidOut.canvas().operations
    #expect(images(operations) == [[0, 0, 30, 15]])
    var transform = Transform.identity
    if case .push(let group)? = operations.first { transform = Transform(group.transform) }
    let corners = [DrawnPoint(0, 0), DrawnPoint(30, 0)].map { transform.applied(to: $0) }
    #expect(corners.map { [$0.x, $0.y] } == [first, last])
  }

  @Test func `a photo is turned as its file says, once`() throws {
    let image = try #require(UIImage(data: try jpeg(6)))
    #expect(image.imageOrientation == .right)
    #expect(image.size == CGSize(width: 15, height: 30))
    #expect(image.cgImage?.width == 30)
    let canvas = LaidOut(Image(uiImage: image)).canvas()
    #expect(canvas.boxes.first?.pixels == [15, 30])
    // Who reads the recorded file must not turn it once more.
    let recorded = try #require(canvas.pictures.values.first)
    #expect(Data(base64Encoded: recorded.data) == (try jpeg(1)))
    // Its pixels alone are not turned.
    let plain = try #require(image.cgImage.map { UIImage(cgImage: $0) })
    #expect(plain.size == CGSize(width: 30, height: 15))
    #expect(LaidOut(Image(uiImage: plain)).size() == CGSize(width: 30, height: 15))
    #expect(UIImage(data: try jpeg(9))?.imageOrientation == .up)
  }

  @Test func `an image of a catalogue is turned as its file says`() throws {
    let folder = try ScratchFolder([
      "A.xcassets/a.imageset/Contents.json": #"{"images": [{"filename": "a.jpg"}]}"#
    ])
    try jpeg(8).write(to: folder.url.appendingPathComponent("A.xcassets/a.imageset/a.jpg"))
    let asset = try #require(AssetCatalog(folder: folder.url).image(named: "a"))
    let file = try #require(PictureFile(asset, pixelsPerPoint: 3))
    #expect(file.orientation == .left)
    #expect(file.size == CGSize(width: 15, height: 30))
  }

  @Test func `an image is flipped in what it shows`() throws {
    let image = try #require(UIImage(data: try jpeg(6))).withHorizontallyFlippedOrientation()
    #expect(image.imageOrientation == .rightMirrored)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .right)
  }

  @Test func `a vector image has the size of its entry's scale, and the display's pixels`() throws {
    let folder = try ScratchFolder([
      "A.xcassets/a.imageset/Contents.json":
        #"{"images": [{"filename": "a.svg", "scale": "2x"}]}"#,
      "A.xcassets/a.imageset/a.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#,
    ])
    let bundle = try #require(Bundle(url: folder.url))
    let image = try #require(UIImage(named: "a", in: bundle, with: nil))
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 3)
    #expect(image.cgImage?.width == 30)
    let asset = try #require(AssetCatalog(folder: folder.url).image(named: "a"))
    #expect(PictureFile(asset, pixelsPerPoint: 3)?.size == image.size)
  }
}
