package import Foundation
import Synchronization

/// The choice of a language for a locale among those that a table or a bundle has.
///
/// It is made once: views ask for each text anew.
package struct LanguageChoice: Hashable, Sendable {
  /// The languages that there are; where none fits, the first counts.
  let available: [String]
  /// The locale's identifier.
  let locale: String
  /// The language that the table is written in, where it says so.
  let source: String?

  private static let made = Mutex<[LanguageChoice: String?]>([:])

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - available: The languages that there are.
  ///   - locale: The locale's identifier.
  ///   - source: The language that the table or bundle is written in, where it says so.
  package init(available: [String], locale: String, source: String? = nil) {
    self.available = available
    self.locale = locale
    self.source = source
  }

  /// Returns the language that fits the locale best.
  ///
  /// - Parameter locale: The locale that has the identifier.
  /// - Returns: The language; nil where there is none at all.
  package func language(for locale: Locale) -> String? {
    if let known = Self.made.withLock({ $0[self] }) { return known }
    let language = best(for: locale)
    Self.made.withLock { $0[self] = .some(language) }
    return language
  }

  /// Returns the language that fits the locale.
  ///
  /// - Parameter locale: The locale that has the identifier.
  /// - Returns: The language; nil where none fits.
  package func match(for locale: Locale) -> String? {
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
  }

  private func best(for locale: Locale) -> String? {
    match(for: locale)
      ?? [source, "Base", "en"].compactMap { $0 }.first { available.contains($0) }
      ?? available.first
  }
}
