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
    return text("%.4g", value)
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
    seconds.isFinite && seconds > 0 ? text("%.3f", seconds) : "0.000"
  }

  /// The C library's text of a number; reports have tens of thousands, and Foundation's way is
  /// slow.
  private static func text(_ format: StaticString, _ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = format.utf8Start.withMemoryRebound(
        to: CChar.self, capacity: format.utf8CodeUnitCount + 1
      ) { format in withVaList([value]) { vsnprintf(start, buffer.count, format, $0) } }
      let bytes = UnsafeRawBufferPointer(buffer).prefix(max(0, Int(count)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns a coordinate of a drawing with at most two decimals.
  static func coordinate(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}
