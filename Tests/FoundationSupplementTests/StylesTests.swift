import FoundationSupplement
import Testing

@Suite struct StylesTests {
  private let address = "https://user:word@www.example.com:8080/a/b?q=1#f"

  @Test func `an address shows its scheme, host and path`() throws {
    let url = try #require(URL(string: address))
    #expect(url.formatted() == "https://www.example.com/a/b")
    let style = URL.FormatStyle.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))
      .port(.always).query(.displayWhen(.scheme, matches: ["https"]))
    #expect(url.formatted(style) == "example.com:8080/a/b?q=1")
  }

  @Test func `an address needs the parts that are required`() throws {
    #expect(throws: CocoaError.self) { try URL("hello", strategy: .url) }
    let url = try URL("//a.b/c", strategy: .url.scheme(.defaultValue("https")))
    #expect(url.absoluteString == "https://a.b/c")
  }

  @Test func `objects are put in the order of a truth value`() {
    final class Chore: NSObject {
      let name: String
      let isDone: Bool
      let isOld: Bool?
      init(_ name: String, _ isDone: Bool, _ isOld: Bool?) {
        (self.name, self.isDone, self.isOld) = (name, isDone, isOld)
      }
    }
    let chores = [Chore("a", true, nil), Chore("b", false, true), Chore("c", true, false)]
    let done = [SortDescriptor(\Chore.isDone, order: .reverse), SortDescriptor(\Chore.name)]
    #expect(chores.sorted(using: done).map(\.name) == ["a", "c", "b"])
    #expect(chores.sorted(using: SortDescriptor(\Chore.isOld)).map(\.name) == ["a", "c", "b"])
  }

  @Test func `a name is shown as its style says`() {
    var name = PersonNameComponents()
    name.givenName = "Anna"
    name.middleName = "Q."
    name.familyName = "Berg"
    #expect(name.formatted(.name(style: .long)) == "Anna Q. Berg")
    #expect(name.formatted(.name(style: .medium)) == "Anna Berg")
    #expect(name.formatted(.name(style: .short)) == "Anna")
    #expect(name.formatted(.name(style: .abbreviated)) == "AB")
  }

  @Test func `a name is read into its parts`() throws {
    let name = try PersonNameComponents("Dr. Anna Q van der Berg Jr.")
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Anna")
    #expect(name.middleName == "Q")
    #expect(name.familyName == "van der Berg")
    #expect(name.nameSuffix == "Jr.")
    #expect(try PersonNameComponents("Berg, Anna").givenName == "Anna")
  }

  @Test func `the time between two dates is written out`() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(9045)
    #expect(
      range.formatted(.components(style: .wide)) == "2 hours, 30 minutes, 45 seconds")
    #expect(range.formatted(.components(style: .narrow, fields: [.hour, .minute])) == "2h 30m")
    #expect(range.formatted(.timeDuration) == "2:30:45")
    #expect(Date.ComponentsFormatStyle.timeDuration.format(range) == "2:30:45")
  }

  @Test func `texts are sorted as people expect`() {
    struct File {
      var name: String
    }
    let names = ["a10", "B9", "a9"]
    #expect(names.sorted(using: .localizedStandard) == ["a9", "a10", "B9"])
    let files = names.map(File.init).sorted(using: SortDescriptor(\.name))
    #expect(files.map(\.name) == ["a9", "a10", "B9"])
  }

  @Test func `a region has its own units`() {
    let (us, germany) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    #expect(UnitTemperature(forLocale: us) == .fahrenheit)
    #expect(UnitVolume(forLocale: us) == .fluidOunces)
    #expect(UnitDuration(forLocale: us) == .baseUnit())
    #expect(UnitLength(forLocale: germany, usage: .person) == .centimeters)
    #expect(UnitPressure(forLocale: us, usage: .barometric) == .inchesOfMercury)
  }

  @Test func `a bookmark finds its file as long as it is there`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    let bookmark = try file.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.standardizedFileURL.path && !isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }
}
