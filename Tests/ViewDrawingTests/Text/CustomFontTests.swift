import SwiftUI
import Testing
import WidgetDrawing

@testable import Typesetting
@testable import ViewDrawing

/// Fonts of the author's.
@MainActor @Suite struct CustomFontTests {
  /// The stand-in's own file, as an author's font.
  private static let file = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  @Test func `a font's names and metrics are read from its file`() throws {
    let font = try #require(CustomFont(file: Self.file))
    #expect(font.postScriptName.hasPrefix("Inter"))
    #expect(font.names.contains(font.postScriptName))
    // The measured numbers of the stand-in.
    #expect(abs(font.ascent - 0.969) < 0.001 && abs(font.descent - 0.241) < 0.001)
    #expect(abs(font.capHeight - 0.727) < 0.001)
  }

  @Test(arguments: [0, 3, 11, 12, 40, 200, 3000])
  func `a file that is cut short is no font, and no fault`(_ length: Int) throws {
    let data = try Data(contentsOf: URL(filePath: Self.file)).prefix(length)
    let file = FileManager.default.temporaryDirectory.appending(path: "cut-\(UUID()).ttf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CustomFont(file: file.path) == nil)
  }

  @Test func `a font whose letters are pictures says that they are not drawn`() throws {
    let tag = Data("GDEF".utf8)
    var data = try Data(contentsOf: URL(filePath: Self.file))
    let place = try #require(data.firstRange(of: tag))
    data.replaceSubrange(place, with: Data("SVG ".utf8))
    let file = FileManager.default.temporaryDirectory.appending(path: "svg-\(UUID()).ttf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try #require(CustomFont(file: file.path)).hasPictures)
    #expect(try !#require(CustomFont(file: Self.file)).hasPictures)
  }

  @Test func `a text in an author's font has its metrics and its letters`() throws {
    FontLibrary.shared.add([Self.file])
    let font = try #require(CustomFont(file: Self.file))
    let own = LaidOut(Text("Hamburg").font(.custom(font.postScriptName, fixedSize: 20)))
    let height = 20 * (font.ascent + font.descent)
    #expect(abs(own.size().height - height) <= 0.34)
    let canvas = own.canvas()
    #expect(canvas.glyphs.keys.map(\.text) == ["own \(font.postScriptName) 400"])
    #expect(canvas.notes.all.isEmpty)
    let recorded = WidgetDrawer.outlines(canvas.glyphs)
    #expect(recorded.faces.map(\.family) == [font.postScriptName])
    #expect(recorded.outlines.first?.glyphs.isEmpty == false)
  }

  @Test func `a font that is named and absent is said`() {
    let canvas = LaidOut(Text("a").font(.custom("Nowhere", size: 12)))
    _ = canvas.boxes()
    #expect(
      canvas.notes.all == [
        "the font 'Nowhere' is in no file of UIAppFonts, and is drawn in Inter"
      ])
  }

  @Test(arguments: [
    ("Georgia-BoldItalic", "Noto Serif 700 italic"), ("Times New Roman", "Noto Serif 400"),
    ("Menlo-Regular", "DejaVu Sans Mono 400"), ("AvenirNext-DemiBold", "Inter 600"),
    ("HelveticaNeue-Light", "Inter 300"), ("Futura-MediumItalic", "Inter 500 italic"),
  ])
  func `a font of Apple's is drawn in the nearest one, and that is said`(
    _ name: String, _ face: String
  ) {
    let text = LaidOut(Text("a").font(.custom(name, size: 12)))
    #expect(text.canvas().glyphs.keys.map(\.text) == [face])
    #expect(text.notes.all.contains("the font '\(name)' is Apple's, and is drawn in another one"))
  }

  @Test func `a weight that the author chooses goes before that of a font's name`() {
    func faces(_ text: Text) -> [String] { LaidOut(text).canvas().glyphs.keys.map(\.text) }
    let light = Text("a").font(.custom("HelveticaNeue-Light", size: 12))
    #expect(faces(light.fontWeight(.black)) == ["Inter 900"])
    #expect(faces(light.bold()) == ["Inter 700"])
  }

  /// A square whose side grows with body text, and one that grows with a large title.
  private struct Growing: View {
    @ScaledMetric var side = 22.0
    @ScaledMetric(relativeTo: .largeTitle) var large = 41.0

    var body: some View { Color.red.frame(width: side, height: large) }
  }

  @Test func `letters and lengths grow with the size of text that people prefer`() throws {
    func letters(_ font: Font) -> Double? {
      let box = LaidOut(Text("7").font(font).dynamicTypeSize(.accessibility5)).boxes().first
      return box?.font?.split(separator: " ").first.flatMap { Double($0) }
    }
    #expect(letters(.custom("Nowhere", size: 54)) == 75)
    #expect(letters(.custom("Nowhere", size: 17, relativeTo: .body)) == 48)
    #expect(letters(.custom("Nowhere", fixedSize: 54)) == 54)
    #expect(letters(.system(size: 54)) == 54 && letters(.body) == 53)
    #expect(LaidOut(Growing()).size() == CGSize(width: 22, height: 41))
    let grown = LaidOut(Growing().dynamicTypeSize(.accessibility5)).size()
    #expect(abs(grown.width - 62) < 0.5 && abs(grown.height - 70) < 0.5)
  }
}
