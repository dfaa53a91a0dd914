import Foundation
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
      text = Self.units(abs(date - now), scene, width: .abbreviated, count: 2)
    case "offset":
      guard let date = node.number("date") else { return nil }
      let words = Self.units(abs(date - now), scene, width: .wide, count: 1)
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

  private static func units(
    _ seconds: Double, _ scene: DrawingScene, width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String {
    guard seconds.isFinite else { return "" }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: count)
    return style.locale(scene.locale).format(.seconds(Int(min(seconds, 1e10).rounded(.down))))
  }
}
