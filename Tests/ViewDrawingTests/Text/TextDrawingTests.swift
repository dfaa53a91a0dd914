import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

@MainActor @Suite struct TextDrawingTests {
  private let words = "A sentence that takes several lines in a narrow space"

  @Test func `a text breaks where its width ends, and says so`() {
    let box = LaidOut(Text(words)).boxes(120, 400).first
    #expect((box?.lines ?? 0) > 2)
    #expect(box?.truncated == false)
  }

  @Test func `a line limit cuts the text off`() {
    let box = LaidOut(Text(words).lineLimit(1)).boxes(120, 400).first
    #expect(box?.lines == 1)
    #expect(box?.truncated == true)
  }

  @Test func `a letter in whose place dots stand is cut off`() {
    #expect(LaidOut(Text("L").frame(width: 2)).boxes(2, 40).first?.truncated == true)
  }

  @Test func `a text is made smaller before it is cut off`() {
    let text = Text("1,284.16").font(.title).lineLimit(1).minimumScaleFactor(0.5)
    let laidOut = LaidOut(text)
    let box = laidOut.boxes(80, 400).first
    #expect(box?.truncated == false)
    #expect((box?.scale ?? 1) < 1)
    #expect(laidOut.size(80).height < laidOut.size().height)
  }

  @Test func `a lower space holds fewer lines`() {
    #expect(LaidOut(Text(words)).boxes(120, 45).first?.lines == 2)
    #expect(LaidOut(Text(words)).boxes(120, 5).first?.lines == 1)
  }

  @Test func `lines that are reserved take room`() {
    let text = Text("x").lineLimit(3, reservesSpace: true)
    #expect(abs(LaidOut(text).size().height - (20.33 + 44)) < 0.34)
  }

  @Test func `styles of joined texts are their own`() {
    let text = Text("a").bold() + Text("b").foregroundStyle(.red).font(.caption)
    let drawn = LaidOut(text).canvas()
    #expect(drawn.operations.count == 2)
    #expect(LaidOut(text).boxes().first?.text == "ab")
  }

  @Test(arguments: [
    (Text.LineStyle.Pattern.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
  ])
  func `lines under and through text have the pattern that is named`(
    pattern: Text.LineStyle.Pattern, parts: Int
  ) {
    func dashes(_ view: some View) -> [(count: Int, paint: Paint)] {
      LaidOut(view).canvas().operations.compactMap {
        if case .stroke(_, let paint, let line) = $0 { (line.dash.count, paint) } else { nil }
      }
    }
    let under = dashes(Text("words").underline(pattern: pattern, color: .red))
    #expect(under.map(\.count) == [parts])
    #expect(under.map(\.paint) == [.color(PaintColor(red: 1, green: 59 / 255, blue: 48 / 255))])
    #expect(dashes(Text("words").strikethrough(pattern: pattern)).map(\.count) == [parts])
    var words = AttributedString("words")
    words.underlineStyle = Text.LineStyle(pattern: pattern)
    #expect(dashes(Text(words)).map(\.count) == [parts])
    #expect(dashes(Text("words").underline()).isEmpty)
  }

  @Test func `a part of an attributed text has its background, lines and spacing`() {
    var words = AttributedString("one two")
    let plain = LaidOut(Text(words)).size().width
    guard let range = words.range(of: "two") else {
      Issue.record("no range")
      return
    }
    words[range].backgroundColor = .yellow
    words[range].underlineStyle = .single
    words[range].strikethroughStyle = Text.LineStyle(color: .red)
    let drawn = LaidOut(Text(words)).canvas()
    let fills = drawn.operations.compactMap { operation -> (DrawnBounds, Paint)? in
      guard case .fill(let path, let paint, _) = operation else { return nil }
      return path.bounds.map { ($0, paint) }
    }
    #expect(fills.count == 3)
    #expect(fills.first.map { abs($0.0.maxY - $0.0.minY - 20.33) < 0.01 } == true)
    #expect(fills.allSatisfy { $0.0.minX > 20 })
    guard case .fill = drawn.operations.first else {
      Issue.record("the background is not behind the letters")
      return
    }
    words[range].tracking = 3
    #expect(abs(LaidOut(Text(words)).size().width - plain - 9) < 0.4)
    words[range].baselineOffset = 4
    let raised = LaidOut(Text(words)).canvas().operations.compactMap { operation in
      if case .glyphs(_, _, _, let glyphs) = operation { glyphs.first?.y } else { nil }
    }
    #expect(raised.count == 2 && abs(raised[0] - raised[1] - 4) < 0.01)
  }

  @Test func `a level within another is one of the style that has both`() {
    func color(_ view: some View) -> String? { LaidOut(view).boxes()[0].color }
    let (second, third) = (
      color(Text("a").foregroundStyle(.secondary)), color(Text("a").foregroundStyle(.tertiary))
    )
    #expect(second != third && second != nil)
    let text = Text("a")
    func within(_ view: some View) -> String? {
      color(VStack { view }.foregroundStyle(.secondary))
    }
    #expect(within(text.foregroundStyle(.secondary)) == second)
    #expect(within(text.foregroundStyle(.tertiary)) == third)
    #expect(within(text.foregroundStyle(.primary)) == color(text))
    #expect(within(text) == second)
    let red = Color(red: 1, green: 0, blue: 0)
    let inner = VStack { text.foregroundStyle(.tertiary) }.foregroundStyle(.secondary)
    #expect(color(inner.foregroundStyle(red)) == "#ff000040")
    #expect(color(text.foregroundStyle(red.secondary.tertiary)) == "#ff00002e")
  }

  @Test func `a timer reads as it does at the drawing's instant`() {
    let text = Text(Date(timeIntervalSince1970: 3725), style: .timer)
    let laidOut = LaidOut(text)
    #expect(laidOut.boxes(100, 100).first?.text == "1:02:05")
    #expect(laidOut.notes.runsWithTime)
  }

  @Test func `text sizes of Dynamic Type`() {
    let view = Text("x").environment(\.dynamicTypeSize, .accessibility1)
    #expect(LaidOut(view).boxes().first?.font == "28 400")
  }

  @Test func `a line that is cut off shows no word of the next paragraph`() throws {
    let text = LaidOut(Text("two lines\nof centred text").lineLimit(1))
    let box = try #require(text.boxes(300, 100).first)
    #expect(box.truncated == true && box.lines == 1)
    let whole = LaidOut(Text("two lines")).size().width
    #expect(text.size(300).width > whole && text.size(300).width < whole + 20)
    #expect(text.size().width < whole + 20)
    let ended = LaidOut(Text("one\ntwo\nthree").truncationMode(.head).lineLimit(2))
    #expect(ended.boxes(300, 100).first?.truncated == true)
  }

  @Test func `a tab reaches to the next stop`() {
    let text = LaidOut(Text("tab\tbed"))
    #expect(text.canvas().notes.all.isEmpty)
    let xs = text.canvas().operations.flatMap { operation -> [Double] in
      if case .glyphs(_, _, _, let glyphs) = operation { glyphs.map(\.x) } else { [] }
    }
    #expect(xs.count == 6 && xs[3] >= 28 && xs[3] < 30)
    #expect(LaidOut(Text("\t")).size().width == 28)
  }

  @Test func `a space alone has its width`() {
    #expect(LaidOut(Text(" ")).size().width > 3)
    #expect(LaidOut(Text("x ")).size().width == LaidOut(Text("x")).size().width)
  }

  @Test func `letters move together before a text is cut off`() throws {
    let text = Text("Tight words here").lineLimit(1)
    let wanted = LaidOut(text).size().width
    #expect(LaidOut(text).boxes(wanted * 0.97, 40).first?.truncated == true)
    let tight = LaidOut(text.allowsTightening(true).minimumScaleFactor(0.5))
    let box = try #require(tight.boxes(wanted * 0.97, 40).first)
    #expect(box.truncated == false && box.scale == 1)
    #expect(tight.size(wanted * 0.97).width <= wanted * 0.97 + 0.35)
    let plain = LaidOut(text.allowsTightening(true))
    #expect(plain.boxes(wanted * 0.9, 40).first?.truncated == true)
  }

  @Test(arguments: ["25:00", "Chicken salad"])
  func `a text that hardly lacks room is drawn whole, and said to be cut off`(
    _ words: String
  ) throws {
    let text = LaidOut(Text(words).font(.system(size: 42)).lineLimit(1))
    let wanted = text.size().width
    func letters(_ width: Double) -> Int {
      text.canvas(width, 60).operations.reduce(0) { count, operation in
        if case .glyphs(_, _, _, let glyphs) = operation { count + glyphs.count } else { count }
      }
    }
    let box = try #require(text.boxes(wanted / 1.02, 60).first)
    #expect(box.truncated && box.lines == 1 && letters(wanted / 1.02) == letters(wanted))
    #expect(abs(box.frame[2] - wanted / 1.02) < 1)
    #expect(letters(wanted / 1.05) < letters(wanted))
  }

  @Test func `a word that hardly lacks room is not broken`() throws {
    let word = LaidOut(Text("extraordinarily")).size().width
    let text = LaidOut(Text("an extraordinarily"))
    #expect(text.boxes(word / 1.02, 400).first?.lines == 2)
    #expect(text.boxes(word / 1.02, 400).first?.truncated == false)
    #expect(text.boxes(word / 1.05, 400).first?.lines == 3)
  }

  @Test func `a word that is wider than its lines is told, and no other`() {
    func breaks(_ text: String, _ width: Double, lines: Int? = nil) -> Bool? {
      LaidOut(Text(verbatim: text).lineLimit(lines)).boxes(width, 400).first?.breaksWord
    }
    #expect(breaks("an extraordinarily", 60) == true)
    #expect(breaks("an extraordinarily", 200) == false)
    #expect(breaks("a fine day", 40) == false)
    // What is cut off is told as that.
    #expect(breaks("an extraordinarily", 60, lines: 2) == false)
    // A space that holds words together ends none.
    for space in ["\u{202F}", "\u{A0}", "\u{2007}"] {
      #expect(breaks("10:30\(space)AM", 44) == true)
    }
    #expect(breaks("10:30 AM", 44) == false)
  }

  @Test func `marked words are inflected`() {
    #expect(LaidOut(Text("^[\(3) apple](inflect: true)")).boxes().first?.text == "3 apples")
    #expect(LaidOut(Text("^[\(1) apple](inflect: true)")).boxes().first?.text == "1 apple")
    #expect(LaidOut(Text("^[\(2) berry](inflect: true)")).boxes().first?.text == "2 berries")
  }

  @Test func `an interval of times is written as the language has it`() {
    let start = Date(timeIntervalSince1970: 6 * 3600)
    let text = Text(start...start.addingTimeInterval(3 * 3600))
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    let words = LaidOut(text).boxes().first?.text ?? ""
    #expect(words.filter { !$0.isWhitespace } == "6:00–9:00AM")
  }

  @Test func `a section's header and rows stand in the stack`() {
    let view = LazyVStack(alignment: .leading, spacing: 2) {
      Section {
        Text("row")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
    }
    let boxes = LaidOut(view).boxes(100, 100)
    #expect(boxes.map(\.text) == ["H", "row", "F"])
    #expect(boxes.allSatisfy { $0.frame.first == 0 })
  }

  @Test func `drawings of larger text tell which fonts have one size`() {
    func isFixed(_ font: Font, larger: Bool = true) -> Bool? {
      LaidOut(Text("Total").font(font)) { style in
        if larger { style.scene.look.typeSize = "accessibility3" }
      }.boxes().first?.hasFixedFont
    }
    #expect(isFixed(.system(size: 12)) == true)
    #expect(isFixed(.custom("Inter", fixedSize: 12)) == true)
    #expect(isFixed(.custom("Inter", size: 12)) == false)
    #expect(isFixed(.caption) == false)
    // Drawings of the usual size are as they were without the fact.
    #expect(isFixed(.system(size: 12), larger: false) == false)
  }

  @Test func `the secondary scale of a text is smaller`() {
    let whole = LaidOut(Text("9am"))
    let smaller = LaidOut(Text("9am").textScale(.secondary))
    let part = LaidOut(Text("9") + Text("am").textScale(.secondary))
    let width = whole.size().width
    #expect(smaller.size().width < width * 0.85)
    #expect(part.size().width < width && part.size().width > smaller.size().width)
    #expect(smaller.notes.all == ["the secondary text scale is assumed"])
    #expect(LaidOut(Text("9am").textScale(.secondary, isEnabled: false)).size() == whole.size())
    let inside = VStack { Text("9am") }.textScale(.secondary)
    #expect(LaidOut(inside).size() == smaller.size())
  }

  @Test func `a text of which a part has a background of its own has no one colour`() {
    var words = AttributedString("Red on yellow")
    words.foregroundColor = .red
    #expect(LaidOut(Text(words)).boxes().first?.color != nil)
    if let part = words.range(of: "yellow") { words[part].backgroundColor = .yellow }
    #expect(LaidOut(Text(words)).boxes().first?.color == nil)
  }

  @Test func `a distance of lines below zero is none`() {
    let words = Text("Several words that need two lines")
    let usual = LaidOut(words).boxes(180, 60)[0]
    let tight = LaidOut(words.lineSpacing(-100)).boxes(180, 60)[0]
    #expect(usual.lines ?? 1 > 1 && tight.lines == usual.lines && tight.frame == usual.frame)
    #expect(!tight.truncated)
  }

  @Test(
    arguments: [
      (400, "1 yr, 1 mth", "−1 year"), (-95, "3 mths, 4 days", "+3 months"),
      (9, "1 wk, 2 days", "−1 week"),
    ])
  func `a distance of a month or more is told in years and months`(
    _ days: Int, _ relative: String, _ offset: String
  ) {
    let date = Date(timeIntervalSince1970: Double(days) * 86_400)
    #expect(LaidOut(Text(date, style: .relative)).boxes()[0].text == relative)
    #expect(LaidOut(Text(date, style: .offset)).boxes()[0].text == offset)
  }
}
