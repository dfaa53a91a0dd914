import WidgetRecording

extension ManifestReader {
  /// Reads the claims about each kind.
  func widgets(_ reader: ValueReader) -> [WidgetDeclaration] {
    var kinds: Set<String> = []
    return reader.list { reader in
      guard let object = reader.object(Keys.Widget.self) else { return nil }
      let kind = object.required(.kind)?.text()
      if let kind, !kinds.insert(kind).inserted { object[.kind]?.note(.duplicateName(kind)) }
      return WidgetDeclaration(
        kind: kind ?? "", families: object[.families].flatMap(families),
        relevanceScale: object[.relevanceScale].flatMap(scale),
        configurations: object[.configurations].map(configurations) ?? [])
    } ?? []
  }

  private func families(_ reader: ValueReader) -> [FamilyName]? {
    var seen: Set<FamilyName> = []
    let families = reader.list { reader -> FamilyName? in
      guard let family = family(reader) else { return nil }
      if seen.insert(family).inserted { return family }
      reader.note(.duplicateName(family.rawValue))
      return nil
    }
    if families?.isEmpty == true, reader.elements()?.isEmpty == true { reader.note(.empty) }
    return families
  }

  /// Reads the name of a family that some platform has.
  func family(_ reader: ValueReader) -> FamilyName? {
    reader.word(.family, of: FamilyName.known.map(\.rawValue).sorted()).map(FamilyName.init)
  }

  private func scale(_ reader: ValueReader) -> RelevanceScale? {
    guard let object = reader.object(Keys.Scale.self) else { return nil }
    if let levels = object[.levels] {
      for key in object.present([.minimum, .maximum]) {
        object[key]?.note(
          .notExactlyOne(of: ["levels", "minimum"], found: ["levels", key.rawValue]))
      }
      let numbers = levels.list { $0.number(least: 0) } ?? []
      if numbers.isEmpty, levels.elements()?.isEmpty == true { levels.note(.empty) }
      return RelevanceScale.levels(numbers)
    }
    guard let minimum = object.required(.minimum)?.number(least: 0),
      let maximum = object.required(.maximum)?.number(least: 0)
    else { return nil }
    guard minimum <= maximum else {
      object[.maximum]?.note(.outOfRange(least: minimum, greatest: nil))
      return nil
    }
    return RelevanceScale.range(minimum: minimum, maximum: maximum)
  }

  private func configurations(_ reader: ValueReader) -> [ConfigurationDeclaration] {
    var names: Set<String> = []
    return reader.list { reader in
      guard let object = reader.object(Keys.Configuration.self) else { return nil }
      let name = object.required(.name)?.form(.name, NameParser.name)
      if let name, !names.insert(name).inserted { object[.name]?.note(.duplicateName(name)) }
      return ConfigurationDeclaration(
        name: .named(name ?? ""), parameters: object[.parameters].map(parameters) ?? [:])
    } ?? []
  }

  /// Reads values by name whose shape is the author's.
  func parameters(_ reader: ValueReader) -> [String: JSONValue] {
    var parameters: [String: JSONValue] = [:]
    for (key, value) in reader.members() ?? [] { parameters[key] = value.value.json }
    return parameters
  }
}
