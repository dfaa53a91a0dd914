// The plural category of a number, after the Unicode CLDR's cardinal rules, for the languages that
// Apple's systems ship with.

import Foundation

/// A plural form.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Chooses the form of a number in a language.
  init(of number: Double, in language: String) {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    let value = abs(number)
    let whole = value.rounded(.towardZero)
    let isWhole = whole == value
    let ten = whole.truncatingRemainder(dividingBy: 10)
    let hundred = whole.truncatingRemainder(dividingBy: 100)
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "yue":
      self = .other
    case "fr", "hy", "ff", "kab":
      self = whole < 2 ? .one : Self.million(whole, isWhole)
    case "pt":
      self = language.contains("PT") ? (value == 1 ? .one : .other) : (whole < 2 ? .one : .other)
    case "es", "it", "ca":
      self = value == 1 ? .one : Self.million(whole, isWhole)
    case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as":
      self = whole == 0 || value == 1 ? .one : .other
    case "ru", "uk", "be":
      self = Self.eastSlavic(isWhole, ten, hundred)
    case "hr", "sr", "bs":
      self = isWhole ? Self.southSlavic(ten, hundred) : .other
    case "pl":
      self = Self.polish(value, isWhole, ten, hundred)
    case "cs", "sk":
      self = !isWhole ? .many : value == 1 ? .one : (2...4).contains(value) ? .few : .other
    case "ar":
      self = isWhole ? Self.arabic(value, hundred) : .other
    case "he", "iw":
      self = value == 1 || (!isWhole && whole == 0) ? .one : value == 2 ? .two : .other
    case "ro":
      let isFew = !isWhole || value == 0 || (value != 1 && (1...19).contains(hundred))
      self = value == 1 ? .one : isFew ? .few : .other
    case "lt":
      self = Self.lithuanian(isWhole, ten, hundred)
    case "lv":
      let isZero = isWhole && (ten == 0 || (11...19).contains(hundred))
      self = isZero ? .zero : ten == 1 && hundred != 11 ? .one : .other
    case "sl":
      self = Self.slovenian(isWhole, hundred)
    default:
      self = value == 1 ? .one : .other
    }
  }

  private static func million(_ whole: Double, _ isWhole: Bool) -> Self {
    isWhole && whole != 0 && whole.truncatingRemainder(dividingBy: 1_000_000) == 0
      ? .many : .other
  }

  private static func eastSlavic(_ isWhole: Bool, _ ten: Double, _ hundred: Double) -> Self {
    guard isWhole else { return .other }
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  private static func southSlavic(_ ten: Double, _ hundred: Double) -> Self {
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
  }

  private static func polish(
    _ value: Double, _ isWhole: Bool, _ ten: Double, _ hundred: Double
  ) -> Self {
    guard isWhole else { return .other }
    if value == 1 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  private static func arabic(_ value: Double, _ hundred: Double) -> Self {
    switch (value, hundred) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func lithuanian(_ isWhole: Bool, _ ten: Double, _ hundred: Double) -> Self {
    guard isWhole else { return .many }
    if (11...19).contains(hundred) || ten == 0 { return .other }
    return ten == 1 ? .one : .few
  }

  private static func slovenian(_ isWhole: Bool, _ hundred: Double) -> Self {
    guard isWhole else { return .few }
    return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
  }
}
