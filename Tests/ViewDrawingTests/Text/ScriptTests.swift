import Foundation
import SwiftUI
import Testing
import WidgetDrawing

@testable import Typesetting
@testable import ViewDrawing

/// Where lines break and in which direction they go, in the scripts of the world.
@MainActor @Suite struct ScriptTests {
  /// The pieces of a text that no line breaks.
  private func pieces(_ text: String) throws -> [String] {
    let rules = try #require(UnicodeRules.shared)
    let units = Array(text.utf16)
    let ends = rules.breaks(units).indices.filter { $0 > 0 && rules.breaks(units)[$0] }
    return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  /// The order in which the letters of a text stand.
  private func fromLeft(_ text: String, isRightToLeft: Bool = false) throws -> String {
    let rules = try #require(UnicodeRules.shared)
    let units = Array(text.utf16)
    let levels = rules.levels(units, isRightToLeft: isRightToLeft).own
    return String(decoding: rules.visualOrder(levels).map { units[$0] }, as: UTF16.self)
  }

  @Test func `lines end where Unicode lets them`() throws {
    #expect(
      try pieces("Sainte-Chapelle -3° at 10:30") == [
        "Sainte-", "Chapelle ", "-3° ", "at ", "10:30",
      ])
    #expect(try pieces("(a) b/c 1,284.16") == ["(a) ", "b/", "c ", "1,284.16"])
    #expect(
      try pieces("no\u{A0}break zero\u{200B}width") == ["no\u{A0}break ", "zero\u{200B}", "width"])
  }

  @Test func `plain words break without the library where they do with it`() throws {
    let rules = try #require(UnicodeRules.shared)
    let letters = Array("aZ0 .,:;'\"é\u{A0}\u{202F}·-".utf16)
    var number: UInt64 = 1
    var plain = 0
    for _ in 0..<3000 {
      // A generator of Knuth's, so that each run has the same texts.
      let text = (0..<7).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(number >> 33) % letters.count]
      }
      guard let own = UnicodeRules.plainBreaks(text) else { continue }
      plain += 1
      #expect(own == rules.breaks(text), "\(String(decoding: text, as: UTF16.self))")
    }
    #expect(plain > 1000)
    #expect(UnicodeRules.plainBreaks(Array("Sainte-Chapelle".utf16)) == nil)
  }

  @Test func `words of Thai are known, and Japanese keeps its marks with what they belong to`()
    throws
  {
    #expect(try pieces("สวัสดีชาวโลก") == ["สวัสดี", "ชาว", "โลก"])
    #expect(try pieces("は「禁則」、と。") == ["は", "「禁", "則」、", "と。"])
    #expect(try pieces("ちょっと") == ["ちょっ", "と"])
  }

  @Test func `a family and a flag are one letter`() throws {
    #expect(try pieces("👨‍👩‍👧‍👦🇫🇷👍🏽") == ["👨‍👩‍👧‍👦", "🇫🇷", "👍🏽"])
  }

  @Test func `numbers and names go their own way in a text from right to left`() throws {
    #expect(try fromLeft("שלום 123") == "123 םולש")
    #expect(try fromLeft("abc שלום") == "abc םולש")
    #expect(try fromLeft("שלום Room 5") == "Room 5 םולש")
    // Without letters the layout's direction decides.
    #expect(try fromLeft("1–2") == "1–2")
    #expect(try fromLeft("1–2", isRightToLeft: true) == "2–1")
    #expect(try fromLeft("12 kWh", isRightToLeft: true) == "12 kWh")
  }

  @Test func `a hyphen shows where a word is broken, and nowhere else`() {
    let text = Text(verbatim: "soft\u{AD}hyphen")
    let whole = LaidOut(Text(verbatim: "softhyphen"))
    #expect(LaidOut(text).size() == whole.size())
    let broken = LaidOut(text).boxes(60, 100).first
    #expect(broken?.lines == 2)
    func letters(_ view: some View, _ width: Double?) -> Int {
      LaidOut(view).canvas(width, 100).operations.reduce(0) { sum, operation in
        if case .glyphs(_, _, _, let glyphs) = operation { sum + glyphs.count } else { sum }
      }
    }
    #expect(letters(text, 200) == 10)
    #expect(letters(text, 60) == 11)
  }

  @Test func `a text from right to left ends at the left, with its dots there`() throws {
    let fonts = FontLibrary.shared
    let run = StyledRun("שלום עולם 123 (test)", style: LetterStyle(size: 17))
    var limits = TextLimits(width: 80)
    limits.lines = 1
    let line = try #require(TextSetter([run], fonts: fonts).set(limits).lines.first)
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
    let dots = try #require(fonts.face(FaceName(weight: 400))).shape(
      "…", from: 0, to: 3, isRightToLeft: false, monospacedDigits: false)
    #expect(glyphs.first?.number == dots.first?.number)
  }

  @Test func `letters that no font has are boxes as wide as letters, and told`() {
    let fonts = FontLibrary(folder: "/usr/share/fonts/truetype/inter-vf", others: "/nowhere")
    let style = LetterStyle(size: 20)
    func width(_ text: String) -> Double {
      TextSetter([StyledRun(text, style: style)], fonts: fonts).set(TextLimits()).width
    }
    // Ideographs and kana have a whole em in any font, and syllables of Hangul a little less.
    #expect(width("漢字かな") == 4 * 20)
    #expect(abs(width("오늘") - 2 * 20 * 0.92) < 0.34)
    #expect(abs(width("שלום") - 4 * 13 * 0.97) < 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.arabic)))
  func `letters of other scripts are joined, and set in Noto where it is installed`() throws {
    let style = LetterStyle(size: 20)
    func glyphs(_ text: String) throws -> [SetRun] {
      let set = TextSetter([StyledRun(text, style: style)], fonts: .shared).set(TextLimits())
      return try #require(set.lines.first).runs
    }
    let word = try glyphs("بيت")
    #expect(word.count == 1 && word[0].style.fallback?.family == "Noto Sans Arabic")
    // Joined letters have other forms than single ones.
    let single = try ["ب", "ي", "ت"].map { try glyphs($0)[0].glyphs[0].number }
    #expect(Set(word[0].glyphs.map(\.number)).isDisjoint(with: single))
    #expect(LetterStyle(size: 20).face.text == "Inter 400")
    #expect(word[0].style.face.text == "Noto Sans Arabic 400")
  }

  private nonisolated static let arabic =
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"

  @Test func `ideographs have the forms of the text's own language, else the reader's`() {
    func language(_ text: String, _ reader: String) -> String {
      FallbackFont.language(of: text.unicodeScalars, reader: reader)
    }
    #expect(language("漢字かな", "zh_Hans_CN") == "ja")
    #expect(language("漢字 한국", "en_US") == "ko")
    #expect(language("漢字", "zh_TW") == "zh-Hant")
    #expect(language("漢字", "zh-Hans") == "zh-Hans")
    let japanese = FallbackFont.candidates(for: "漢", language: "ja").map(\.family)
    #expect(japanese == ["Noto Sans CJK JP"])
    #expect(
      FallbackFont.candidates(for: "क", language: "en").first?.family == "Noto Sans Devanagari")
  }
}
