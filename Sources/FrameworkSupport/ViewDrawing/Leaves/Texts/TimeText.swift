import Foundation
import FoundationSupplement
import SwiftUI

/// A text that changes with time, as it reads at one instant.
struct TimeText {
  let text: String

  /// Reads a text's node; nil for one that does not change with time.
  init?(_ node: ViewNode, _ scene: DrawingScene) {
    let now = scene.date.timeIntervalSince1970
    switch node.string("style") {
    case "timer":
      if let start = node.number("start"), let end = node.number("end") {
        let at = min(max(node.number("pause") ?? now, start), end)
        let seconds = node.attributes["countsDown"] == .flag(false) ? at - start : end - at
        text = Self.clock(seconds, showsHours: node.attributes["showsHours"] != .flag(false))
      } else if let date = node.number("date") {
        text = Self.clock(abs(date - now), showsHours: true)
      } else {
        return nil
      }
    case "relative":
      guard let date = node.number("date") else { return nil }
      text = Self.units(from: now, to: date, scene, isShort: true, count: 2)
    case "offset":
      guard let date = node.number("date") else { return nil }
      let words = Self.units(from: now, to: date, scene, isShort: false, count: 1)
      text = (date <= now ? "+" : "−") + words
    default: return nil
    }
  }

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    guard seconds.isFinite else { return "0:00" }
    let whole = Int(max(0, min(seconds, 1e9)).rounded(.down))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, whole % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }

  /// Returns the distance of two moments in words: from a month on in years, months and days, as
  /// Apple's documentation of both styles has it (“1 year, 1 month”, “-3 months”).
  private static func units(
    from now: Double, to date: Double, _ scene: DrawingScene, isShort: Bool, count: Int
  ) -> String {
    let seconds = abs(date - now)
    guard seconds.isFinite else { return "" }
    let first = Date(timeIntervalSince1970: min(now, date))
    var calendar = scene.calendar
    calendar.locale = scene.locale
    calendar.timeZone = scene.timeZone
    if seconds < 1e10, let month = calendar.date(byAdding: .month, value: 1, to: first),
      first.addingTimeInterval(seconds) >= month
    {
      let formatter = DateComponentsFormatter()
      formatter.calendar = calendar
      formatter.allowedUnits = [.year, .month, .day]
      formatter.unitsStyle = isShort ? .short : .full
      formatter.maximumUnitCount = count
      if let words = formatter.string(from: first, to: first.addingTimeInterval(seconds)) {
        return words
      }
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
      width: isShort ? .abbreviated : .wide, maximumUnitCount: count)
    return style.locale(scene.locale).format(.seconds(Int(min(seconds, 1e10).rounded(.down))))
  }
}
