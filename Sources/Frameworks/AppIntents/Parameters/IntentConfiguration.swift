// Configurations made from a manifest, and read for a recording.

package import ExtensionRuntime
package import WidgetRecording

/// A parameter, type-erased.
package protocol RecordedParameter: AnyObject {
  /// The recorded value; nil for none.
  var recordedValue: JSONValue? { get }
  /// The entities it holds.
  var entities: [any AppEntity] { get }
  /// Whether reading it would end the process.
  var isMissing: Bool { get }
  /// The raw values that a manifest can give, where it is an enumeration; nil where any may do.
  var cases: [String]? { get }
  /// The type of value that a manifest can give; nil where it is an enumeration, a list or more.
  var type: ParameterType? { get }
  /// Sets the default of its options provider or query, where it has no value.
  func fillDefault() async
  /// Sets a manifest's value.
  func set(_ value: JSONValue) async throws(ValueProblem)
}

extension IntentParameter: RecordedParameter {
  package var recordedValue: JSONValue? {
    value.flatMap { AppIntents.recordedValue($0) }
  }

  package var entities: [any AppEntity] {
    switch value {
    case let entity as any AppEntity: [entity]
    case let entities as [any AppEntity]: entities
    default: []
    }
  }

  package var isMissing: Bool {
    value == nil && !isOptional
  }

  package var cases: [String]? {
    // A resolver makes a case of what is none.
    source.resolvers.isEmpty ? enumerationCases(of: Value.self) : nil
  }

  package var type: ParameterType? {
    source.resolvers.isEmpty ? parameterType(of: Value.self) : nil
  }

  package func fillDefault() async {
    guard value == nil else { return }
    let result: Any? =
      if let options = source.options {
        await Self.defaultResult(of: options)
      } else if let query = source.query ?? entityQuery {
        await Self.defaultResult(of: query)
      } else if Value.self == Bool.self {
        // A switch that was never touched is off.
        false
      } else {
        nil
      }
    if let value = result as? Value { wrappedValue = value }
  }

  package func set(_ value: JSONValue) async throws(ValueProblem) {
    let reader = ValueReader(query: source.query)
    do {
      wrappedValue = try await reader.read(value, as: Value.self)
    } catch {
      guard let resolved = await resolved(value, by: reader) else { throw error }
      wrappedValue = resolved
    }
  }

  private var entityQuery: (any EntityQuery)? {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery {
      type.defaultQuery
    }
    return (Value.ValueType.self as? any AppEntity.Type).map { query($0) }
  }

  private static func defaultResult<Provider: DynamicOptionsProvider>(
    of provider: Provider
  ) async -> Any? {
    await provider.defaultResult()
  }

  /// Tries the parameter's resolvers in order; the first that gives a value wins.
  private func resolved(_ value: JSONValue, by reader: ValueReader) async -> Value? {
    for resolver in source.resolvers {
      if let result = await attempt(resolver, with: value, by: reader) { return result }
    }
    return nil
  }

  private func attempt<R: Resolver>(
    _ resolver: R, with value: JSONValue, by reader: ValueReader
  ) async -> Value? {
    guard let input = try? await reader.read(value, as: R.Input.self),
      let context = IntentParameterContext(parameter: self) as? IntentParameterContext<R.Output>
    else { return nil }
    return try? await resolver.resolve(from: input, context: context) as? Value
  }
}

/// The parameters of an intent in the order of their declaration.
package func recordedParameters(
  of intent: any AppIntent
) -> [(name: String, parameter: any RecordedParameter)] {
  var parameters: [(name: String, parameter: any RecordedParameter)] = []
  var mirror: Mirror? = Mirror(reflecting: intent)
  while let current = mirror {
    let own = current.children.compactMap { child in
      (child.value as? any RecordedParameter).map {
        (name: String((child.label ?? "").drop { $0 == "_" }), parameter: $0)
      }
    }
    parameters.insert(contentsOf: own, at: 0)
    mirror = current.superclassMirror
  }
  return parameters
}

/// Returns the names of an intent's parameters, in the order of their declaration.
package func parameterNames(of intent: any AppIntent) -> [String] {
  recordedParameters(of: intent).map(\.name)
}

/// Returns the values of an intent's parameters; those without a value are left out.
package func parameterValues(of intent: any AppIntent) -> [String: JSONValue] {
  var values: [String: JSONValue] = [:]
  for (name, parameter) in recordedParameters(of: intent) {
    if let value = parameter.recordedValue { values[name] = value }
  }
  return values
}

/// Returns the raw values of the cases of each of an intent's parameters that is an enumeration.
package func parameterCases(of intent: any AppIntent) -> [String: [String]] {
  var cases: [String: [String]] = [:]
  for (name, parameter) in recordedParameters(of: intent) { cases[name] = parameter.cases }
  return cases
}

/// Returns the types of those of an intent's parameters that take one text, number or truth value.
package func parameterTypes(of intent: any AppIntent) -> [String: ParameterType] {
  var types: [String: ParameterType] = [:]
  for (name, parameter) in recordedParameters(of: intent) { types[name] = parameter.type }
  return types
}

/// Returns the names of the parameters that have no value and are not optional.
package func missingParameters(of intent: any AppIntent) -> [String] {
  recordedParameters(of: intent).filter(\.parameter.isMissing).map(\.name)
}

/// Makes a configuration as the system would: defaults first, then the manifest's values.
///
/// - Parameters:
///   - type: The type of the configuration.
///   - parameters: Values by name: texts, numbers, dates, raw values, identifiers of entities.
/// - Returns: The configuration.
/// - Throws: `IntentConfigurationError` for a name or a value that the intent does not have.
package func makeConfiguration<Intent: AppIntent>(
  _ type: Intent.Type, parameters: [String: JSONValue]
) async throws(IntentConfigurationError) -> Intent {
  let intent = Intent()
  try await fill(intent, parameters: parameters)
  return intent
}

/// Sets a fresh intent's defaults, then the manifest's values.
///
/// - Parameters:
///   - intent: The intent; its parameters are references, so it is changed in place.
///   - parameters: Values by name.
/// - Throws: `IntentConfigurationError` for a name or a value that the intent does not have.
package func fill(
  _ intent: any AppIntent, parameters values: [String: JSONValue]
) async throws(IntentConfigurationError) {
  let name = String(describing: Swift.type(of: intent))
  let parameters = recordedParameters(of: intent)
  let names = parameters.map(\.name)
  if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
    throw .unknown(unknown, among: names, of: name)
  }
  let outcome = await IntentUnderConfiguration.$current.withValue(intent) {
    () async -> Result<Void, IntentConfigurationError> in
    for (parameterName, parameter) in parameters {
      guard let value = values[parameterName] else {
        await parameter.fillDefault()
        continue
      }
      do throws(ValueProblem) {
        try await parameter.set(value)
      } catch {
        return .failure(
          IntentConfigurationError(
            intent: name, parameter: parameterName, problem: error.problem))
      }
    }
    return .success(())
  }
  try outcome.get()
}
