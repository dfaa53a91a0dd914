import CInterposition
import ExtensionEnvironment
import Foundation

/// The localizations that bundles prefer in the current locale.
enum BundleLocalizations {
  /// Has `Bundle.preferredLocalizations`, its kin and the resources of a bundle's languages follow
  /// the locale, and `developmentLocalization` be English for a bundle that does not say, such as
  /// the folder of a language.
  ///
  /// - Returns: Whether they do now.
  static func follow() -> Bool {
    let region = Unmanaged.passRetained(NSString(string: "en")).toOpaque()
    guard bundle_regions_default_to(region) != 0 else { return false }
    return bundle_localizations_choose_by { available, languages in
      guard let available else { return nil }
      let chosen = BundleLocalizations.chosen(
        of: BundleLocalizations.texts(available),
        for: languages.map(BundleLocalizations.texts) ?? Locale.preferredLanguages)
      return UnsafeRawPointer(Unmanaged.passRetained(NSArray(array: chosen)).toOpaque())
    } != 0
  }

  /// Returns the localizations that fit languages, in the order of the languages.
  ///
  /// Where none fits, a bundle's development language counts, or else the first.
  static func chosen(of available: [String], for languages: [String]) -> [String] {
    var found: [String] = []
    for language in languages {
      let choice = LanguageChoice(available: available, locale: language)
      guard let match = choice.match(for: Locale(identifier: language)), !found.contains(match)
      else { continue }
      found.append(match)
    }
    guard found.isEmpty else { return found }
    let usual = [Bundle.main.developmentLocalization, "Base", "en"].compactMap(\.self)
    return usual.first(where: available.contains).map { [$0] } ?? Array(available.prefix(1))
  }

  /// The texts of an array of Core Foundation's, which is one of Foundation's.
  private static func texts(_ array: UnsafeRawPointer) -> [String] {
    Unmanaged<NSArray>.fromOpaque(array).takeUnretainedValue().compactMap { $0 as? String }
  }
}
