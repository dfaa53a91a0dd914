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
    #expect(SafeText.json("\"a\u{202e}b\u{85}\"") == #""a\u202eb\u0085""#)
    #expect(SafeText.json("\"\u{1FFFF}\"") == #""\ud83f\udfff""#)
    #expect(SafeText.json("\"é\"") == "\"é\"")
  }

  @Test func `a cut text ends at a whole character and counts the rest`() {
    #expect(SafeText.cut("abc", toBytes: 3) == "abc")
    #expect(SafeText.cut("aéé", toBytes: 4) == "aé\n… 2 more bytes are not shown")
  }
}

@Suite struct NumberTextTests {
  @Test(arguments: [
    (1.0, "1"), (52.6, "52.6"), (0.1 + 0.2, "0.3"), (-3, "-3"), (1e9, "1e+09"), (212, "212"),
    (.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"), (1.0 / 3, "0.3333"),
  ])
  func `a score has four digits at most`(value: Double, text: String) {
    #expect(NumberText.score(value) == text)
  }

  @Test(arguments: [
    (0.0, "0 s"), (0.25, "0.25 s"), (59, "59 s"), (60, "1 min"), (5400, "1 h 30 min"),
    (86_400, "1 d"), (90_061, "1 d 1 h"), (-900, "−15 min"), (.infinity, "∞ s"),
  ])
  func `a duration has two units at most`(seconds: Double, text: String) {
    #expect(NumberText.duration(seconds) == text)
  }

  @Test func `nouns agree with their number`() {
    #expect(NumberText.counted(0, "error") == "0 errors")
    #expect(NumberText.counted(1, "error") == "1 error")
  }

  @Test func `seconds have three decimals and are never negative or odd`() {
    #expect(NumberText.milliseconds(0.0004) == "0.000")
    #expect(NumberText.milliseconds(1234.5678) == "1234.568")
    #expect(NumberText.milliseconds(-1) == "0.000")
    #expect(NumberText.milliseconds(.nan) == "0.000")
    #expect(NumberText.milliseconds(1e-9) == "0.000")
  }

  @Test func `coordinates have two decimals at most`() {
    #expect(NumberText.coordinate(12) == "12")
    #expect(NumberText.coordinate(1.0 / 3) == "0.33")
    #expect(NumberText.coordinate(-0.001) == "0")
  }

  @Test func `percentages and bytes read well`() {
    #expect(NumberText.percent(0.248) == "25 %")
    #expect(NumberText.percent(0.001) == "<1 %")
    #expect(NumberText.percent(.nan) == "–")
    #expect(NumberText.megabytes(30_000_000) == "30 MB")
  }
}

@Suite struct LocalClockTests {
  private let pacific = LocalClock(timeZone: "America/Los_Angeles")

  @Test func `an instant is read on the clock of its place`() {
    #expect(pacific.moment(1_772_460_000) == "Mon 2 Mar 2026, 06:00")
    #expect(LocalClock(timeZone: "Asia/Kolkata").moment(1_772_460_000) == "Mon 2 Mar 2026, 19:30")
    #expect(LocalClock.universal.standard(1_772_460_000) == "2026-03-02T14:00:00")
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"),
    (951_782_400, "2000-02-29T00:00:00"), (4_107_542_400, "2100-03-01T00:00:00"),
    (-62_135_596_800, "0001-01-01T00:00:00"), (1_709_164_800, "2024-02-29T00:00:00"),
  ])
  func `dates follow the Gregorian calendar`(instant: Double, text: String) {
    #expect(LocalClock.universal.standard(instant) == text)
  }

  @Test func `seconds are shown only where there are any`() {
    #expect(pacific.time(1_772_460_000) == "06:00")
    #expect(pacific.time(1_772_460_007) == "06:00:07")
  }

  @Test func `what is no date is said to be none`() {
    #expect(pacific.moment(.nan) == "NaN")
    #expect(pacific.time(.infinity) == "∞")
    #expect(pacific.moment(-1e300) == "-1e+300")
    #expect(LocalClock.universal.standard(.infinity) == "1970-01-01T00:00:00")
  }

  @Test func `an unknown time zone is taken for UTC`() {
    #expect(LocalClock(timeZone: "Moon/Base").time(0) == "00:00")
  }

  @Test func `the distance from Greenwich has a sign`() {
    #expect(pacific.offsetName(at: 1_772_460_000) == "UTC−08:00")
    #expect(LocalClock(timeZone: "Asia/Kolkata").offsetName(at: 0) == "UTC+05:30")
  }
}
