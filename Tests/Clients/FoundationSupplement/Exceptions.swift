import Foundation

/// What an app shares of its Objective-C with its widget.
enum Exceptions {
  static func words(for error: NSException) -> String {
    let isOwn = error.name == NSExceptionName(rawValue: "Own")
    return "\(error.name.rawValue) \(error.reason ?? "") \(error.userInfo?.count ?? 0) \(isOwn)"
      + error.callStackSymbols.joined() + "\(error.callStackReturnAddresses.count)"
  }

  static func make(_ reason: String) -> NSException {
    NSException(
      name: NSExceptionName(rawValue: "Own"), reason: reason,
      userInfo: ["code": 1])
  }

  static func stop(_ isWrong: Bool) {
    if isWrong { NSException(name: NSExceptionName(rawValue: "A"), reason: nil).raise() }
    if isWrong { make("wrong").raise() }
  }

  static func names(of country: String) -> [String?] {
    let locale = Locale(identifier: "en_US") as NSLocale
    return [
      locale.localizedString(forCountryCode: country),
      locale.localizedString(forLanguageCode: "no"),
      locale.localizedString(forCurrencyCode: "NOK"),
      locale.localizedString(forScriptCode: "Latn"),
      locale.localizedString(forLocaleIdentifier: "nb_NO"), "\(MAXFLOAT)",
      NSURLSessionDownloadTaskResumeData,
    ]
  }

  static func parts(of locale: NSLocale) -> [String?] {
    [
      locale.localeIdentifier, locale.languageCode, locale.countryCode, locale.regionCode,
      locale.scriptCode, locale.variantCode, locale.collationIdentifier, locale.collatorIdentifier,
      locale.decimalSeparator, locale.groupingSeparator, locale.currencySymbol, locale.currencyCode,
      locale.quotationBeginDelimiter, locale.quotationEndDelimiter,
      locale.alternateQuotationBeginDelimiter, locale.alternateQuotationEndDelimiter,
      locale.usesMetricSystem ? "metric" : nil,
    ]
  }
}

/// A cache for the pictures of the widget.
func pictureCache(in folder: URL?) -> URLCache {
  let small = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 24)
  return folder.map {
    URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 24, directory: $0)
  } ?? small
}

/// The device's model, as code from C spells it.
func machineModel() -> String {
  guard let key = "hw.machine".cString(using: .utf8) else { return "" }
  var size = 0
  sysctlbyname(key, nil, &size, nil, 0)
  var machine = [CChar](repeating: 0, count: size)
  sysctlbyname(key, &machine, &size, nil, 0)
  return String(cString: machine)
}
