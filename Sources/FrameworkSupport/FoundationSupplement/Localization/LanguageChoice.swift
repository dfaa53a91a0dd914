import Foundation
import Synchronization

/// The choice of a table's language for a locale, which is made once: views ask for each text anew.
struct LanguageChoice: Hashable, Sendable {
  /// The languages that the table is in, sorted.
  let available: [String]
  /// The locale's identifier.
  let locale: String
  /// The language that the table is written in, where it says so.
  let source: String?

  private static let made = Mutex<[LanguageChoice: String?]>([:])

  /// Returns the language that fits the locale best; nil where there is none at all.
  ///
  /// - Parameter locale: The locale that has the identifier.
  func language(for locale: Locale) -> String? {
    if let known = Self.made.withLock({ $0[self] }) { return known }
    let language = best(for: locale)
    Self.made.withLock { $0[self] = .some(language) }
    return language
  }

  private func best(for locale: Locale) -> String? {
    let wanted = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let parts = wanted.split(separator: "-").map(String.init)
    let region = locale.region?.identifier
    let base = locale.language.languageCode?.identifier ?? "en"
    let script = locale.language.script?.identifier
    let candidates: [String?] = [
      wanted, script.map { "\(base)-\($0)" }, region.map { "\(base)-\($0)" }, base, parts.first,
    ]
    for candidate in candidates.compactMap({ $0?.lowercased() }) {
      let match = available.first {
        $0.replacingOccurrences(of: "_", with: "-").lowercased() == candidate
      }
      if let match { return match }
    }
    return available.first { $0.hasPrefix(base + "-") }
      ?? [source, "Base", "en"].compactMap { $0 }.first { available.contains($0) }
      ?? available.first
  }
}
