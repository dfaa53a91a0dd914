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
      guard let members = values.members() else { continue }
      environment.userDefaults[suite] = .object(
        Dictionary(members.map { ($0, storedValue($1)) }, uniquingKeysWith: { $1 }))
    }
    environment.files = object[.files].map(patterns) ?? []
    environment.container = object[.container].flatMap(container)
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
    environment.donationPattern = donationPattern(object[.habits])
    environment.content = content(object)
    return environment
  }

  /// Reads the folder of an app group.
  private func container(_ reader: ValueReader) -> RootedPath? {
    guard let folder = folder(reader) else { return nil }
    if !folder.tellsGroup {
      let reason = """
        it does not tell its app group; name it after the group, such as group.com.example, or \
        keep the file \(RootedPath.containerMetadata) in it
        """
      reader.note(.unusableFile(folder.path, reason))
    }
    return folder
  }

  /// Reads a value of defaults: one of JSON, or an object whose only key names another type.
  private func storedValue(_ reader: ValueReader) -> JSONValue {
    switch reader.value {
    case .array: return .array(reader.elements()?.map(storedValue) ?? [])
    case .object: break
    default: return reader.value.json
    }
    let members = reader.members() ?? []
    guard members.count == 1, let (key, value) = members.first, key.hasPrefix("$") else {
      return .object(Dictionary(members.map { ($0, storedValue($1)) }, uniquingKeysWith: { $1 }))
    }
    guard let form = StoredForm(rawValue: key) else {
      value.noteUnknown(.storedForm, key, among: StoredForm.allCases.map(\.rawValue))
      return .null
    }
    let stored: JSONValue? =
      switch form {
      case .date: value.form(.date, DateParser.instant).map { .number($0.secondsSince1970) }
      case .json: value.value.json
      case .data: value.form(.base64) { Data(base64Encoded: $0) == nil ? nil : .string($0) }
      }
    return .object([key: stored ?? .null])
  }

  /// Reads a screen that a device of the platform has.
  func screen(_ reader: ValueReader) -> DeviceScreen? {
    guard let screen = reader.form(.device, DeviceScreen.init(_:)) else { return nil }
    if let nearest = system.platform.nearestScreen(insteadOf: screen) {
      reader.note(.unknownScreen(screen, on: system.platform, nearest: nearest))
    }
    return screen
  }

  /// Reads the rule of recurring donations; what is absent has its assumed value.
  private func donationPattern(_ reader: ValueReader?) -> DonationPatternRule {
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
  func place(_ reader: ValueReader) -> GeographicCoordinate? {
    numbers(reader, within: [(-90, 90), (-180, 180)]).map {
      GeographicCoordinate(latitude: $0[0], longitude: $0[1])
    }
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
