import Charts
import Foundation
import JSON
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Drawings that take away from what is below them, and layers, painted.
@MainActor @Suite struct CompositingTests {
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let green = Color(.sRGB, red: 0, green: 1, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  /// A canvas of 20 points by 20.
  private func pixels(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Pixels {
    try Pixels(of: Canvas { context, _ in draw(&context) }.frame(width: 20, height: 20))
  }

  private nonisolated static let modes: [(GraphicsContext.BlendMode, String)] = [
    (.normal, "rbb"), (.clear, "r--"), (.copy, "rbb"), (.xor, "r-b"), (.sourceIn, "-b-"),
    (.sourceOut, "--b"), (.sourceAtop, "rb-"), (.destinationOver, "rrb"),
    (.destinationIn, "-r-"), (.destinationOut, "r--"), (.destinationAtop, "-rb"),
    (.plusDarker, "r.b"),
  ]

  @Test(arguments: modes.indices)
  func `a mode keeps of both what its name says`(_ index: Int) throws {
    let (mode, kept) = Self.modes[index]
    let drawn = try pixels { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 20)), with: .color(red))
      context.blendMode = mode
      context.fill(Path(CGRect(x: 8, y: 0, width: 12, height: 20)), with: .color(blue))
    }
    let names = ["#ff0000ff": "r", "#0000ffff": "b", "#00000000": "-", "#000000ff": "."]
    #expect([4, 10, 16].map { names[drawn[$0, 10]] ?? drawn[$0, 10] }.joined() == kept)
  }

  @Test(arguments: [GraphicsContext.BlendMode.sourceAtop, .xor, .destinationAtop])
  func `many that repeat what is below them are painted in no more than a moment`(
    _ mode: GraphicsContext.BlendMode
  ) throws {
    let drawn = try pixels { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 20)), with: .color(red))
      context.blendMode = mode
      for _ in 0..<60 {
        context.fill(Path(CGRect(x: 8, y: 0, width: 12, height: 20)), with: .color(blue))
      }
    }
    #expect(drawn[10, 10] == "#0000ffff")
  }

  @Test func `what a view erases is its own group's, whatever moves it`() throws {
    let group = ZStack {
      red
      blue.frame(width: 10, height: 10).blendMode(.destinationOut).offset(x: 2)
        .rotationEffect(.degrees(90))
    }.compositingGroup()
    let drawn = try Pixels(
      of: ZStack {
        green
        group
      }.frame(width: 20, height: 20))
    #expect(drawn[10, 10] == "#00ff00ff" && drawn[2, 2] == "#ff0000ff")
    #expect(drawn[10, 16] == "#00ff00ff" && drawn[16, 10] == "#ff0000ff")
  }

  @Test func `a layer fades as a whole`() throws {
    let drawn = try pixels { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        for x in [0, 8] {
          layer.fill(Path(CGRect(x: x, y: 0, width: 12, height: 20)), with: .color(red))
        }
      }
    }
    #expect(drawn[10, 10] == drawn[4, 10] && drawn[10, 10].hasSuffix("80"))
  }

  @Test(arguments: [false, true])
  func `a clip to a layer shows where the layer is opaque, or where it is not`(
    _ isInverse: Bool
  ) throws {
    let drawn = try pixels { context in
      context.clipToLayer(options: isInverse ? .inverse : []) { layer in
        layer.translateBy(x: 10, y: 0)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(green))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
    }
    let (shown, hidden) = isInverse ? (5, 15) : (15, 5)
    #expect(drawn[shown, 10] == "#ff0000ff" && drawn[hidden, 10] == "#00000000")
  }

  @Test func `a mask of sectors shows of a sector what lies in them`() throws {
    let chart = Chart {
      SectorMark(angle: .value("share", 1)).foregroundStyle(red).mask {
        SectorMark(angle: .value("share", 1), innerRadius: .ratio(0.5))
      }
    }
    let drawn = try Pixels(of: chart.chartLegend(.hidden).frame(width: 20, height: 20))
    #expect(drawn[10, 10] == "#00000000" && drawn[17, 10] == "#ff0000ff")
  }

  @Test func `an inverse mask is read as it was written, and SVG turns its opacity`() throws {
    var group = DrawingGroup()
    group.mask = [.fill(PathData(rectangle: 0, 0, 5, 5), .color(.black), evenOdd: false)]
    group.maskIsInverse = true
    let list: [DrawingOperation] = [
      .push(group), .fill(PathData(rectangle: 0, 0, 9, 9), .color(.black), evenOdd: false), .pop,
    ]
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(9, 9), scale: 1, list: list, boxes: [], notes: [])
    #expect(
      try JSONReader.read(DrawingOperation.self, from: JSONWriter.bytes(of: list[0])) == list[0])
    let svg = SVGPainter(OutlineStore()).svg(drawing, title: "")
    #expect(svg.contains(#"<feFuncA type="linear" slope="-1" intercept="1"/>"#))
    #expect(svg.contains(#"<g mask="url(#m"#))
  }
}

/// The parts of resizable pictures.
@MainActor @Suite struct ImageSliceTests {
  private func parts(
    _ caps: EdgeInsets, _ mode: String, in box: CGRect
  ) throws -> [ImageSlices.Part] {
    let slices = try #require(
      ImageSlices([
        "capInsets": .record([
          "top": .number(caps.top), "leading": .number(caps.leading),
          "bottom": .number(caps.bottom), "trailing": .number(caps.trailing),
        ]), "mode": .string(mode),
      ]))
    return slices.parts(of: CGSize(width: 10, height: 10), in: box)
  }

  @Test func `caps keep their size, and what is between them is stretched`() throws {
    let parts = try parts(
      EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 1), "stretch",
      in: CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(parts.count == 9)
    #expect(parts[0].frame == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(parts[0].whole == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(parts[4].frame == CGRect(x: 3, y: 2, width: 36, height: 6))
    #expect(parts[4].whole == CGRect(x: -15, y: 0, width: 60, height: 10))
    #expect(parts[8].frame == CGRect(x: 39, y: 8, width: 1, height: 2))
  }

  @Test func `tiles have the picture's size, and the last ones are cut off`() throws {
    let parts = try parts(
      EdgeInsets(), "tile", in: CGRect(x: 0, y: 0, width: 25, height: 10))
    #expect(parts.map(\.frame.width) == [10, 10, 5])
    #expect(parts.map(\.whole.minX) == [0, 10, 20])
    #expect(parts.allSatisfy { $0.whole.size == CGSize(width: 10, height: 10) })
  }

  @Test func `a picture that would be repeated without end is stretched, and caps can shrink`()
    throws
  {
    let many = try parts(
      EdgeInsets(), "tile", in: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    #expect(many.map(\.frame.width) == [1_000])
    let narrow = try parts(
      EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4), "stretch",
      in: CGRect(x: 0, y: 0, width: 4, height: 10))
    #expect(narrow.map(\.frame.width) == [2, 2])
  }

  @Test func `a picture that is used several times is written once`() {
    var store = OutlineStore()
    store.add(RecordedPicture(digest: "p", type: "image/png", data: "AAAA"))
    let list: [DrawingOperation] = [
      .image("p", [0, 0, 5, 5], tint: nil), .image("p", [5, 0, 6, 7], tint: nil),
    ]
    let svg = SVGPainter(store).svg(
      RecordedDrawing(
        DrawnLook("light"), size: DrawnSize(11, 7), scale: 1, list: list, boxes: [], notes: []),
      title: "")
    #expect(svg.split(separator: "base64,AAAA").count == 2)
    #expect(svg.contains(##"<use href="#i1" transform="matrix(6 0 0 7 5 0)"/>"##))
  }
}

/// The curves of charts.
@Suite struct ChartCurveTests {
  @Test func `knots by distance keep a curve nearer to its points than even ones`() {
    let points = [(0.0, 0.0), (1, 0), (11, 10), (12, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    func middle(_ method: String) -> [DrawnPoint] {
      var path = PathData()
      ChartCurve(points, method).add(to: &path, begins: true)
      guard case .curve(let first, let second, _) = path.elements[2] else { return [] }
      return [first, second]
    }
    #expect(middle("catmullRom(0.0)") == middle("catmullRom"))
    let (even, centripetal) = (middle("catmullRom"), middle("catmullRom(0.5)"))
    #expect(even.count == 2 && centripetal.count == 2 && even != centripetal)
    // By hand: the powers of the distances are 1 and 3.7606.
    #expect(abs(centripetal[0].x - (27.424 + 11) / 14.282) < 0.01)
  }
}
