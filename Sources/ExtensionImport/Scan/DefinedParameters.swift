import PropertyLists

/// The parameters of SiriKit intents that take a case of an enumeration, as definitions
/// (`.intentdefinition`) describe them.
enum DefinedParameters {
  /// A parameter.
  struct Parameter: Hashable {
    /// The name.
    let name: String
    /// The names of the cases, without the one that stands for none.
    let cases: [String]
    /// The name of the case that holds where nobody chooses; nil for none.
    let standard: String?
  }

  /// Returns the parameters that people choose for an intent.
  ///
  /// - Parameters:
  ///   - name: The intent's class, such as `SelectBrewIntent`.
  ///   - definitions: The files; what is no definition has none.
  /// - Returns: The parameters in the order of the definition.
  static func all(ofIntent name: String, in definitions: [AbsolutePath]) -> [Parameter] {
    for file in definitions {
      guard let root = file.data.flatMap(PropertyListBounds.value) as? [String: Any] else {
        continue
      }
      let intents = root["INIntents"] as? [[String: Any]] ?? []
      let own = intents.first { IntentClassNames.className(ofIntent: $0) == name }
      guard let own else { continue }
      let enumerations = root["INEnums"] as? [[String: Any]] ?? []
      let parameters = own["INIntentParameters"] as? [[String: Any]] ?? []
      return parameters.compactMap { parameter($0, enumerations) }
    }
    return []
  }

  private static func parameter(
    _ fields: [String: Any], _ enumerations: [[String: Any]]
  ) -> Parameter? {
    guard let name = fields["INIntentParameterName"] as? String,
      fields["INIntentParameterConfigurable"] as? Bool == true,
      fields["INIntentParameterSupportsMultipleValues"] as? Bool != true,
      let type = fields["INIntentParameterEnumType"] as? String,
      let found = enumerations.first(where: { $0["INEnumName"] as? String == type })
    else { return nil }
    let values = found["INEnumValues"] as? [[String: Any]] ?? []
    let cases = values.filter { ($0["INEnumValueIndex"] as? Int ?? 0) != 0 }
      .compactMap { $0["INEnumValueName"] as? String }
    let metadata = fields["INIntentParameterMetadata"] as? [String: Any]
    return Parameter(
      name: name, cases: cases,
      standard: metadata?["INIntentParameterMetadataDefaultValue"] as? String)
  }
}
