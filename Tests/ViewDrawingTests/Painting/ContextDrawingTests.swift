import AppKit
import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import WidgetDrawing

@testable import ViewDrawing

/// What code draws with Core Graphics, painted.
@MainActor @Suite struct ContextDrawingTests {
  /// The pixels of an image of 20 points by 20.
  private func pixels(_ draw: (CGContext) -> Void) throws -> Pixels {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      draw($0.cgContext)
    }
    return try Pixels(of: Image(uiImage: image))
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
  private var gradient: CGGradient? {
    CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)
  }

  @Test func `a linear gradient lies between its points, and beyond them if wanted`() throws {
    let gradient = try #require(gradient)
    func drawn(_ options: CGGradientDrawingOptions) throws -> Pixels {
      try pixels {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    let short = try drawn([])
    #expect(short[2, 10] == "#00000000" && short[18, 10] == "#00000000")
    #expect(short[10, 1] != "#00000000")
    let long = try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(long[2, 10] == "#ff0000ff" && long[18, 10] == "#0000ffff")
  }

  @Test func `a radial gradient lies between its circles`() throws {
    let gradient = try #require(gradient)
    func drawn(_ options: CGGradientDrawingOptions) throws -> Pixels {
      try pixels {
        let center = CGPoint(x: 10, y: 10)
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 8,
          options: options)
      }
    }
    let ring = try drawn([])
    #expect(ring[10, 10] == "#00000000" && ring[1, 1] == "#00000000" && ring[10, 5] != "#00000000")
    let disc = try drawn(.drawsBeforeStartLocation)
    #expect(disc[10, 10] == "#ff0000ff" && disc[1, 1] == "#00000000")
    #expect(try drawn(.drawsAfterEndLocation)[1, 1] == "#0000ffff")
  }

  @Test func `a gradient between circles of two centres has the inner one as its focus`() throws {
    let gradient = try #require(gradient)
    func draw(_ context: CGContext, _ start: CGPoint) {
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: 1, endCenter: CGPoint(x: 10, y: 10),
        endRadius: 9, options: .drawsBeforeStartLocation)
    }
    let drawn = try pixels { draw($0, CGPoint(x: 4, y: 10)) }
    #expect(drawn[4, 10] == "#ff0000ff")
    #expect(drawn[18, 10].hasPrefix("#0") && drawn[19, 1] == "#00000000")
    let nested = UIGraphicsImageRenderer(size: whole.size).image {
      draw($0.cgContext, CGPoint(x: 4, y: 10))
    }
    let canvas = LaidOut(Image(uiImage: nested)).canvas()
    #expect(!canvas.notes.all.contains { $0.contains("gradient between circles") })
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(20, 20), scale: 1, list: canvas.operations, boxes: [],
      notes: [])
    #expect(SVGPainter(OutlineStore()).svg(drawing, title: "").contains(#"fx="-6" fy="0""#))
    let apart = UIGraphicsImageRenderer(size: whole.size).image {
      draw($0.cgContext, CGPoint(x: -4, y: 10))
    }
    #expect(
      LaidOut(Image(uiImage: apart)).canvas().notes.all.contains {
        $0.contains("beside each other")
      }
    )
  }

  @Test func `what is drawn ends at the clip`() throws {
    let drawn = try pixels { context in
      context.saveGState()
      context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
      context.clip(using: .evenOdd)
      context.setFillColor(red)
      context.fill(whole)
      context.restoreGState()
      context.clip(to: CGRect(x: 9, y: 9, width: 2, height: 2))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 9, y: 9, width: 2, height: 2))
      context.setFillColor(blue)
      context.fill(whole)
    }
    #expect([drawn[1, 1], drawn[4, 4], drawn[7, 7]] == ["#00000000", "#ff0000ff", "#00000000"])
    #expect(drawn[10, 10] == "#0000ffff")
  }

  @Test func `a path clips, and its line has ends and dashes`() throws {
    let drawn = try pixels { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
      UIColor(cgColor: red).setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.lineWidth = 4
      path.setLineDash([4, 4], count: 2, phase: 0)
      path.stroke()
    }
    #expect(
      [drawn[2, 10], drawn[6, 10], drawn[18, 10]] == ["#ff0000ff", "#00000000", "#00000000"])
  }

  @Test func `a rectangle is cleared, and images mask each other`() throws {
    let cleared = try pixels { context in
      context.setFillColor(red)
      context.fill(whole)
      context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    #expect([cleared[2, 2], cleared[7, 7]] == ["#ff0000ff", "#00000000"])
    let disc = UIGraphicsImageRenderer(size: whole.size).image { context in
      context.cgContext.fillEllipse(in: whole)
    }
    let tinted = try pixels { context in
      context.setFillColor(blue)
      context.fill(whole)
      disc.draw(in: whole, blendMode: .destinationIn, alpha: 1)
    }
    #expect([tinted[1, 1], tinted[10, 10]] == ["#00000000", "#0000ffff"])
    let masked = try pixels { context in
      if let mask = disc.cgImage { context.clip(to: whole, mask: mask) }
      context.setFillColor(blue)
      context.fill(whole)
    }
    #expect([masked[1, 1], masked[10, 10]] == ["#00000000", "#0000ffff"])
    let multiplied = try pixels { context in
      context.setFillColor(red)
      context.fill(whole)
      context.setBlendMode(.multiply)
      context.setFillColor(blue)
      context.fill(whole)
    }
    #expect(multiplied[10, 10] == "#000000ff")
  }

  @Test func `a shadow falls beside what is drawn`() throws {
    let drawn = try pixels { context in
      context.setShadow(offset: CGSize(width: 6, height: 6), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    #expect([drawn[4, 4], drawn[14, 14], drawn[18, 4]] == ["#ff0000ff", "#0000ffff", "#00000000"])
  }

  @Test func `an image keeps its commands as a bitmap, upside down in a context`() throws {
    let half = UIGraphicsImageRenderer(size: whole.size).image { context in
      context.cgContext.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let bitmap = try #require(half.cgImage)
    #expect(UIImage(cgImage: bitmap, scale: 3, orientation: .up) == half)
    let upright = try pixels { _ in half.draw(in: whole) }
    #expect([upright[10, 5], upright[10, 15]] == ["#ff0000ff", "#00000000"])
    let turned = try pixels { $0.draw(bitmap, in: whole) }
    #expect([turned[10, 5], turned[10, 15]] == ["#00000000", "#ff0000ff"])
    let cut = try #require(bitmap.cropping(to: CGRect(x: 0, y: 15, width: 60, height: 30)))
    let shown = try Pixels(of: Image(decorative: cut, scale: 3))
    #expect([shown[10, 2], shown[10, 8]] == ["#ff0000ff", "#00000000"])
  }

  @Test func `a Mac's drawing has its origin at the bottom`() throws {
    func image(flipped: Bool) throws -> Pixels {
      try Pixels(
        of: Image(
          nsImage: NSImage(size: whole.size, flipped: flipped) { _ in
            UIGraphicsGetCurrentContext()?.setFillColor(red)
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            return true
          }))
    }
    #expect(try image(flipped: true)[10, 2] == "#ff0000ff")
    #expect(try image(flipped: false)[10, 18] == "#ff0000ff")
    let picture = NSImage(size: whole.size)
    picture.lockFocus()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 5))
    picture.unlockFocus()
    #expect(try Pixels(of: Image(nsImage: picture))[10, 18] == "#000000ff")
  }

  @Test func `a text has its font, its colour and its place`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in
      ("Wide" as NSString).draw(
        in: CGRect(x: 0, y: 10, width: 200, height: 30),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20, weight: .bold), .paragraphStyle: style,
          .foregroundColor: UIColor(cgColor: red),
        ])
      ("Left" as NSString).draw(at: .zero)
    }
    let boxes = LaidOut(Image(uiImage: image)).boxes()
    let (wide, left) = (
      try #require(boxes.first { $0.text == "Wide" }), boxes.first { $0.text == "Left" }
    )
    #expect(wide.font == "20 700" && wide.color == "#ff0000ff")
    #expect(abs(wide.frame[0] + wide.frame[2] - 200) < 0.5 && wide.frame[1] == 10)
    #expect(
      left?.frame.prefix(2) == [0, 0] && left?.font == "12 400" && left?.color == "#000000ff")
  }

  @Test(arguments: [("Temperature 21°", 13), ("WINDS AND TIDES", 17), ("aaa 111 iii", 34)])
  func `a text's measure is near to what is drawn`(_ words: String, _ size: Double) throws {
    let font = UIFont.systemFont(ofSize: size)
    let measured = words.size(withAttributes: [.font: font]).width
    let drawn = LaidOut(Text(verbatim: words).font(Font(font))).size().width
    #expect(abs(measured - drawn) < drawn * 0.03)
  }

  @Test func `a canvas takes Core Graphics' clips and gradients with its own state`() throws {
    let gradient = try #require(gradient)
    let drawn = try Pixels(
      of: Canvas { context, size in
        context.translateBy(x: 10, y: 0)
        context.withCGContext { context in
          context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
          context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .drawsAfterEndLocation)
        }
      }.frame(width: 20, height: 20))
    #expect(
      [drawn[5, 10], drawn[13, 10], drawn[18, 10]] == ["#00000000", "#0000ffff", "#00000000"])
  }

  @Test func `an image renderer's image draws its view`() throws {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 10))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 10))
    let view = Image(uiImage: image).environment(\.colorScheme, .dark)
    #expect(LaidOut(view).size() == CGSize(width: 30, height: 10))
    #expect(try Pixels(of: view)[15, 5] == "#ff0000ff")
    let bitmap = try #require(renderer.cgImage)
    #expect(try Pixels(of: Image(decorative: bitmap, scale: 1))[15, 5] == "#ff0000ff")
    // A text takes the room that it needs, in black whatever surrounds the image.
    let text = try #require(ImageRenderer(content: Text("Sixteen letters!")).nsImage)
    let laidOut = LaidOut(Image(nsImage: text).foregroundStyle(.red))
    let box = try #require(laidOut.boxes().first { $0.text != nil })
    #expect(box.color == "#000000ff" && box.lines == 1)
    let proposed = ImageRenderer(content: Color.blue)
    proposed.proposedSize = ProposedViewSize(width: 7, height: 9)
    #expect(proposed.uiImage?.size == CGSize(width: 7, height: 9))
  }

  @Test func `a text has the shadow of its attributes`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 4)
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.red
    func shadows(_ attributes: [NSAttributedString.Key: Any]) -> [DrawingGroup.Shadow] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        NSAttributedString(string: "a", attributes: attributes).draw(at: .zero)
        ("b" as NSString).draw(at: .zero)
      }
      return LaidOut(Image(uiImage: image)).canvas().operations.compactMap {
        if case .push(let group) = $0 { group.shadow } else { nil }
      }
    }
    let found = shadows([.shadow: shadow])
    #expect(found.map(\.offset) == [[3, 4]])
    #expect(found.first?.color.text.hasPrefix("#ff0000") == true)
    shadow.shadowColor = nil
    #expect(shadows([.shadow: shadow]).isEmpty && shadows([:]).isEmpty)
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy !== shadow && copy.shadowOffset == CGSize(width: 3, height: 4))
  }

  @Test func `a symbol that a canvas draws in a rectangle fills it`() throws {
    let canvas = Canvas { context, _ in
      context.draw(
        Image(systemName: "circle.fill"), in: CGRect(x: 10, y: 20, width: 40, height: 30))
    }
    let frames = LaidOut(canvas).canvas(100, 100).operations.compactMap { operation in
      if case .fill(let path, _, _) = operation { path.bounds } else { nil }
    }
    let circle = try #require(frames.first)
    #expect(frames.count == 1 && abs(circle.minX - 10) < 0.5 && abs(circle.maxX - 50) < 0.5)
    #expect(abs(circle.minY - 20) < 0.5 && abs(circle.maxY - 50) < 0.5)
  }

  @Test func `an image's caps keep their size where code draws it larger`() throws {
    let file = try #require(BlankImageFile(width: 30, height: 15)?.png)
    let image = try #require(UIImage(data: file))
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    func frames(_ image: UIImage) -> [[Double]] {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 15)).image { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 15))
      }
      return LaidOut(Image(uiImage: drawn), pixels: 1).canvas().operations.compactMap {
        if case .image(_, let frame, _) = $0 { frame } else { nil }
      }
    }
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.capInsets == caps && stretched.resizingMode == .stretch && image != stretched)
    #expect(frames(stretched) == [[0, 0, 30, 15], [-30, 0, 120, 15], [30, 0, 30, 15]])
    let tiled = image.resizableImage(withCapInsets: caps)
    #expect(
      frames(tiled) == [
        [0, 0, 30, 15], [0, 0, 30, 15], [10, 0, 30, 15], [20, 0, 30, 15], [30, 0, 30, 15],
        [30, 0, 30, 15],
      ])
    #expect(frames(image) == [[0, 0, 60, 15]])
  }
}
