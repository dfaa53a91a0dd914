// The tables of texts in a folder of resources. The folder may be a built bundle or a source
// folder: `.lproj` folders and string catalogues are found at any depth.

import ExtensionEnvironment
import Foundation
import PropertyLists
import Synchronization

/// The tables of texts that lie in one folder.
package struct StringTables: Sendable {
  /// Entries by language, table and key; those of files in no language's folder under
  /// `anyLanguage`.
  private var entries: [String: [String: [String: LocalizedEntry]]] = [:]
  /// The languages that have a folder, whatever lies in it, or a text in a catalogue.
  private var languages: Set<String> = []
  /// The languages that string catalogues are written in, by table.
  private var sources: [String: String] = [:]

  private static let anyLanguage = ""
  private static let cache = Mutex<[String: StringTables]>([:])

  /// Returns the tables of a bundle, read once.
  static func tables(at location: BundleLocation) -> StringTables {
    let folder =
      switch location {
      case .main: ExtensionSurroundings.current.resources
      case .folder(let folder): folder as URL?
      }
    guard let folder else { return StringTables() }
    return cache.withLock { cache in
      if let known = cache[folder.path] { return known }
      let tables = StringTables(folder: folder)
      cache[folder.path] = tables
      return tables
    }
  }

  /// Reads the tables of the extension's own resources, so that no call is the first to need them.
  ///
  /// A large catalogue takes many times its size to read, which is not the provider's memory.
  package static func readAhead() { _ = tables(at: .main) }

  /// Creates tables without a text.
  init() {}

  /// Reads the tables of a folder; those of the bundles in it are their own.
  init(folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where !name.contains(".bundle/") {
      read(folder.appendingPathComponent(name))
    }
  }

  /// Returns a key's entry in the language that fits a locale best, and that language.
  ///
  /// The language is chosen among all that the bundle has, as Apple's bundles do: one with a folder
  /// but without the table has no text of its own, and no other language but the one that the
  /// table is written in, or `Base`, takes its place.
  /// A resource in no language's folder comes before all others, as in any bundle of Apple's.
  func entry(
    for key: String, in table: String, locale: Locale
  ) -> (entry: LocalizedEntry, language: String)? {
    if let entry = entries[Self.anyLanguage]?[table]?[key] {
      return (entry, locale.language.languageCode?.identifier ?? "en")
    }
    let choice = LanguageChoice(
      available: languages.sorted(), locale: locale.identifier, source: sources[table])
    let chosen = choice.language(for: locale)
    for language in [chosen, sources[table], "Base"].compactMap({ $0 }) {
      if let entry = entries[language]?[table]?[key] { return (entry, language) }
    }
    return nil
  }

  private mutating func read(_ file: URL) {
    let table = file.deletingPathExtension().lastPathComponent
    let folder = file.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : Self.anyLanguage
    if folder.pathExtension == "lproj" { languages.insert(language) }
    switch file.pathExtension {
    case "xcstrings":
      readCatalogue(file, table)
    case "strings":
      guard let data = try? Data(contentsOf: file) else { return }
      for (key, text) in StringsFile.texts(in: data) {
        // A table of plural rules with the same key comes before the plain text.
        if entries[language]?[table]?[key]?.substitutions.isEmpty ?? true {
          entries[language, default: [:]][table, default: [:]][key] = LocalizedEntry(text: text)
        }
      }
    case "stringsdict":
      guard let data = try? Data(contentsOf: file),
        let rules = PropertyListBounds.value(from: data) as? [String: [String: Any]]
      else { return }
      for (key, value) in rules {
        guard let entry = LocalizedEntry(rules: value) else { continue }
        entries[language, default: [:]][table, default: [:]][key] = entry
      }
    default:
      return
    }
  }

  private mutating func readCatalogue(_ file: URL, _ table: String) {
    guard let data = try? Data(contentsOf: file),
      let catalogue = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalogue["strings"] as? [String: [String: Any]]
    else { return }
    let source = catalogue["sourceLanguage"] as? String ?? "en"
    sources[table] = source
    languages.insert(source)
    for (key, value) in strings {
      for (language, localization) in value["localizations"] as? [String: [String: Any]] ?? [:] {
        guard let entry = LocalizedEntry(catalogue: localization) else { continue }
        languages.insert(language)
        entries[language, default: [:]][table, default: [:]][key] = entry
      }
    }
  }
}
