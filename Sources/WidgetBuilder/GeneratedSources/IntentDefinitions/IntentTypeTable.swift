/// The Swift types of a definition's parameters.
struct IntentTypeTable: Hashable {
  /// The enumerations by name.
  let enumerations: [String: IntentDefinition.Enumeration]
  /// The names of the custom types.
  let objects: Set<String>

  init(_ definitions: [IntentDefinition]) throws(IntentDefinitionError) {
    var enumerations: [String: IntentDefinition.Enumeration] = [:]
    var declared: Set<String> = []
    var objects: Set<String> = []
    for definition in definitions {
      let names =
        definition.enumerations.map(\.name) + definition.types.map(\.name)
        + definition.intents.map(\.className)
      for name in names where !declared.insert(name).inserted {
        throw IntentDefinitionError(
          file: definition.file, place: "", problem: .declaredTwice(name))
      }
      for enumeration in definition.enumerations { enumerations[enumeration.name] = enumeration }
      objects.formUnion(definition.types.map(\.name))
    }
    self.enumerations = enumerations
    self.objects = objects
  }

  /// The Swift type of a parameter.
  enum SwiftType: Hashable {
    case enumeration(IntentDefinition.Enumeration)
    case object(String)
    case plain(String)

    var name: String {
      switch self {
      case .enumeration(let enumeration): enumeration.name
      case .object(let name), .plain(let name): name
      }
    }
  }

  /// The Swift types of the definition's own types, and their resolution results.
  private static let plain: [String: (swift: String, result: String)] = [
    "String": ("String", "INString"), "Boolean": ("NSNumber", "INBoolean"),
    "Integer": ("NSNumber", "INInteger"), "Long": ("NSNumber", "INInteger"),
    "Decimal": ("NSNumber", "INDouble"), "Double": ("NSNumber", "INDouble"),
    "Float": ("NSNumber", "INDouble"), "TimeInterval": ("NSNumber", "INTimeInterval"),
    "URL": ("URL", "INURL"), "Date": ("DateComponents", "INDateComponents"),
    "DateComponents": ("DateComponents", "INDateComponents"), "File": ("INFile", "INFile"),
    "Person": ("INPerson", "INPerson"), "Placemark": ("CLPlacemark", "INPlacemark"),
    "Object": ("INObject", "INObject"),
    "SpeakableString": ("INSpeakableString", "INSpeakableString"),
    "CurrencyAmount": ("INCurrencyAmount", "INCurrencyAmount"),
    "Temperature": ("Measurement<UnitTemperature>", "INTemperature"),
    "Distance": ("Measurement<UnitLength>", "INLength"),
    "Length": ("Measurement<UnitLength>", "INLength"),
    "Mass": ("Measurement<UnitMass>", "INMass"),
    "Speed": ("Measurement<UnitSpeed>", "INSpeed"),
    "Energy": ("Measurement<UnitEnergy>", "INEnergy"),
    "Volume": ("Measurement<UnitVolume>", "INVolume"),
  ]

  func type(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentTypeProblem) -> SwiftType {
    if let reference = parameter.reference {
      if let enumeration = enumerations[reference] { return .enumeration(enumeration) }
      if objects.contains(reference) { return .object(reference) }
      if let plain = Self.plain[reference] { return .plain(plain.swift) }
      throw IntentTypeProblem(problem: .undeclaredType(reference))
    }
    guard let plain = Self.plain[parameter.type] else {
      throw IntentTypeProblem(problem: .unknownType(parameter.type))
    }
    return .plain(plain.swift)
  }

  /// The name of the class of a parameter's resolution results.
  func resolutionResult(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentTypeProblem) -> String {
    switch try type(of: parameter) {
    case .enumeration(let enumeration): enumeration.name + "ResolutionResult"
    case .object(let name): name + "ResolutionResult"
    case .plain:
      (Self.plain[parameter.reference ?? parameter.type]?.result ?? "INIntent")
        + "ResolutionResult"
    }
  }
}

/// A type that cannot be written; the caller adds the place.
struct IntentTypeProblem: Error {
  /// The problem found.
  let problem: IntentDefinitionError.Problem
}

/// The file of a generated declaration, and the types it can name.
struct IntentSourceScope {
  /// The definition's file.
  let file: String
  /// The place in it.
  let place: String
  /// The types.
  let types: IntentTypeTable

  func error(_ problem: IntentDefinitionError.Problem) -> IntentDefinitionError {
    IntentDefinitionError(file: file, place: place, problem: problem)
  }

  func type(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentDefinitionError) -> IntentTypeTable.SwiftType {
    let type: IntentTypeTable.SwiftType
    do throws(IntentTypeProblem) {
      type = try types.type(of: parameter)
    } catch {
      throw self.error(error.problem)
    }
    if case .enumeration(let enumeration) = type, parameter.isList {
      throw self.error(.unsupportedList(enumeration.name))
    }
    return type
  }

  func resolutionResult(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentDefinitionError) -> String {
    do throws(IntentTypeProblem) {
      return try types.resolutionResult(of: parameter)
    } catch {
      throw self.error(error.problem)
    }
  }

  /// A stored property with the value it has at first.
  func property(
    _ parameter: IntentDefinition.Parameter
  ) throws(IntentDefinitionError) -> String {
    let type = try type(of: parameter)
    let name = parameter.name.asIdentifier
    if case .enumeration(let enumeration) = type {
      let unknown = enumeration.cases.first { $0.rawValue == 0 }?.name ?? "unknown"
      return "public var \(name): \(enumeration.name) = .\(unknown.asEnumerator)"
    }
    return "public var \(name): \(parameter.isList ? "[\(type.name)]" : type.name)?"
  }
}
