// The way from a key and its values to a text: the table's entry in the locale's language, its
// plural form, and the values in their places.

import Foundation

/// A key, the text it has by default, and where its translations are looked for.
package struct LocalizedText: Sendable {
  var key: String
  var value: String.LocalizationValue
  var table: String?
  var location: BundleLocation

  /// Creates a text.
  package init(
    key: String, value: String.LocalizationValue, table: String? = nil,
    location: BundleLocation = .main
  ) {
    self.key = key
    self.value = value
    self.table = table
    self.location = location
  }

  /// Returns the text in a locale's language, with its values in their places.
  package func string(in locale: Locale) -> String {
    let tables = StringTables.tables(at: location)
    let found = tables.entry(for: key, in: table ?? "Localizable", locale: locale)
    let entry = found?.entry ?? LocalizedEntry(text: value.key)
    // The key of a text without values is no format: its per cent signs stand for themselves.
    if value.arguments.isEmpty { return entry.plainText }
    let format = LocalizedFormat(
      arguments: value.arguments, locale: locale, language: found?.language ?? "en",
      substitutions: entry.substitutions)
    return format.string(from: entry.variants)
  }

  /// Returns the entry of a key as it stands, with no values put in.
  package static func plain(
    key: String, table: String?, location: BundleLocation = .main, fallback: String
  ) -> String {
    entryText(key: key, table: table, location: location) ?? fallback
  }

  /// Returns the entry of a key as it stands; nil where no table has the key.
  static func entryText(key: String, table: String?, location: BundleLocation) -> String? {
    let locale = ExtensionSurroundings.current.locale
    let found = StringTables.tables(at: location)
      .entry(for: key, in: table ?? "Localizable", locale: locale)
    if let found { NumberedFormats.remember(found.entry, in: found.language) }
    return found?.entry.plainText
  }
}

public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, nil, "")
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, nil, "")
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, bundle, "")
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, nil, value)
}

public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localized(key, tableName, bundle, "")
}

public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localized(key, tableName, nil, value)
}

public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, nil, bundle, value)
}

public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName, bundle, value)
}

// Linux's Foundation has the very same one, which a file that imports Foundation itself sees too.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName, bundle, value)
}

private func localized(
  _ key: String, _ table: String?, _ bundle: Bundle?, _ value: String
) -> String {
  LocalizedText.plain(
    key: key, table: table, location: BundleLocation(bundle),
    fallback: value.isEmpty ? key : value)
}
