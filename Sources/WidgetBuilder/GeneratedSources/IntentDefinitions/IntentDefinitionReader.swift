import Foundation

/// Reads the parts of a definition's property list, and throws where one cannot be read.
struct IntentDefinitionReader {
  /// The file's name, for errors.
  let file: String
  /// The classes of the file's types and enumerations by the names under which it refers to them.
  private let classNames: [String: String]

  init(file: String, root: [String: Any]) {
    self.file = file
    var classNames: [String: String] = [:]
    for (key, prefix) in [("INTypes", "INType"), ("INEnums", "INEnum")] {
      for entry in (root[key] as? [Any] ?? []).compactMap({ $0 as? [String: Any] }) {
        guard let name = entry[prefix + "Name"] as? String else { continue }
        classNames[name] = Self.className(of: name, in: entry, prefix: prefix)
      }
    }
    self.classNames = classNames
  }

  /// The class that the author named for an entry, or the one that Xcode names.
  private static func className(
    of name: String, in entry: [String: Any], prefix: String
  ) -> String {
    entry[prefix + "ClassName"] as? String ?? (entry[prefix + "ClassPrefix"] as? String ?? "")
      + name
  }

  func intents(
    in root: [String: Any]
  ) throws(IntentDefinitionError) -> [IntentDefinition.Intent] {
    var intents: [IntentDefinition.Intent] = []
    for (index, entry) in entries("INIntents", in: root).enumerated() {
      guard entry["INIntentType"] as? String ?? "Custom" == "Custom" else { continue }
      intents.append(try intent(entry, at: "INIntents/\(index)"))
    }
    return intents
  }

  private func intent(
    _ entry: [String: Any], at place: String
  ) throws(IntentDefinitionError) -> IntentDefinition.Intent {
    let name = try self.name("INIntentName", of: entry, at: place)
    let className = Self.className(of: name + "Intent", in: entry, prefix: "INIntent")
    var parameters: [IntentDefinition.Parameter] = []
    for (index, entry) in entries("INIntentParameters", in: entry).enumerated() {
      let place = "\(place)/INIntentParameters/\(index)"
      parameters.append(try property(entry, prefix: "INIntentParameter", at: place))
    }
    let combinations = [
      "INIntentParameterCombinations", "INIntentManagedParameterCombinations",
    ].flatMap { (entry[$0] as? [String: Any] ?? [:]).keys }
    return IntentDefinition.Intent(
      className: try usable(className, at: place), name: name,
      isEligibleForWidgets: entry["INIntentEligibleForWidgets"] as? Bool ?? false,
      isEligibleForSuggestions: !(entry["INIntentIneligibleForSuggestions"] as? Bool ?? false),
      parameters: parameters,
      combinations: Set(combinations).sorted().map { combination in
        combination.split(separator: ",").map(String.init).sorted()
      },
      response: try response(entry["INIntentResponse"] as? [String: Any] ?? [:], at: place))
  }

  private func response(
    _ entry: [String: Any], at place: String
  ) throws(IntentDefinitionError) -> IntentDefinition.Response {
    var properties: [IntentDefinition.Parameter] = []
    for (index, entry) in entries("INIntentResponseParameters", in: entry).enumerated() {
      let place = "\(place)/INIntentResponse/INIntentResponseParameters/\(index)"
      properties.append(try property(entry, prefix: "INIntentResponseParameter", at: place))
    }
    var codes: [IntentDefinition.Response.Code] = []
    for (index, entry) in entries("INIntentResponseCodes", in: entry).enumerated() {
      let place = "\(place)/INIntentResponse/INIntentResponseCodes/\(index)"
      let name = try self.name("INIntentResponseCodeName", of: entry, at: place)
      let texts = [
        "INIntentResponseCodeFormatString", "INIntentResponseCodeConciseFormatString",
      ].compactMap { entry[$0] as? String }
      codes.append(
        IntentDefinition.Response.Code(
          name: name, mentioned: Self.names(mentionedIn: texts, among: properties.map(\.name))))
    }
    return IntentDefinition.Response(codes: codes, properties: properties)
  }

  /// The names that texts mention, each once, in the order of the texts.
  private static func names(mentionedIn texts: [String], among known: [String]) -> [String] {
    var names: [String] = []
    for match in texts.flatMap({ $0.matches(of: /\$\{(\w+)\}/) }) {
      let name = String(match.1)
      if known.contains(name), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Reads a parameter, whose keys begin with one of three prefixes.
  private func property(
    _ entry: [String: Any], prefix: String, at place: String
  ) throws(IntentDefinitionError) -> IntentDefinition.Parameter {
    guard let type = entry[prefix + "Type"] as? String else {
      throw error(.missing(prefix + "Type"), at: place)
    }
    let reference = entry[prefix + "EnumType"] ?? entry[prefix + "ObjectType"]
    let metadata = entry[prefix + "Metadata"] as? [String: Any] ?? [:]
    let reasons = entries(prefix + "UnsupportedReasons", in: entry)
      .compactMap { $0[prefix + "UnsupportedReasonCode"] as? String }
    var unsupportedReasons: [String] = []
    for reason in reasons { unsupportedReasons.append(try usable(reason, at: place)) }
    return IntentDefinition.Parameter(
      name: try name(prefix + "Name", of: entry, at: place), type: type,
      reference: (reference as? String).map { classNames[$0] ?? $0 },
      isList: entry[prefix + "SupportsMultipleValues"] as? Bool ?? false,
      providesOptions: entry[prefix + "SupportsDynamicEnumeration"] as? Bool ?? false,
      searchesOptions: entry[prefix + "SupportsSearch"] as? Bool ?? false,
      isResolved: entry[prefix + "SupportsResolution"] as? Bool ?? false,
      unsupportedReasons: unsupportedReasons,
      defaultValue: defaultValue(
        metadata[prefix + "MetadataDefaultValue"], ofTruth: type == "Boolean"))
  }

  private func defaultValue(
    _ value: Any?, ofTruth: Bool
  ) -> IntentDefinition.DefaultValue? {
    switch value {
    case let text as String: .text(text)
    case let number as NSNumber where ofTruth: .truth(number.boolValue)
    case let number as NSNumber: .number(number.doubleValue)
    default: nil
    }
  }

  func types(in root: [String: Any]) throws(IntentDefinitionError) -> [IntentDefinition.CustomType]
  {
    var types: [IntentDefinition.CustomType] = []
    for (index, entry) in entries("INTypes", in: root).enumerated() {
      let place = "INTypes/\(index)"
      let name = try self.name("INTypeName", of: entry, at: place)
      var properties: [IntentDefinition.Parameter] = []
      for (index, entry) in entries("INTypeProperties", in: entry).enumerated()
      where !(entry["INTypePropertyDefault"] as? Bool ?? false) {
        let place = "\(place)/INTypeProperties/\(index)"
        properties.append(try property(entry, prefix: "INTypeProperty", at: place))
      }
      let className = Self.className(of: name, in: entry, prefix: "INType")
      types.append(
        IntentDefinition.CustomType(
          name: try usable(className, at: place), properties: properties))
    }
    return types
  }

  func enumerations(
    in root: [String: Any]
  ) throws(IntentDefinitionError) -> [IntentDefinition.Enumeration] {
    var enumerations: [IntentDefinition.Enumeration] = []
    for (index, entry) in entries("INEnums", in: root).enumerated() {
      let place = "INEnums/\(index)"
      let name = try self.name("INEnumName", of: entry, at: place)
      var cases: [IntentDefinition.Enumeration.Case] = []
      for (index, entry) in entries("INEnumValues", in: entry).enumerated() {
        let place = "\(place)/INEnumValues/\(index)"
        cases.append(
          IntentDefinition.Enumeration.Case(
            name: try self.name("INEnumValueName", of: entry, at: place),
            rawValue: entry["INEnumValueIndex"] as? Int ?? 0))
      }
      if !cases.contains(where: { $0.rawValue == 0 }) {
        cases.insert(IntentDefinition.Enumeration.Case(name: "unknown", rawValue: 0), at: 0)
      }
      let className = Self.className(of: name, in: entry, prefix: "INEnum")
      enumerations.append(
        IntentDefinition.Enumeration(name: try usable(className, at: place), cases: cases))
    }
    return enumerations
  }

  // MARK: - Parts

  private func entries(_ key: String, in entry: [String: Any]) -> [[String: Any]] {
    (entry[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  private func name(
    _ key: String, of entry: [String: Any], at place: String
  ) throws(IntentDefinitionError) -> String {
    guard let name = entry[key] as? String else { throw error(.missing(key), at: place) }
    return try usable(name, at: place)
  }

  /// Lets nothing but an identifier through, since names become Swift source.
  private func usable(
    _ name: String, at place: String
  ) throws(IntentDefinitionError) -> String {
    let isUsable =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0 == "_" || $0.isASCII && $0.isNumber }
    guard isUsable else { throw error(.unusableName(name), at: place) }
    return name
  }

  private func error(
    _ problem: IntentDefinitionError.Problem, at place: String
  ) -> IntentDefinitionError {
    IntentDefinitionError(file: file, place: place, problem: problem)
  }
}
