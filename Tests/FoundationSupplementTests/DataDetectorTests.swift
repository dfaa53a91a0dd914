import Foundation
import FoundationSupplement
import Testing

/// Dates, links, phone numbers and addresses in texts.
@Suite struct DataDetectorTests {
  private static let types = (date: 1 << 3, address: 1 << 4, link: 1 << 5, phone: 1 << 11)

  private func matches(_ text: String, _ type: Int? = nil) throws -> [NSTextCheckingResult] {
    let types = type.map { NSTextCheckingTypes($0) } ?? NSTextCheckingAllTypes
    return try NSDataDetector(types: types).matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  private func words(_ text: String, _ matches: [NSTextCheckingResult]) -> [String] {
    matches.map { (text as NSString).substring(with: $0.range) }
  }

  private func parts(of match: NSTextCheckingResult) throws -> [Int] {
    let date = try #require(match.date)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = match.timeZone ?? .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap { $0 }
  }

  @Test(
    arguments: [
      ("due March 5, 2026 at 14:30.", "March 5, 2026 at 14:30", [2026, 3, 5, 14, 30]),
      ("on Friday, March 6th 2026", "Friday, March 6th 2026", [2026, 3, 6, 12, 0]),
      ("the 7th of Sep. 2027, noon", "7th of Sep. 2027, noon", [2027, 9, 7, 12, 0]),
      ("2026-03-05T10:20:30Z", "2026-03-05T10:20:30Z", [2026, 3, 5, 10, 20]),
      ("am 4.3.2026 um 9", "4.3.2026", [2026, 3, 4, 12, 0]),
      ("3/3/26 9:15 AM GMT+2", "3/3/26 9:15 AM GMT+2", [2026, 3, 3, 9, 15]),
      ("12:00 a.m. on May 1, 2026", "12:00 a.m. on May 1, 2026", [2026, 5, 1, 0, 0]),
    ])
  func `a date is found with its time, and is at noon without one`(
    _ text: String, _ range: String, _ expected: [Int]
  ) throws {
    let found = try matches(text, Self.types.date)
    #expect(words(text, found) == [range])
    #expect(try parts(of: #require(found.first)) == expected)
    #expect(found.first?.resultType.rawValue == UInt64(Self.types.date))
  }

  @Test func `days are counted from today, and two times are a duration`() throws {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: Date())
    func date(_ text: String) throws -> (days: Double, duration: Double) {
      let match = try #require(try matches(text, Self.types.date).first)
      let date = try #require(match.date)
      let days = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date))
      return (Double(days.day ?? 0), match.duration)
    }
    #expect(try date("call at 5pm tomorrow").days == 1)
    #expect(try date("yesterday").days == -1)
    let weekday = calendar.weekdaySymbols[calendar.component(.weekday, from: today) - 1]
    #expect(try date("this \(weekday)").days == 0)
    #expect(try date("next \(weekday)").days == 7)
    #expect(try date("last \(weekday) 14:00–16:30") == (-7, 9000))
    #expect(try date("today from 3-5pm").duration == 7200)
    let evening = try #require(try matches("tonight at 8", Self.types.date).first)
    #expect(try parts(of: evening).suffix(2) == [20, 0])
  }

  @Test func `numbers that are no dates of the calendar are none`() throws {
    for text in ["45.13.2026", "2026-13-01", "version 3.14.15", "25:70", "1/2 cup", "12.50"] {
      #expect(try matches(text, Self.types.date).isEmpty, "\(text)")
    }
  }

  @Test func `links have a scheme, and marks of the sentence are no part of them`() throws {
    let text =
      "see www.example.com, example.org/a?b=c. or (https://a.de/x_(y)) “app://b” or a.b@c.co.uk!"
    let found = try matches(text, Self.types.link)
    #expect(
      found.map { $0.url?.absoluteString } == [
        "http://www.example.com", "http://example.org/a?b=c", "https://a.de/x_(y)", "app://b",
        "mailto:a.b@c.co.uk",
      ])
    #expect(try matches("Sentences.Without spaces, 3.5 e.g. file.txt", Self.types.link).isEmpty)
  }

  @Test func `phone numbers are groups of digits, and neither dates nor parts of links`() throws {
    let text =
      "call (555) 555-1234, +49 30 1234567 or 555-1234, not 2026-03-05, http://a.de/5551234"
    let found = try matches(text, Self.types.phone)
    #expect(found.map(\.phoneNumber) == ["(555) 555-1234", "+49 30 1234567", "555-1234"])
    #expect(try matches("order 20260305 for 12,345,678.90", Self.types.phone).isEmpty)
  }

  @Test func `addresses have parts`() throws {
    let american = try #require(
      try matches("at 1 Infinite Loop, Cupertino, CA 95014", Self.types.address).first)
    #expect(
      american.addressComponents == [
        .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
      ])
    let text = "Hauptstraße 5, 10115 Berlin"
    let german = try matches(text, Self.types.address)
    #expect(words(text, german) == [text] && german.first?.components?[.city] == "Berlin")
  }

  @Test func `a detector is of some sorts, ends when asked, and replaces`() throws {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 1) }
    let text = "a.de b.de c.de"
    let range = NSRange(location: 0, length: text.utf16.count)
    let detector = try NSDataDetector(types: NSTextCheckingTypes(Self.types.link))
    var count = 0
    detector.enumerateMatches(in: text, options: .reportCompletion, range: range) {
      match, flags, stop in
      count += match == nil ? 10 : 1
      #expect(flags.contains(.completed) == (match == nil))
      if count == 2 { stop.pointee = true }
    }
    #expect(count == 2)
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    #expect(
      detector.firstMatch(in: text, range: NSRange(location: 5, length: 9))?.range.location == 5)
    #expect(
      detector.stringByReplacingMatches(in: text, range: range, withTemplate: "<$0>")
        == "<a.de> <b.de> <c.de>")
    #expect(
      detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location
        == NSNotFound)
  }
}
