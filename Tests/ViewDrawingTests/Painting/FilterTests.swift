import Foundation
import JSON
import SwiftUI
import TestSupport
import Testing
import UIKit
import WidgetDrawing

@testable import ViewDrawing

/// Filters of a canvas, pictures that are repeated as a paint, and layers that mix for themselves.
@MainActor @Suite struct FilterTests {
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let green = Color(.sRGB, red: 0, green: 1, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
  private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
    Canvas { context, _ in draw(&context) }.frame(width: 20, height: 20)
  }

  private func svg(_ view: some View) -> String {
    let canvas = LaidOut(view, pixels: 1).canvas()
    return SVGPainter(OutlineStore()).svg(
      RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(20, 20), scale: 1, list: canvas.operations, boxes: [],
        notes: []),
      title: "")
  }

  @Test func `a matrix mixes the channels of a colour`() throws {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.b1, matrix.g5, matrix.a4) = (0, 1, 0.2, 0.5)
    let view = canvas { context in
      context.addFilter(.colorMatrix(matrix))
      context.fill(whole, with: .color(red))
    }
    let color = try Pixels(of: view)[10, 10]
    #expect(color.hasPrefix("#003") && color.hasSuffix("80"), "\(color)")
    #expect(svg(view).contains(#"values="0 0 0 0 0 0 1 0 0 0.2 1 0 1 0 0 0 0 0 0.5 0""#))
  }

  @Test func `luminance becomes opacity, in a canvas and as a modifier`() throws {
    let drawn = canvas { context in
      context.addFilter(.luminanceToAlpha)
      context.fill(whole, with: .color(green))
    }
    #expect(try Pixels(of: drawn)[10, 10] == "#000000b6")
    #expect(
      try Pixels(of: green.luminanceToAlpha().frame(width: 4, height: 4))[2, 2] == "#000000b6")
    #expect(svg(drawn).contains("luminanceToAlpha"))
  }

  @Test func `a threshold keeps one colour where the opacity lies between its ends`() throws {
    let view = canvas { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: blue))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(red))
      context.opacity = 0.3
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(red))
      }
    }
    let drawn = try Pixels(of: view)
    #expect(drawn[5, 10] == "#0000ffff")
    let text = svg(view)
    #expect(text.contains(#"<feFuncA type="discrete" tableValues="0 0"#))
    #expect(text.contains(##"<feFlood flood-color="#0000ff" flood-opacity="1"/>"##))
  }

  @Test func `a projection that keeps lines parallel moves, and another is noted`() throws {
    let flat = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let moved = canvas { context in
      context.addFilter(.projectionTransform(flat))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(red))
    }
    let drawn = try Pixels(of: moved)
    #expect(drawn[5, 10] == "#00000000" && drawn[15, 10] == "#ff0000ff")
    var deep = ProjectionTransform()
    deep.m13 = 0.01
    let noted = LaidOut(
      canvas { context in
        context.addFilter(.projectionTransform(deep))
        context.fill(whole, with: .color(red))
      }
    ).canvas().notes.all
    #expect(noted.contains("projections in which lines meet are not drawn"))
  }

  @Test func `a material blurs what is below it, and says that it is approximated`() throws {
    let view = ZStack {
      red
      Rectangle().fill(.thinMaterial).frame(width: 12, height: 12)
    }
    .frame(width: 20, height: 20)
    let blurred = LaidOut(view).canvas()
    #expect(
      blurred.operations.contains {
        if case .push(let group) = $0 { group.backdropBlur > 0 && group.clip != nil } else { false }
      })
    #expect(blurred.notes.all.contains { $0.hasPrefix("materials are approximated") })
  }

  @Test func `filters are read as they were written`() throws {
    var group = DrawingGroup()
    group.filters = [
      DrawingGroup.Filter("matrix", (0..<20).map { Double($0) / 8 }),
      DrawingGroup.Filter("threshold", [0.5, 1], color: .black),
      DrawingGroup.Filter("luminance", 1),
    ]
    group.isIsolated = true
    let operation = DrawingOperation.push(group)
    #expect(
      try JSONReader.read(DrawingOperation.self, from: JSONWriter.bytes(of: operation)) == operation
    )
    let short = #"["(",{"filters":[["matrix",[1,2]]]}]"#
    let read = try? JSONReader.read(DrawingOperation.self, from: Array(short.utf8))
    if case .push(let group)? = read { #expect(group.filters.isEmpty) }
  }

  @Test func `what mixes in a group composed for itself leaves alone what is outside`() throws {
    func view(_ isComposed: Bool) -> some View {
      let mixed = ZStack {
        Color.clear
        green.frame(width: 10, height: 20).blendMode(.multiply)
      }
      return ZStack {
        red
        if isComposed { mixed.compositingGroup() } else { mixed }
      }
      .frame(width: 20, height: 20)
    }
    #expect(try Pixels(of: view(true))[10, 10] == "#00ff00ff")
    #expect(try Pixels(of: view(false))[10, 10] == "#000000ff")
    #expect(svg(view(true)).contains(#"<g clip-path="url(#c1)">"#))
    #expect(!svg(view(false)).contains("clip-path"))
    // A group without such a view is none in the drawing.
    let plain = LaidOut(red.compositingGroup().frame(width: 4, height: 4)).canvas()
    #expect(plain.operations.count == 1)
  }

  @Test func `layers that are masks of one another nest no deeper than a limit`() throws {
    let view = canvas { context in
      context.fill(whole, with: .color(red))
      context.blendMode = .sourceIn
      for _ in 0..<200 { context.fill(whole, with: .color(blue)) }
    }
    let canvas = LaidOut(view).canvas()
    #expect(canvas.notes.all.contains { $0.contains("blend modes") })
    #expect(try Pixels(of: view)[10, 10] == "#0000ffff")
  }

  private func images(_ view: some View) -> [[Double]] {
    LaidOut(view, pixels: 1).canvas().operations.compactMap {
      if case .image(_, let frame, _) = $0 { frame } else { nil }
    }
  }

  @Test func `a picture as a paint is repeated over the shape, and cut off at its outline`() throws
  {
    let file = try #require(BlankImageFile(width: 30, height: 15)?.png)
    let image = Image(uiImage: try #require(UIImage(data: file)))
    let places: [[Double]] = [
      [0, 0, 30, 15], [30, 0, 30, 15], [0, 15, 30, 15], [30, 15, 30, 15],
    ]
    let box = Rectangle().fill(ImagePaint(image: image)).frame(width: 50, height: 30)
    #expect(images(box) == places)
    #expect(svg(box).contains("<g clip-path="))
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let parts = Rectangle().fill(.image(image, sourceRect: half, scale: 2))
      .frame(width: 60, height: 30)
    #expect(images(parts) == [[-30, 0, 60, 30], [0, 0, 60, 30]])
    let ring = Circle().stroke(ImagePaint(image: image), lineWidth: 4).frame(width: 20, height: 20)
    #expect(svg(ring).contains("<mask"))
    let drawn = canvas { context in
      context.fill(whole, with: .tiledImage(image, origin: CGPoint(x: 5, y: 0)))
    }
    #expect(
      images(drawn) == [[-25, 0, 30, 15], [5, 0, 30, 15], [-25, 15, 30, 15], [5, 15, 30, 15]])
    let many = LaidOut(
      Rectangle().fill(ImagePaint(image: image, scale: 0.01)).frame(width: 50, height: 30)
    ).canvas()
    #expect(many.notes.all.contains("pictures that repeat more than 2000 times are stretched"))
    let stretched = LaidOut(
      image.resizable(resizingMode: .tile).frame(width: 3000, height: 3000)
    ).canvas()
    #expect(stretched.notes.all.contains("pictures that repeat more than 2000 times are stretched"))
  }
}
