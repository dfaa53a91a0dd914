import FoundationSupplement
import Testing

@testable import FoundationSupplement

@Suite struct LocalizedTextTests {
  private let folder = ResourceFolder([
    "de.lproj/Localizable.strings": """
    /* greeting */
    "hello" = "Hallo \\"Welt\\"";
    // order
    "%@ owes %lld" = "%2$lld von %1$@";
    """,
    "Plain.strings": #""hello" = "Hi";"#,
    "de.lproj/Plain.strings": #""hello" = "Servus"; "bye" = "Pfiat di";"#,
    "sea_Sea.bundle/de.lproj/Localizable.strings": #""hello" = "of a package";"#,
    "de.lproj/Plural.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ da</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string>
    </dict></dict></dict></plist>
    """,
    "App.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld days": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld день"}},
          "few": {"stringUnit": {"value": "%lld дня"}},
          "many": {"stringUnit": {"value": "%lld дней"}}}}}}},
      "only.english": {"localizations": {"en": {"stringUnit": {"value": "English"}}}},
      "mix": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ in %@"},
        "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations":
          {"plural": {"one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}}}
    """,
  ])

  private func text(
    _ value: String.LocalizationValue, table: String? = nil, _ locale: String
  ) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, locale: Locale(identifier: locale), bundle: .atURL(folder.url)))
  }

  @Test func `a locale's parts are those of its country`() {
    let locale = NSLocale(localeIdentifier: "de_DE")
    #expect(locale.localeIdentifier == "de_DE")
    #expect([locale.languageCode, locale.countryCode] == ["de", "DE"])
    #expect([locale.currencyCode, locale.currencySymbol] == ["EUR", "€"])
    #expect(locale.decimalSeparator + locale.groupingSeparator == ",.")
    #expect(locale.quotationBeginDelimiter + locale.quotationEndDelimiter == "„“")
    #expect(locale.usesMetricSystem && locale.scriptCode == nil)
  }

  @Test func `a language without the table has no text of another language`() {
    let folder = ResourceFolder([
      "en.lproj/InfoPlist.strings": #""CFBundleName" = "Printer";"#,
      "cs.lproj/Localizable.strings": #""state" = "Stav"; "off" = "Vypnuto";"#,
      "Base.lproj/Localizable.strings": #""off" = "Off";"#,
    ])
    func text(_ key: String.LocalizationValue, _ locale: String) -> String {
      String(
        localized: LocalizedStringResource(
          key, locale: Locale(identifier: locale), bundle: .atURL(folder.url)))
    }
    #expect(text("state", "cs_CZ") == "Stav")
    #expect(text("state", "en_US") == "state")
    #expect(text("off", "en_US") == "Off")
  }

  @Test func `a text without a table is its key`() {
    #expect(text("nowhere 100%", "fr_FR") == "nowhere 100%")
  }

  @Test func `values stand in an untranslated text as the locale writes them`() {
    #expect(text("\(1234) of \("x") at 5%", "en_US") == "1,234 of x at 5%")
    #expect(text("\(1234)", "de_DE") == "1.234")
    #expect(text("\(1.5)", "en_US") == "1.500000")
    #expect(text("\(1.5, specifier: "%.1f")", "de_DE") == "1,5")
    #expect(text("\(7, specifier: "%03d")", "en_US") == "007")
    #expect(text("%\(7)%\("x")\u{301}%", "en_US") == "%7%x\u{301}%")
  }

  @Test func `a strings file answers in its language only`() {
    #expect(text("hello", "de_AT") == "Hallo \"Welt\"")
  }

  @Test func `a table in no language's folder comes before those of languages`() {
    #expect(["de_DE", "fr_FR"].map { text("hello", table: "Plain", $0) } == ["Hi", "Hi"])
    #expect(text("bye", table: "Plain", "de_DE") == "Pfiat di")
  }

  @Test func `positions in a translation change the order of values`() {
    #expect(text("\("Ada") owes \(3)", "de_DE") == "3 von Ada")
  }

  @Test func `a table of plural rules chooses by the value`() {
    #expect(text("\(1) files", table: "Plural", "de_DE") == "eine Datei da")
    #expect(text("\(5) files", table: "Plural", "de_DE") == "5 Dateien da")
  }

  @Test func `a catalogue knows the plural forms of each language`() {
    #expect(text("\(1) days", table: "App", "en_US") == "1 day")
    #expect(text("\(2) days", table: "App", "en_US") == "2 days")
    #expect(text("\(1) days", table: "App", "ru_RU") == "1 день")
    #expect(text("\(3) days", table: "App", "ru_RU") == "3 дня")
    #expect(text("\(11) days", table: "App", "ru_RU") == "11 дней")
  }

  @Test func `a catalogue falls back to the language it is written in`() {
    #expect(text("only.english", table: "App", "ru_RU") == "English")
  }

  @Test func `a substitution is counted by its own value`() {
    let resource = LocalizedStringResource(
      "mix", defaultValue: "\(1) birds in \("tree")", table: "App",
      locale: Locale(identifier: "en"), bundle: .atURL(folder.url))
    #expect(String(localized: resource) == "1 bird in tree")
  }

  @Test func `keys are spelled as Apple's tools spell them`() {
    let resource: LocalizedStringResource = "a \(1) b \("x") c \(2.5) d \(UInt8(1)) e \(CGFloat(1))"
    #expect(resource.key == "a %lld b %@ c %lf d %u e %lf")
  }

  @Test func `a resource survives coding and compares by what it says`() throws {
    let resource = LocalizedStringResource("n \(1)", table: "T", bundle: .atURL(folder.url))
    let coded = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: coded) == resource)
    #expect(resource != LocalizedStringResource("n \(2)", table: "T", bundle: .atURL(folder.url)))
    #expect(resource.localizedStringResource == resource)
  }

  @Test func `a value may be a resource or formatted`() {
    let inner = LocalizedStringResource("inner \(2)", locale: Locale(identifier: "en_US"))
    #expect(text("[\(inner)]", "en_US") == "[inner 2]")
    #expect(text("\(0.5, format: .percent)", "en_US") == "50%")
  }

  @Test func `a localized string of a key alone falls back to its value`() {
    #expect(NSLocalizedString("k", comment: "") == "k")
    #expect(
      NSLocalizedString("k", tableName: nil, bundle: .main, value: "v", comment: "") == "v")
  }

  @Test(arguments: [
    ("ru", 21, "one"), ("ru", 112, "many"), ("pl", 22, "few"), ("ar", 0, "zero"), ("ar", 7, "few"),
    ("cs", 3, "few"), ("ja", 1, "other"), ("fr", 0, "one"), ("fr", 1_000_000, "many"),
    ("he", 2, "two"), ("sl", 103, "few"), ("lv", 0, "zero"), ("lt", 21, "one"), ("ro", 19, "few"),
    ("hi", 0, "one"), ("hr", 4, "few"), ("pt-PT", 0, "other"), ("pt", 0, "one"), ("en", 1, "one"),
    ("de", 0, "other"),
  ])
  func `a number takes the plural form of its language`(
    language: String, number: Int, form: String
  ) {
    #expect(PluralCategory(of: Double(number), in: language).rawValue == form)
  }

  @Test func `a strings file may be written in other ways`() {
    let wide = "\"a\" = \"b\";".data(using: .utf16)
    #expect(wide.map(StringsFile.texts(in:)) == ["a": "b"])
    #expect(StringsFile.texts(in: Data("key = \"v\\n\\U00e9\";".utf8)) == ["key": "v\né"])
    #expect(StringsFile.texts(in: Data("{ broken".utf8)).isEmpty)
  }

  @Test func `a text that was looked up has the form of the number that is put into it`() {
    func looked(_ key: String) -> String {
      LocalizedText.plain(key: key, table: "App", location: .folder(folder.url), fallback: "")
    }
    let days = looked("%lld days")
    #expect(String._numbered(format: days, values: [1]) == "1 day")
    #expect(String._numbered(format: days, arguments: [2000]) == "2000 days")
    #expect(String._numbered(format: days, locale: nil, values: [1]) == "1 day")
    #expect(
      String._numbered(format: days, locale: Locale(identifier: "en_US"), arguments: [2000])
        == "2,000 days")
    #expect(String._numberedHere(days, [1]) == "1 day")
    #expect(NSString.localizedStringWithFormat(days as NSString, 1) == "1 day")
    let mix = looked("mix")
    #expect(String._numbered(format: mix, values: [1, "Rome" as NSString]) == "1 bird in Rome")
    #expect(String._numbered(format: mix, values: [2, "Rome" as NSString]) == "2 birds in Rome")
    #expect(String._numbered(format: "%d and %@", values: [3, "a" as NSString]) == "3 and a")
  }
}
