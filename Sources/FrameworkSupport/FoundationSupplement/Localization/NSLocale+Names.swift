// The names of countries, languages and currencies, and the parts of a locale, that Foundation on
// Linux gives through Locale or keys alone.

public import Foundation

extension NSLocale {
  private var value: Locale { Locale(identifier: localeIdentifier) }

  private func text(_ key: NSLocale.Key) -> String? { object(forKey: key) as? String }

  public var localeIdentifier: String { text(.identifier) ?? "en" }
  public var languageCode: String { text(.languageCode) ?? "" }
  public var countryCode: String? { text(.countryCode) }
  public var regionCode: String? { text(.countryCode) }
  public var scriptCode: String? { text(.scriptCode) }
  public var variantCode: String? { text(.variantCode) }
  public var collationIdentifier: String? { text(.collationIdentifier) }
  public var collatorIdentifier: String { text(.collatorIdentifier) ?? localeIdentifier }
  public var usesMetricSystem: Bool { object(forKey: .usesMetricSystem) as? Bool ?? true }
  public var decimalSeparator: String { text(.decimalSeparator) ?? "." }
  public var groupingSeparator: String { text(.groupingSeparator) ?? "," }
  public var currencySymbol: String { text(.currencySymbol) ?? "" }
  public var currencyCode: String? { text(.currencyCode) }
  public var quotationBeginDelimiter: String { text(.quotationBeginDelimiterKey) ?? "\"" }
  public var quotationEndDelimiter: String { text(.quotationEndDelimiterKey) ?? "\"" }
  public var alternateQuotationBeginDelimiter: String {
    text(.alternateQuotationBeginDelimiterKey) ?? "'"
  }
  public var alternateQuotationEndDelimiter: String {
    text(.alternateQuotationEndDelimiterKey) ?? "'"
  }

  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }

  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }

  public func localizedString(forScriptCode scriptCode: String) -> String? {
    value.localizedString(forScriptCode: scriptCode)
  }

  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }
}
