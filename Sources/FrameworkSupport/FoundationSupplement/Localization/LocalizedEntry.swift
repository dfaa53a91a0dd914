// The entry of a string table for a key, whichever of the three file formats it came from.

import Foundation

/// The text of a key in one language, with its forms.
struct LocalizedEntry: Sendable, Equatable {
  /// A text, or one for each number or device.
  indirect enum Variants: Sendable, Equatable {
    case text(String)
    case plural([String: Variants])
    case device([String: Variants])
  }

  /// A part of a text whose form depends on a value of its own.
  struct Substitution: Sendable, Equatable {
    /// The value's position, from one; nil for the next.
    var argument: Int?
    /// The value's format specifier, without the per cent sign.
    var specifier: String
    var variants: Variants
  }

  var variants: Variants
  var substitutions: [String: Substitution]

  init(variants: Variants, substitutions: [String: Substitution] = [:]) {
    self.variants = variants
    self.substitutions = substitutions
  }

  init(text: String) {
    self.init(variants: .text(text))
  }

  /// The text without regard to a number.
  var plainText: String {
    func first(_ variants: Variants) -> String {
      switch variants {
      case .text(let text): text
      case .plural(let forms): forms["other"].map(first) ?? ""
      case .device(let forms): (forms["iphone"] ?? forms["other"]).map(first) ?? ""
      }
    }
    return first(variants)
  }
}

extension LocalizedEntry {
  /// Reads an entry of a string catalogue in one language.
  init?(catalogue localization: [String: Any]) {
    guard let variants = Variants(catalogue: localization) else { return nil }
    var substitutions: [String: Substitution] = [:]
    for (name, value) in localization["substitutions"] as? [String: [String: Any]] ?? [:] {
      guard let forms = Variants(catalogue: value) else { continue }
      substitutions[name] = Substitution(
        argument: value["argNum"] as? Int,
        specifier: value["formatSpecifier"] as? String ?? "lld", variants: forms)
    }
    self.init(variants: variants, substitutions: substitutions)
  }

  /// Reads an entry of a table of plural rules.
  init?(rules: [String: Any]) {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: Substitution] = [:]
    for (name, value) in rules {
      guard let forms = value as? [String: String] else { continue }
      let texts = forms.filter { !$0.key.hasPrefix("NSString") }
      substitutions[name] = Substitution(
        argument: nil, specifier: forms["NSStringFormatValueTypeKey"] ?? "d",
        variants: .plural(texts.mapValues { .text($0) }))
    }
    self.init(variants: .text(format), substitutions: substitutions)
  }
}

extension LocalizedEntry.Variants {
  fileprivate init?(catalogue value: [String: Any]) {
    if let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
      self = .text(text)
      return
    }
    guard let variations = value["variations"] as? [String: [String: [String: Any]]] else {
      return nil
    }
    if let plural = variations["plural"] {
      self = .plural(plural.compactMapValues { Self(catalogue: $0) })
    } else if let device = variations["device"] {
      self = .device(device.compactMapValues { Self(catalogue: $0) })
    } else {
      return nil
    }
  }
}
