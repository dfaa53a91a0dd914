import Foundation
import WidgetRecording

/// Numbers as people read them, the same in every locale.
enum ValueFormatter {
  /// Returns a number and its noun, in the plural where it must be.
  static func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }

  /// Returns a score: whole where it is, with four significant digits otherwise.
  static func score(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    if let whole = Int(exactly: value), abs(whole) < 1_000_000 { return String(whole) }
    return String(format: "%.4g", value)
  }

  /// Returns a part of one as a percentage.
  static func percent(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let rounded = (value * 100).rounded()
    if rounded == 0, value > 0 { return "<1 %" }
    return "\(Int(saturating: rounded)) %"
  }

  /// Returns a length of time in its two greatest units, such as `1 h 30 min`.
  static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return score(seconds) + " s" }
    if seconds < 0 { return "−" + duration(-seconds) }
    if seconds < 60 { return score(seconds) + " s" }
    let units: [(name: String, length: Int)] = [("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1)]
    let whole = Int(saturating: seconds)
    let first = units.firstIndex { whole >= $0.length } ?? units.count - 1
    var rest = whole
    let parts = units[first...].prefix(2).compactMap { unit -> String? in
      let number = rest / unit.length
      rest %= unit.length
      return number == 0 ? nil : "\(number) \(unit.name)"
    }
    return parts.joined(separator: " ")
  }

  /// Returns a number of bytes in megabytes of ten to the sixth.
  static func megabytes(_ bytes: Int) -> String {
    score((Double(bytes) / 100_000).rounded() / 10) + " MB"
  }

  /// Returns seconds with three decimals, as JUnit readers want them; nothing is below zero.
  static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? max(0, seconds) : 0)
  }

  /// Returns a coordinate of a drawing with at most two decimals.
  static func coordinate(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}
