// Numbers with units, times and lists as a running app's widgets write them.

import Foundation

/// The words under a run's picture.
struct RunWords {
  let distance: Measurement<UnitLength>
  let locale: Locale

  func short() -> String { distance.formatted(.measurement(width: .narrow, usage: .road)) }
  func plain() -> String { distance.formatted() }

  func long() -> String {
    let numbers = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    return distance.formatted(
      .measurement(width: .wide, usage: .asProvided, numberFormatStyle: numbers))
  }

  /// The style that the person has chosen, ready to be stored.
  func chosen(isShort: Bool) -> Measurement<UnitLength>.FormatStyle {
    typealias Width = Measurement<UnitLength>.FormatStyle.UnitWidth
    let width: Width = isShort ? .narrow : .abbreviated
    var style = Measurement<UnitLength>.FormatStyle(
      width: width, locale: locale, usage: .general, numberFormatStyle: nil)
    if style.width == .narrow { style.width = .abbreviated }
    style.usage = isShort ? .road : style.usage
    style.numberFormatStyle = style.numberFormatStyle ?? .number
    style.locale = locale
    return style.locale(Locale(identifier: "en_GB"))
  }

  func written() -> String { chosen(isShort: true).format(distance) }
}

/// Lengths for different usages, each in the unit that people use for it.
func lengths(of meters: Double) -> [String] {
  let usages: [MeasurementFormatUnitUsage<UnitLength>] = [
    .person, .personHeight, .road, .rainfall, .snowfall, .visibility, .general, .asProvided,
  ]
  let length = Measurement(value: meters, unit: UnitLength.meters)
  return usages.map { length.formatted(.measurement(width: .abbreviated, usage: $0)) }
}

/// The body's temperature and the weather's, what was eaten and burnt, and the runner's weight.
func bodyValues(degrees: Double, joules: Double, grams: Double) -> [String] {
  let temperature = Measurement(value: degrees, unit: UnitTemperature.celsius)
  let energy = Measurement(value: joules, unit: UnitEnergy.joules)
  let weight = Measurement(value: grams, unit: UnitMass.grams)
  return [
    temperature.formatted(.measurement(width: .narrow, usage: .person)),
    temperature.formatted(.measurement(width: .narrow, usage: .weather)),
    energy.formatted(.measurement(width: .wide, usage: .food)),
    energy.formatted(.measurement(width: .wide, usage: .workout)),
    weight.formatted(.measurement(width: .abbreviated, usage: .personWeight)),
  ]
}

/// The older formatter, which the app's watch still uses.
func watchText(for speed: Measurement<UnitSpeed>, in locale: Locale) -> String {
  let formatter = MeasurementFormatter()
  formatter.unitOptions = [.providedUnit, .naturalScale, .temperatureWithoutUnit]
  formatter.unitStyle = .short
  formatter.locale = locale
  formatter.numberFormatter.maximumFractionDigits = 1
  let unit = formatter.string(from: speed.unit)
  let options = MeasurementFormatter.UnitOptions(rawValue: formatter.unitOptions.rawValue)
  return options.isEmpty ? unit : formatter.string(from: speed)
}

/// The elapsed and the remaining time of a run.
struct RunTimes {
  let begin: Date
  let end: Date

  func clock() -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.referenceDate = begin
    return formatter.string(from: end.timeIntervalSince(begin))
  }

  func words(brief: Bool) -> String? {
    let formatter = DateComponentsFormatter()
    let styles: [DateComponentsFormatter.UnitsStyle] = [.brief, .full]
    formatter.unitsStyle = brief ? styles[0] : styles[1]
    formatter.maximumUnitCount = 2
    formatter.collapsesLargestUnit = true
    formatter.allowsFractionalUnits = false
    formatter.includesApproximationPhrase = brief
    formatter.includesTimeRemainingPhrase = !brief
    formatter.formattingContext = .beginningOfSentence
    formatter.zeroFormattingBehavior = brief ? .dropAll : [.dropMiddle, .dropTrailing]
    return formatter.string(from: begin, to: end)
  }

  func spelled(_ components: DateComponents) -> String? {
    let formatter = DateComponentsFormatter()
    let behavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
    formatter.zeroFormattingBehavior = behavior
    let all: [DateComponentsFormatter.UnitsStyle] = [.abbreviated, .short, .spellOut]
    formatter.unitsStyle = all[2]
    return formatter.string(from: components)
      ?? DateComponentsFormatter.localizedString(from: components, unitsStyle: all[0])
  }

  /// The texts of a table's cells for any value.
  func cells(of value: Any) -> [String?] {
    let times = DateComponentsFormatter()
    let stored = times.zeroFormattingBehavior.rawValue
    times.zeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: stored)
    return [times.string(for: value), RelativeDateTimeFormatter().string(for: value)]
  }

  func ago(from now: Date, in locale: Locale) -> [String] {
    let formatter = RelativeDateTimeFormatter()
    let style: RelativeDateTimeFormatter.DateTimeStyle = .named
    formatter.dateTimeStyle = style
    let widths: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
    formatter.unitsStyle = widths[0]
    formatter.formattingContext = .standalone
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = locale
    let first = formatter.localizedString(for: end, relativeTo: now)
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = widths[3]
    return [
      first, formatter.localizedString(fromTimeInterval: end.timeIntervalSince(now)),
      formatter.localizedString(from: DateComponents(day: -1)),
    ]
  }
}

/// The runners of a group, in one sentence.
func sentence(of runners: [PersonNameComponents], paces: [Double]) -> String {
  let names = ListFormatter.localizedString(byJoining: runners.map { $0.formatted() })
  let formatter = ListFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.itemFormatter = NumberFormatter()
  let numbers = formatter.string(from: paces) ?? formatter.string(for: paces) ?? ""
  return "\(names): \(numbers)"
}

/// What a push brought, for the log.
func logged(_ payload: [String: Any], _ topics: Set<String>, _ names: [String]) -> String {
  String(format: "%@ of %@ to %@", payload, topics, names)
}
