import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
  let noon = Date(timeIntervalSince1970: 1_772_452_800)

  @Test func `interpolations stand in their places as the locale writes them`() {
    #expect(
      tree(Text("\(1234) of \("all") and \(0.5, specifier: "%.1f")")).text == "1,234 of all and 0.5"
    )
    #expect(tree(Text("\(2.5)")).text == "2.500000")
    #expect(tree(Text("50 %")).text == "50 %")
    #expect(tree(Text("\(50) %")).text == "50 %")
    #expect(tree(Text(verbatim: "\(1234)")).text == "1234")
  }

  @Test func `a text within a text keeps its own look`() {
    let node = tree(Text("a \(Text("b").bold()) c"))
    #expect(node.texts.joined() == "a b c")
    #expect(node.children.count == 3)
    #expect(node.children[1].attributes["changes"] != nil)
    #expect(tree(Text("a \(Text("b")) c")).text == "a b c")
  }

  @Test func `an image within a text is a child of it`() {
    let node = tree(Text("\(Image(systemName: "star")) b"))
    #expect(node.flattened.contains { $0.attributes["symbol"] == "star" })
  }

  @Test func `emphasis is read around images and texts within a text`() {
    let node = tree(Text("**Sold** \(Image(systemName: "star")) by _\(Text("me").bold())_ here"))
    #expect(node.texts == ["Sold", " ", " by ", "me", " here"])
    #expect(node.children[0].attributes["intent"] == .number(2))
    #expect(node.flattened.contains { $0.attributes["symbol"] == "star" })
    #expect(node.children.first { $0.text == " here" }?.attributes["intent"] == nil)
    // Marks that are a value's own stand for themselves.
    let value = tree(Text("**\("a*b")** \(Image(systemName: "star"))"))
    #expect(value.texts == ["a*b", " "])
    #expect(value.children[0].attributes["intent"] == .number(2))
  }

  @Test func `joined texts and their changes stay apart and in order`() {
    let node = tree(Text("a").bold().foregroundColor(.red) + Text("b"))
    #expect(node.texts == ["a", "b"])
    guard case .list(let changes) = node.children[0].attributes["changes"] else {
      Issue.record("no changes")
      return
    }
    #expect(
      changes == [
        .record(["name": "bold", "value": true]),
        .record(["name": "foregroundStyle", "value": .record(["system": "red"])]),
      ])
  }

  @Test func `a date is written where it stands still and kept where it runs`() {
    #expect(tree(Text(noon, style: .time)).text == "12:00\u{202F}PM")
    #expect(tree(Text(noon, style: .date)).text == "March 2, 2026")
    let timer = tree(Text(noon, style: .timer))
    #expect(timer.text == nil)
    #expect(timer.attributes == ["style": "timer", "date": .number(1_772_452_800)])
    let interval = tree(Text(timerInterval: noon...noon.addingTimeInterval(60), countsDown: false))
    #expect(interval.attributes["countsDown"] == false)
    #expect(interval.attributes["end"] == .number(1_772_452_860))
  }

  @Test func `a time is written as Foundation does, whatever was written before`() throws {
    var environments: [EnvironmentValues] = []
    for locale in ["en_US", "de_DE", "ar_EG", "ja_JP@calendar=japanese"] {
      for zone in ["Europe/Lisbon", "Asia/Kathmandu"] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.calendar = environment.locale.calendar
        environment.timeZone = try #require(TimeZone(identifier: zone))
        environments.append(environment)
      }
    }
    // The same minutes on a day before the clocks change, on one after, and before 1970.
    for day in [noon, noon.addingTimeInterval(60 * 86_400), Date(timeIntervalSince1970: -1e9)] {
      for minutes in [0, 1, 721, 0] {
        let date = day.addingTimeInterval(Double(minutes) * 60 + 59)
        for environment in environments {
          let style = Date.FormatStyle(
            locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
          let words = resolveView(Text(date, style: .time), environment: environment).text
          #expect(words == style.hour().minute().format(date))
        }
      }
    }
  }

  @Test func `formats and formatters write values`() {
    #expect(tree(Text(0.25, format: .percent)).text == "25%")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    #expect(tree(Text(NSNumber(value: 1.5), formatter: formatter)).text == "1.50")
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "HH:mm"
    #expect(tree(Text(noon, formatter: dates)).text == "12:00")
    #expect(tree(Text("at \(noon, formatter: dates)")).text == "at 12:00")
  }

  @Test func `emphasis in a key is read, in a value it is not`() {
    let node = tree(Text("plain **strong**"))
    #expect(node.texts == ["plain ", "strong"])
    #expect(tree(Text("\("*a*")")).text == "*a*")
    #expect(tree(Text(verbatim: "**a**")).text == "**a**")
  }

  @Test(arguments: [" ", "3", "a ** b", "[b](https://example.com)", "`c`", "\\*"])
  func `a value has the look of its place in a key`(_ rank: String) {
    let node = tree(Text("Rank: **\(rank)**"))
    #expect(node.texts == ["Rank: ", rank])
    #expect(node.children[1].attributes["intent"] == .number(2))
    #expect(tree(Text("**\("")** a")).texts == [" a"])
    let link = tree(Text("[\(rank) of \(10)](https://example.com/\("a"))"))
    #expect(link.texts == ["\(rank) of 10"])
    #expect(link.children[0].attributes["link"] == .string("https://example.com/a"))
  }

  @Test func `attributed text keeps its runs`() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    let node = tree(Text(string + AttributedString(" plain")))
    #expect(node.texts == ["red", " plain"])
    #expect(node.children[0].attributes["color"] == .record(["system": "red"]))
  }

  @Test func `a text equals one with the same words and changes`() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text(3, format: .number) == Text(3, format: .number))
  }

  @Test func `a string that is no literal is not looked up`() {
    let words: String = "100% *sure*"
    #expect(tree(Text(words)).text == words)
    #expect(tree(Text(words.dropLast(6))).text == "100% ")
  }
}
