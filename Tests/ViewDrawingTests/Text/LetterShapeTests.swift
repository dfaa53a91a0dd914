import SwiftUI
import Testing
import Typesetting
import WidgetDrawing

@testable import ViewDrawing

/// Letters that the stand-in font does not have, made of those that it has.
@MainActor @Suite struct LetterShapeTests {
  private func notes(_ view: some View) -> [String] { LaidOut(view).notes.all.sorted() }

  private let narrowed = ["condensed and expanded letters are usual ones, made narrower or wider"]

  @Test func `letters that are drawn otherwise than asked for are told`() {
    #expect(notes(Text("x").fontWidth(.condensed)) == narrowed)
    #expect(notes(VStack { Text("x") }.fontWidth(.expanded)) == narrowed)
    #expect(notes(Text("x").font(.body.width(.compressed))) == narrowed)
    #expect(notes(Text("x").fontWidth(.standard)) == [])
    #expect(
      notes(Text("x").font(.body.smallCaps())) == ["small capitals are capitals, made smaller"])
  }

  @Test(arguments: [(Font.Width.compressed, 0.7), (.condensed, 0.8), (.expanded, 1.2)])
  func `a width of letters changes the width of a text, and not its height`(
    _ width: Font.Width, _ share: Double
  ) {
    let text = Text("Weather in Boston").font(.system(size: 40))
    let (usual, own) = (LaidOut(text).size(), LaidOut(text.fontWidth(width)).size())
    #expect(abs(own.width / usual.width - share) < 0.015)
    #expect(own.height == usual.height)
  }

  @Test func `condensed letters are as high as usual ones, in a face of their own`() throws {
    func face(_ width: Font.Width) throws -> (name: FaceName, box: CGRect) {
      let canvas = LaidOut(Text("H").fontWidth(width)).canvas()
      let name = try #require(canvas.glyphs.keys.first)
      let glyph = try #require(canvas.glyphs[name]?.first)
      let outline = try #require(FontLibrary.shared.face(name)?.outline(of: glyph).bounds)
      return (
        name,
        CGRect(
          x: outline.minX, y: outline.minY, width: outline.maxX - outline.minX,
          height: outline.maxY - outline.minY)
      )
    }
    let (usual, narrow) = (try face(.standard), try face(.condensed))
    #expect(usual.name.text == "Inter 400" && narrow.name.text == "Inter 400 80%")
    #expect(abs(narrow.box.width / usual.box.width - 0.8) < 0.01)
    #expect(narrow.box.height == usual.box.height)
  }

  @Test func `an author's font keeps its width`() {
    let text = Text("x").font(.custom("Nobody's", size: 12))
    #expect(LaidOut(text.fontWidth(.condensed)).size() == LaidOut(text).size())
  }

  @Test func `small capitals are lower than capitals, and the text is told as its author wrote it`()
    throws
  {
    func sizes(_ font: Font) -> [Double] {
      LaidOut(Text("Abc DE f").font(font)).canvas().operations.compactMap { operation in
        guard case .glyphs(_, let size, _, _) = operation else { return nil }
        return size
      }
    }
    let (full, small) = (40 * 0.97, 40 * 0.97 * 0.75)
    let font = Font.system(size: 40)
    func isNear(_ sizes: [Double], _ wanted: [Double]) -> Bool {
      sizes.count == wanted.count && zip(sizes, wanted).allSatisfy { abs($0 - $1) < 0.01 }
    }
    #expect(isNear(sizes(font), [full]))
    #expect(isNear(sizes(font.lowercaseSmallCaps()), [full, small, full, small]))
    #expect(isNear(sizes(font.uppercaseSmallCaps()), [small, full, small, full]))
    #expect(isNear(sizes(font.smallCaps()), [small, full, small, full, small]))
    let drawn = LaidOut(Text("Abc DE f").font(font.smallCaps()))
    #expect(drawn.boxes().map(\.text) == ["Abc DE f"])
    #expect(drawn.size().height == LaidOut(Text("Abc DE f").font(font)).size().height)
  }

  @Test func `letters of equal widths are those of a font that has them, spaced as Apple's`()
    throws
  {
    let font = Font.system(size: 20, design: .monospaced)
    let drawn = LaidOut(Text("Wi 8ä").font(font))
    let canvas = drawn.canvas()
    let face = try #require(canvas.glyphs.keys.first)
    #expect(canvas.glyphs.count == 1 && face.text == "DejaVu Sans Mono 400")
    #expect(canvas.notes.all == ["letters of equal widths are drawn in DejaVu Sans Mono"])
    #expect(drawn.notes.all.isEmpty)
    let places = canvas.operations.flatMap { operation -> [Double] in
      if case .glyphs(_, _, _, let glyphs) = operation { glyphs.map(\.x) } else { [] }
    }
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    let advance = 0.62 * 20 * 0.97
    #expect(gaps.allSatisfy { abs($0 - advance) < 0.01 || abs($0 - 2 * advance) < 0.01 })
    let bold = LaidOut(Text("W").font(font).bold()).canvas().glyphs.keys.map(\.text)
    #expect(bold == ["DejaVu Sans Mono 700"])
    // It has no letters that slope.
    #expect(
      LaidOut(Text("W").font(font).italic()).canvas().notes.all
        == ["letters of equal widths are drawn in Inter"])
  }

  @Test func `letters of the serif design are those of a font with serifs`() {
    let font = Font.system(size: 20, design: .serif)
    func drawn(_ text: Text) -> (faces: [String], notes: Set<String>) {
      let canvas = LaidOut(text.font(font)).canvas()
      return (canvas.glyphs.keys.map(\.text).sorted(), canvas.notes.all)
    }
    let plain = drawn(Text("Waffle"))
    #expect(plain.faces == ["Noto Serif 400"])
    #expect(plain.notes == ["the serif design is drawn in Noto Serif"])
    #expect(drawn(Text("x").italic()).faces == ["Noto Serif 400 italic"])
    #expect(drawn(Text("x").fontWeight(.semibold)).faces == ["Noto Serif 700"])
    // Lines are as high as those of the system's other designs.
    let height = LaidOut(Text("x").font(.system(size: 20))).size().height
    #expect(LaidOut(Text("x").font(font)).size().height == height)
    // Letters that it does not have come from another font.
    #expect(drawn(Text("x\u{5D0}")).faces == ["Noto Sans Hebrew 400", "Noto Serif 400"])
  }

  @Test func `equal widths that are taken back leave the standard design`() {
    let view = Text("x").font(.system(size: 20, design: .monospaced))
    #expect(LaidOut(view).canvas().glyphs.keys.map(\.text) == ["DejaVu Sans Mono 400"])
    #expect(LaidOut(view.monospaced(false)).canvas().glyphs.keys.map(\.text) == ["Inter 400"])
  }
}
