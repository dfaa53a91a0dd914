import Foundation
import WidgetRecording

/// Reads identifiers of locales as manifests and command lines write them.
public enum LocaleParser {
  /// Returns an identifier such as `fr_FR` or `zh-Hant_TW`; nil for any other text.
  ///
  /// It names a language that exists and, where it names one, a region that exists.
  public static func identifier(_ text: String) -> String? {
    let name = text.split(separator: "@", omittingEmptySubsequences: false)[0]
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = parts.popFirst(), language.allSatisfy(\.isLowercase),
      Locale.LanguageCode(String(language)).isISOLanguage
    else { return nil }
    if let script = parts.first, script.count == 4, script.allSatisfy(\.isLetter) {
      parts.removeFirst()
    }
    if let region = parts.first, region.count == 2 || region.allSatisfy(\.isNumber) {
      guard Locale.Region(String(region)).isISORegion else { return nil }
      parts.removeFirst()
    }
    return parts.allSatisfy { $0.count >= 4 && $0.allSatisfy(\.isASCII) } ? text : nil
  }
}

/// Reads names of time zones as manifests and command lines write them.
public enum TimeZoneParser {
  /// Returns a name such as `Europe/Paris`; nil for any other text.
  public static func identifier(_ text: String) -> String? {
    LocalClock.knows(timeZone: text) ? text : nil
  }

  /// The names that people are offered: the library's, and those that the system's table of zones
  /// has in their present spelling, such as `Asia/Kolkata` for `Asia/Calcutta`.
  public static let names: [String] = {
    let known = TimeZone.knownTimeZoneIdentifiers
    let table = try? String(contentsOfFile: "/usr/share/zoneinfo/tzdata.zi", encoding: .utf8)
    let lines = (table ?? "").split(separator: "\n")
    let zones = lines.lazy.filter { $0.hasPrefix("Z ") }.map { $0.split(separator: " ")[1] }
    return Set(known).union(zones.map(String.init).filter { identifier($0) != nil }).sorted()
  }()
}
