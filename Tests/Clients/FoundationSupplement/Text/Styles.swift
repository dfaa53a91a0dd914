import Foundation

/// An address as the card shows it.
func caption(of url: URL) -> [String] {
  let host = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
    ["www"], includeMultiLevelSubdomains: false)
  let mobile = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
    ["m"], includeMultiLevelSubdomains: true, when: .scheme, matches: ["https"])
  let secret = URL.FormatStyle.ComponentDisplayOption.omitWhen(.host, matches: ["localhost"])
  let local = URL.FormatStyle.ComponentDisplayOption.displayWhen(.host, matches: ["localhost"])
  let style = URL.FormatStyle(
    scheme: .never, user: .never, password: .never, host: host, port: .omitIfHTTPFamily,
    path: .always, query: .never, fragment: .never)
  print(secret.description, mobile.description, URL.FormatStyle.Component.path.description)
  return [
    url.formatted(), url.formatted(style), url.formatted(.url.scheme(.never).host(.always)),
    url.formatted(.url.user(secret).password(.never).port(local)),
    url.formatted(.url.path(.omitIfHTTPFamily).query(.always).fragment(.always)),
    url.formatted(
      .url.host(.displayWhen(.scheme, matches: ["https"])).host(
        .omitWhen(.scheme, matches: ["file"])
      ).host(.never).host(.omitIfHTTPFamily)),
  ]
}

/// Reads an address that somebody typed.
func address(_ text: String) throws -> URL {
  let strategy = URL.ParseStrategy(
    scheme: .defaultValue("https"), user: .optional, password: .optional, host: .required,
    port: .defaultValue(443), path: .optional, query: .optional, fragment: .optional)
  let host: URL.ParseStrategy.ComponentParseStrategy<String> = .required
  if let url = try? URL(text, strategy: strategy) { return url }
  print(host.description)
  return try URL(
    text,
    strategy: .url.scheme(.required).user(.optional).password(.optional).host(host)
      .port(.optional).path(.optional).query(.optional).fragment(.optional))
}

/// A field's style, with the way back.
let addressStrategy = URL.FormatStyle().parseStrategy

/// A person's name on cards of several sizes.
func names(of person: PersonNameComponents) throws -> [String] {
  let styles: [PersonNameComponents.FormatStyle.Style] = [.short, .medium, .long, .abbreviated]
  let formatter = PersonNameComponentsFormatter()
  formatter.style = .long
  formatter.isPhonetic = false
  formatter.locale = Locale(identifier: "de")
  let style = PersonNameComponents.FormatStyle(style: .medium, locale: .current)
  let read = try PersonNameComponents("Anna van der Berg", strategy: .name)
  let again = try PersonNameComponents("Bea Berg")
  let styled: PersonNameComponents.AttributedStyle = style.attributed
  return styles.map { person.formatted(.name(style: $0)) }
    + [
      formatter.string(from: read), person.formatted(style.locale(.current)),
      String(styled.format(again).characters), try style.parseStrategy.parse("C D").formatted(),
      PersonNameComponentsFormatter.localizedString(
        from: person, style: .default, options: [.phonetic]),
      formatter.personNameComponents(from: "E F")?.familyName ?? "",
      String(styled.locale(.current).format(person).characters),
    ]
}

/// The duration of an event.
func length(of event: Range<Date>) -> [String] {
  let style = DateComponentsFormatStyle(
    style: .wide, locale: .current, calendar: .current, fields: [.hour, .minute])
  let styles: [Date.ComponentsFormatStyle.Style] = [
    .wide, .abbreviated, .condensedAbbreviated, .narrow, .spellOut,
  ]
  return styles.map { event.formatted(.components(style: $0, fields: [.day, .hour])) }
    + [
      event.formatted(style.locale(.current).calendar(.current)),
      event.formatted(.components(style: .narrow)), event.formatted(.timeDuration),
    ]
}

/// Units as the region has them.
func units(in locale: Locale) -> [Dimension] {
  [
    UnitTemperature(forLocale: locale, usage: .weather), UnitLength(forLocale: locale),
    UnitLength(forLocale: locale, usage: .focalLength), UnitEnergy(forLocale: locale, usage: .food),
    UnitMass(forLocale: locale, usage: .personWeight),
    UnitPressure(forLocale: locale, usage: .barometric),
    UnitSpeed(forLocale: locale, usage: .wind), UnitVolume(forLocale: locale, usage: .liquid),
  ]
}

/// The weather and the room on the phone.
func measurements(
  temperature: Measurement<UnitTemperature>, size: Measurement<UnitInformationStorage>
) -> [String] {
  var style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
    style: .file, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false,
    locale: .current)
  style.spellsOutZero = style.includesActualByteCount
  let units: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = [.kb, .mb]
  style.allowedUnits = units
  let attributed: Measurement<UnitTemperature>.AttributedStyle =
    Measurement<UnitTemperature>.FormatStyle(width: .narrow).attributed
  return [
    temperature.formatted(.measurement(width: .narrow, hidesScaleName: true)),
    String(attributed.locale(.current).format(temperature).characters),
    size.formatted(.byteCount(style: .memory)), size.formatted(style.locale(.current)),
    "\(style.style) \(style.allowedUnits) \(style.locale)",
  ]
}

/// A person in a sorted list.
struct Contact: Sendable {
  var name: String
  var nickname: String?
}

/// The list in several orders.
func sorted(_ contacts: [Contact]) -> [Contact] {
  let orders: [SortDescriptor<Contact>] = [
    SortDescriptor(\.name), SortDescriptor(\.name, order: .reverse),
    SortDescriptor(\.name, comparator: .localizedStandard),
    SortDescriptor(\.name, comparator: .localized, order: .forward),
    SortDescriptor(\.nickname), SortDescriptor(\.nickname, comparator: .localized, order: .reverse),
  ]
  let names = contacts.map(\.name).sorted(using: .localizedStandard)
  let comparator: StringStandardComparator = String.StandardComparator(.lexical, order: .reverse)
  print(names.sorted(using: .localized), names.sorted(using: comparator), comparator.order)
  return contacts.sorted(using: orders)
}

/// Texts with values put in later, and their Markdown.
func texts(_ url: URL) throws -> [AttributedString] {
  var options = String.LocalizationOptions()
  options.replacements = ["Anna"]
  let resource: LocalizedStringResource = "Hello \("")"
  let plain = [
    String(localized: "Hello \("")", options: options),
    String(localized: "hello", defaultValue: "Hello", options: options, comment: "Greets."),
    String(localized: resource, options: options),
  ]
  return [
    AttributedString(localized: "hello", defaultValue: "**Hello**", comment: "Greets."),
    AttributedString(localized: "**Hello**", options: [.applyReplacementIndexAttribute]),
    AttributedString(localized: "**Hello**", including: \.foundation),
    AttributedString(
      localized: "**Hello**", including: AttributeScopes.FoundationAttributes.self),
    try AttributedString(contentsOf: url, options: .init(interpretedSyntax: .inlineOnly)),
    try AttributedString(markdown: plain.joined(), including: \.foundation).inflected(),
    AttributedString(NSAttributedString(AttributedString("Hello"))),
  ]
}

/// The formatting options of a card.
let formatting: AttributedString.FormattingOptions = [.applyReplacementIndexAttribute]

/// Numbers from an older interface.
func width(_ number: NSNumber) -> String {
  NSString(format: "%.1f %@", locale: .current, Double(CGFloat(truncating: number)), "pt") as String
}
