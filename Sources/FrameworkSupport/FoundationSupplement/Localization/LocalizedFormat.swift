// A format string with values in its places, numbers written as the locale writes them.

import Foundation
import Synchronization

/// Values and the rules by which they come into a format string.
struct LocalizedFormat {
  let arguments: [LocalizedArgument]
  let locale: Locale
  let language: String
  let substitutions: [String: LocalizedEntry.Substitution]

  /// Returns the text of the variant that fits the values.
  func string(from variants: LocalizedEntry.Variants) -> String {
    var next = 0
    return string(from: choose(variants, by: nil), next: &next, current: nil)
  }

  private func choose(
    _ variants: LocalizedEntry.Variants, by argument: LocalizedArgument?
  ) -> String {
    switch variants {
    case .text(let text):
      return text
    case .device(let forms):
      let form = forms["iphone"] ?? forms["applewatch"] ?? forms["other"]
      return choose(form ?? .text(""), by: argument)
    case .plural(let forms):
      let number = argument?.number ?? arguments.lazy.compactMap(\.number).first ?? 0
      let exact = number == 0 ? forms["zero"] : nil
      let category = PluralCategory(of: number, in: language).rawValue
      return choose(exact ?? forms[category] ?? forms["other"] ?? .text(""), by: argument)
    }
  }

  private func string(
    from format: String, next: inout Int, current: LocalizedArgument?
  ) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      guard let place = FormatPlace(reading: &rest) else {
        result += "%"
        continue
      }
      result += text(at: place, next: &next, current: current)
    }
    return result + rest
  }

  private func text(
    at place: FormatPlace, next: inout Int, current: LocalizedArgument?
  ) -> String {
    switch place.kind {
    case .percent:
      return "%"
    case .current:
      guard let current else { return "" }
      return place.text(for: current, locale: locale)
    case .substitution(let name):
      guard let substitution = substitutions[name] else { return "" }
      let index = (substitution.argument ?? place.position ?? next + 1) - 1
      next = max(next, index + 1)
      guard arguments.indices.contains(index) else { return "" }
      let argument = arguments[index]
      let chosen = choose(substitution.variants, by: argument)
        .replacingOccurrences(of: "%arg", with: "%" + substitution.specifier)
      var inner = index
      return string(from: chosen, next: &inner, current: argument)
    case .value:
      let index = (place.position ?? next + 1) - 1
      if place.position == nil { next += 1 }
      guard arguments.indices.contains(index) else { return "" }
      return place.text(for: arguments[index], locale: locale)
    }
  }
}

/// A placeholder in a format string, such as `%2$.1f`.
struct FormatPlace {
  enum Kind: Equatable {
    case percent
    case value(conversion: Character)
    case current
    case substitution(String)
  }

  var kind: Kind
  var position: Int?
  var flags: String
  var precision: Int?

  /// Parses a placeholder after its per cent sign; nil, and nothing consumed, where there is none.
  init?(reading text: inout Substring) {
    if let plain = Self.plain(&text) {
      self = plain
      return
    }
    var rest = text
    if rest.first == "%" {
      self.init(kind: .percent, flags: "")
      text = rest.dropFirst()
      return
    }
    if rest.hasPrefix("arg") {
      self.init(kind: .current, flags: "")
      text = rest.dropFirst(3)
      return
    }
    var position: Int?
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      self.init(kind: .substitution(String(name)), position: position, flags: "")
      text = rest[rest.index(after: end)...]
      return
    }
    let flags = rest.prefix { "-+ #0123456789".contains($0) }
    rest = rest.dropFirst(flags.count)
    var precision: Int?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix(while: \.isNumber)
      precision = Int(digits) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.drop { "hlLqzjt".contains($0) }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    self.init(
      kind: .value(conversion: conversion), position: position, flags: String(flags),
      precision: precision)
    text = rest.dropFirst()
  }

  /// Parses the placeholder of a whole number or a text without anything else, as most are.
  private static func plain(_ text: inout Substring) -> FormatPlace? {
    for (spelling, conversion) in [("lld", "d"), ("@", "@")] as [(StaticString, Character)] {
      let length = spelling.utf8CodeUnitCount
      let units = UnsafeBufferPointer(start: spelling.utf8Start, count: length)
      guard text.utf8.starts(with: units) else { continue }
      let rest = text.utf8.dropFirst(length)
      text = Substring(rest)
      return FormatPlace(kind: .value(conversion: conversion), flags: "")
    }
    return nil
  }

  private init(kind: Kind, position: Int? = nil, flags: String, precision: Int? = nil) {
    self.kind = kind
    self.position = position
    self.flags = flags
    self.precision = precision
  }

  /// Returns the formatted argument.
  func text(for argument: LocalizedArgument, locale: Locale) -> String {
    switch argument {
    case .text(let text): text
    case .resource(let resource): String(localized: resource)
    case .signed(let value): isPlain ? WrittenNumbers.text(value, locale) : whole(value, locale)
    case .unsigned(let value): whole(value, locale)
    case .floating(let value): fraction(value, locale)
    }
  }

  /// Whether a whole number is written as the locale writes it.
  private var isPlain: Bool {
    guard case .value(let conversion) = kind else { return true }
    return flags.isEmpty && (conversion == "d" || conversion == "@")
  }

  private func whole<Value: FixedWidthInteger & CVarArg>(
    _ value: Value, _ locale: Locale
  ) -> String {
    guard case .value(let conversion) = kind, !"dDiuU@".contains(conversion) || !flags.isEmpty
    else { return value.formatted(IntegerFormatStyle<Value>(locale: locale)) }
    if "fFeEgGaA".contains(conversion) { return fraction(Double(value), locale) }
    let length = "xXoO".contains(conversion) || "dDiuU".contains(conversion) ? "ll" : ""
    return String(format: "%\(flags)\(length)\(conversion)", value)
  }

  private func fraction(_ value: Double, _ locale: Locale) -> String {
    guard case .value(let conversion) = kind, flags.isEmpty, "fF@".contains(conversion) else {
      let digits = precision.map { ".\($0)" } ?? ""
      guard case .value(let conversion) = kind, "fFeEgGaA".contains(conversion) else {
        return value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
      }
      return String(format: "%\(flags)\(digits)\(conversion)", value)
    }
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    if conversion == "@" { return value.formatted(style) }
    return value.formatted(style.precision(.fractionLength(precision ?? 6)))
  }
}

/// Whole numbers as a locale writes them, those that were asked for last.
private enum WrittenNumbers {
  /// The greatest number of texts that are kept.
  private static let most = 1000
  private static let known = Mutex<(locale: String, texts: [Int64: String])>(("", [:]))

  static func text(_ value: Int64, _ locale: Locale) -> String {
    let name = locale.identifier
    if let text = known.withLock({ $0.locale == name ? $0.texts[value] : nil }) { return text }
    let text = value.formatted(IntegerFormatStyle<Int64>(locale: locale))
    known.withLock { known in
      if known.locale != name || known.texts.count >= most { known = (name, [:]) }
      known.texts[value] = text
    }
    return text
  }
}
