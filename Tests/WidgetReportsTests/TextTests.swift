import Testing

@testable import WidgetReports

@Suite struct SafeTextTests {
  @Test func `ordinary text stays as it is`() {
    let text = "Zürich, 東京, عربى, 👩‍👩‍👧 and \"quotes\" & <tags>"
    #expect(SafeText.block(text) == text)
    #expect(SafeText.line(text) == text)
  }

  @Test(arguments: [
    ("\u{1b}[31mred", #"\u{1b}[31mred"#), ("a\u{0}b", #"a\u{0}b"#), ("\u{7f}", #"\u{7f}"#),
    ("\u{9b}31m", #"\u{9b}31m"#), ("\u{202e}fdp.exe", #"\u{202e}fdp.exe"#),
    ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#), ("\u{FFFE}", #"\u{fffe}"#),
    ("\u{1FFFF}", #"\u{1ffff}"#), ("\u{FEFF}", #"\u{feff}"#), ("\u{2028}", #"\u{2028}"#),
  ])
  func `what cannot be seen becomes visible`(text: String, visible: String) {
    #expect(SafeText.block(text) == visible)
    #expect(SafeText.line(text) == visible)
  }

  @Test func `every character of two and three bytes is shown, or stays`() {
    let unsafe: [ClosedRange<UInt32>] = [
      0x80...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFDD0...0xFDEF, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF,
    ]
    for scalar in (0x80...0xFFFF).lazy.compactMap(Unicode.Scalar.init) {
      let isUnsafe = unsafe.contains { $0.contains(scalar.value) }
      let text = "a\(Character(scalar)) b"
      #expect((SafeText.line(text) != text) == isUnsafe, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a block keeps its lines and a line shows them`() {
    #expect(SafeText.block("a\r\nb\tc\n") == "a\nb\tc\n")
    #expect(SafeText.block("a\rb") == #"a\u{d}b"#)
    #expect(SafeText.line("a\nb\tc") == #"a\u{a}b\u{9}c"#)
  }

  @Test func `a limited line is the first line and says that there is more`() {
    #expect(SafeText.line("first\nsecond", limit: 20) == "first …")
    #expect(SafeText.line("abcdefgh", limit: 5) == "abcd…")
    #expect(SafeText.line("abcde", limit: 5) == "abcde")
  }

  @Test func `no log line holds a command of a CI server`() {
    #expect(SafeText.logLine("::error::x") == #":\u{3a}error:\u{3a}x"#)
    #expect(!SafeText.logLine("a ##vso[task.setvariable]b ##[group]").contains("##"))
    #expect(!SafeText.logLine("####[x").contains("##"))
    #expect(!SafeText.logLine("x\n::stop-commands::y").contains("\n"))
  }

  @Test func `JSON keeps its values and shows what cannot be seen`() {
    func safe(_ json: String) -> String {
      String(decoding: SafeText.json(Array(json.utf8)), as: UTF8.self)
    }
    #expect(safe("\"a\u{202e}b\u{85}\"") == #""a\u202eb\u0085""#)
    #expect(safe("\"\u{1FFFF}\"") == #""\ud83f\udfff""#)
    #expect(safe("\"é\"") == "\"é\"")
    #expect(safe("\"é\u{7F}😀\"") == #""é\u007f😀""#)
  }

  @Test func `a cut text ends at a whole character and counts the rest`() {
    #expect(SafeText.cut("abc", toBytes: 3) == "abc")
    #expect(SafeText.cut("aéé", toBytes: 4) == "aé\n… 2 more bytes are not shown")
  }
}

@Suite struct ValueFormatterTests {
  @Test(arguments: [
    (1.0, "1"), (52.6, "52.6"), (0.1 + 0.2, "0.3"), (-3, "-3"), (1e9, "1e+09"), (212, "212"),
    (.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"), (1.0 / 3, "0.3333"),
  ])
  func `a score has four digits at most`(value: Double, text: String) {
    #expect(ValueFormatter.score(value) == text)
  }

  @Test(arguments: [
    (0.0, "0 s"), (0.25, "0.25 s"), (59, "59 s"), (60, "1 min"), (5400, "1 h 30 min"),
    (86_400, "1 d"), (90_061, "1 d 1 h"), (-900, "−15 min"), (.infinity, "∞ s"),
  ])
  func `a duration has two units at most`(seconds: Double, text: String) {
    #expect(ValueFormatter.duration(seconds) == text)
  }

  @Test func `nouns agree with their number`() {
    #expect(ValueFormatter.counted(0, "error") == "0 errors")
    #expect(ValueFormatter.counted(1, "error") == "1 error")
  }

  @Test func `seconds have three decimals and are never negative or odd`() {
    #expect(ValueFormatter.milliseconds(0.0004) == "0.000")
    #expect(ValueFormatter.milliseconds(1234.5678) == "1234.568")
    #expect(ValueFormatter.milliseconds(-1) == "0.000")
    #expect(ValueFormatter.milliseconds(.nan) == "0.000")
    #expect(ValueFormatter.milliseconds(1e-9) == "0.000")
  }

  @Test func `coordinates have two decimals at most`() {
    #expect(ValueFormatter.coordinate(12) == "12")
    #expect(ValueFormatter.coordinate(1.0 / 3) == "0.33")
    #expect(ValueFormatter.coordinate(-0.001) == "0")
  }

  @Test func `percentages and bytes read well`() {
    #expect(ValueFormatter.percent(0.248) == "25 %")
    #expect(ValueFormatter.percent(0.001) == "<1 %")
    #expect(ValueFormatter.percent(.nan) == "–")
    #expect(ValueFormatter.megabytes(30_000_000) == "30 MB")
  }
}
