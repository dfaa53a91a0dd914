import Testing

@testable import CommandLineArguments

@Suite struct TextLayoutTests {
  private let layout = TextLayout(width: 20)

  @Test func `a paragraph is broken at spaces`() {
    #expect(
      layout.paragraph("one two three four five six seven") == [
        "one two three four", "five six seven",
      ])
    #expect(layout.paragraph("12345678 12345678 1234") == ["12345678 12345678", "1234"])
  }

  @Test func `a line may be exactly as long as the width`() {
    #expect(layout.paragraph("1234567890 123456789") == ["1234567890 123456789"])
    #expect(layout.paragraph("1234567890 1234567890") == ["1234567890", "1234567890"])
  }

  @Test func `a longer word stands alone`() {
    let long = String(repeating: "x", count: 30)
    #expect(layout.paragraph("a \(long) b") == ["a", long, "b"])
  }

  @Test func `an indented line counts its margin`() {
    #expect(
      layout.paragraph("1234 5678 9012 34", indent: 6) == ["      1234 5678 9012", "      34"])
  }

  @Test func `nothing is no line, and several spaces are one`() {
    #expect(layout.paragraph("") == [])
    #expect(layout.paragraph("   ") == [])
    #expect(layout.paragraph("a   b") == ["a b"])
  }

  @Test func `no line ends at a space that is not to be broken`() {
    #expect(layout.paragraph("1234567890 (as:\u{a0}usual)") == ["1234567890", "(as: usual)"])
  }

  @Test func `a table has two columns, and a wide name a line of its own`() {
    let wide = "--a-very-long-option-name FILE"
    let rows = [
      TextLayout.Row(left: "-a", right: "first"),
      TextLayout.Row(left: "--bcd", right: "second one"),
      TextLayout.Row(left: wide, right: "third"), TextLayout.Row(left: "-e", right: ""),
    ]
    #expect(TextLayout.leftWidth(of: rows) == 5)
    #expect(
      layout.table(rows, left: 5) == [
        "  -a     first", "  --bcd  second one", "  " + wide, "         third", "  -e",
      ])
  }

  @Test func `further lines of a table stand below the first`() {
    let rows = [TextLayout.Row(left: "-a", right: "one two three four")]
    #expect(
      layout.table(rows, left: 2) == ["  -a  one two three", "      four"])
  }
}
