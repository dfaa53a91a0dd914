import Foundation
import NetworkAnswers
import Spelling
import WidgetRecording

extension ManifestReader {
  /// Reads the device, the place and the time.
  func environment(_ reader: ValueReader) -> EnvironmentDeclaration {
    var environment = EnvironmentDeclaration()
    guard let object = reader.object(Keys.Environment.self) else { return environment }
    environment.start = object[.start]?.form(.date, DateParser.instant)
    let longest = EnvironmentDeclaration.longestSpan
    environment.duration =
      object[.duration].flatMap { positiveDuration($0, greatest: longest) } ?? 86400
    environment.timeZone = object[.timeZone].flatMap(timeZone) ?? "UTC"
    environment.locale = object[.locale].flatMap(locale) ?? "en_US"
    environment.device = object[.device].flatMap(screen)
    for (suite, values) in object[.userDefaults]?.members() ?? [] {
      guard values.members() != nil else { continue }
      environment.userDefaults[suite] = values.value.json
    }
    environment.files = object[.files].map(patterns) ?? []
    environment.container = object[.container].flatMap(folder)
    for (name, value) in object[.permissions]?.members() ?? [] {
      guard PermissionNames.all.contains(name) else {
        value.noteUnknown(.permission, name, among: PermissionNames.all)
        continue
      }
      environment.permissions[name] =
        value.word(.permissionStatus, of: PermissionStatus.allCases.map(\.rawValue))
        .flatMap(PermissionStatus.init)
    }
    environment.location = object[.location].flatMap(place)
    environment.habits = habits(object[.habits])
    environment.content = content(object)
    return environment
  }

  /// Reads a screen that a device of the platform has.
  func screen(_ reader: ValueReader) -> DeviceScreen? {
    guard let screen = reader.form(.device, DeviceScreen.init(_:)) else { return nil }
    if let nearest = system.platform.nearestScreen(insteadOf: screen) {
      reader.note(.unknownScreen(screen, on: system.platform, nearest: nearest))
    }
    return screen
  }

  /// Reads the rule of habits; what is absent has its assumed value.
  private func habits(_ reader: ValueReader?) -> DonationPatternRule {
    var rule = DonationPatternRule.assumed
    guard let object = reader?.object(Keys.Habits.self) else { return rule }
    rule.of = object[.of]?.integer(least: 1, greatest: 366) ?? rule.of
    rule.days = object[.days]?.integer(least: 1, greatest: rule.of) ?? rule.days
    rule.within = object[.within]?.form(.duration, DurationParser.seconds) ?? rule.within
    rule.lasting = object[.lasting].flatMap { positiveDuration($0) } ?? rule.lasting
    return rule
  }

  /// Reads the matrix.
  func matrix(_ reader: ValueReader) -> MatrixDeclaration {
    guard let object = reader.object(Keys.Matrix.self) else { return MatrixDeclaration() }
    let starts = object[.starts]?.list { reader -> String? in
      guard reader.form(.date, DateParser.instant) != nil else { return nil }
      return reader.string()
    }
    var matrix = MatrixDeclaration(
      timeZones: object[.timeZones]?.list(timeZone) ?? [],
      locales: object[.locales]?.list(locale) ?? [], starts: starts ?? [])
    let known = NetworkCondition.allCases.map(\.rawValue)
    matrix.networks =
      object[.networks]?.list { reader in
        reader.word(.networkCondition, of: known).flatMap(NetworkCondition.init)
      } ?? []
    return matrix
  }

  /// Reads degrees north and east.
  func place(_ reader: ValueReader) -> [Double]? {
    numbers(reader, within: [(-90, 90), (-180, 180)])
  }

  func timeZone(_ reader: ValueReader) -> String? {
    guard let name = reader.text() else { return nil }
    if let zone = TimeZoneParser.identifier(name) { return zone }
    let nearest = NearestWord.of(name, among: TimeZoneParser.names)
    reader.note(.unknownWord(.timeZone, name, nearest: nearest, known: []))
    return nil
  }

  func locale(_ reader: ValueReader) -> String? {
    reader.form(.locale) { LocaleParser.identifier($0) }
  }
}
