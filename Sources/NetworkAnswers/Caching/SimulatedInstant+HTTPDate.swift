import CivilTime

extension SimulatedInstant {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a date as headers write it, such as `Sun, 06 Nov 1994 08:49:37 GMT`; nil for all else.
  init?(httpDate text: String) {
    let words = text.split(whereSeparator: { " ,".contains($0) })
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]),
      let month = Self.months.firstIndex(of: String(words[2])), let year = Int(words[3]),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]),
      (0...60).contains(clock[2])
    else { return nil }
    let seconds = (clock[0] * 60 + clock[1]) * 60 + clock[2]
    self.init(Double(date.dayNumber * 86_400 + seconds))
  }
}
