import WidgetRecording

/// The parameter values of a bundle's configurations, by which clues match and suggestions are
/// named.
///
/// Names play no part. Only where a recording says no values of a kind, a name that equals the
/// clue's values, joined by commas in the order of their keys, stands for them.
struct ConfigurationValues {
  private var declared: [String: [RecordedConfiguration]] = [:]
  private var called: [String: Set<ConfigurationName>] = [:]
  private var intents: [String: String] = [:]

  /// Collects the configurations of a recording.
  init(_ recording: Recording) {
    for event in recording.events {
      switch event {
      case .configuration(let values): declared[values.kind, default: []].append(values)
      case .call(let call): called[call.kind, default: []].insert(call.configuration)
      case .widget(let widget) where intents[widget.kind] == nil:
        intents[widget.kind] = widget.intent?.name
      default: break
      }
    }
  }

  /// Whether a clue means a configuration of the kind that it concerns.
  ///
  /// - Parameters:
  ///   - values: The values that the clue sets.
  ///   - intent: The intent that the clue names; nil where it names none.
  ///   - kind: The kind.
  ///   - configuration: The configuration.
  /// - Returns: Whether every value that the clue sets is the configuration's.
  func matches(
    _ values: [String: JSONValue], of intent: String?, kind: String,
    configuration: ConfigurationName
  ) -> Bool {
    if values.isEmpty { return true }
    if let intent, let own = intents[kind], intent != own { return false }
    guard declared[kind] != nil else {
      return configuration == .named(Self.joined(values))
    }
    let known = self.values(of: kind, configuration)
    return values.allSatisfy { key, value in (known[key] ?? .null) == value }
  }

  /// Returns the name of the configuration that has the defaults, completed by some values.
  func name(of values: [String: JSONValue], kind: String) -> ConfigurationName {
    guard let configurations = declared[kind] else {
      if Self.set(values).isEmpty { return .defaults }
      let joined = ConfigurationName.named(Self.joined(values))
      if called[kind]?.contains(joined) ?? false { return joined }
      return .named(Self.pairs(values))
    }
    let defaults = self.values(of: kind, .defaults)
    let completed = Self.set(defaults.merging(values) { $1 })
    if completed == Self.set(defaults) { return .defaults }
    return configurations.first { Self.set($0.values) == completed }?.name
      ?? .named(Self.pairs(values))
  }

  private func values(of kind: String, _ name: ConfigurationName) -> [String: JSONValue] {
    declared[kind]?.first { $0.name == name }?.values ?? [:]
  }

  /// The values without those that are null, which are no values.
  private static func set(_ values: [String: JSONValue]) -> [String: JSONValue] {
    values.filter { $0.value != .null }
  }

  private static func joined(_ values: [String: JSONValue]) -> String {
    set(values).sorted { $0.key < $1.key }.map { $0.value.plainText }.joined(separator: ",")
  }

  private static func pairs(_ values: [String: JSONValue]) -> String {
    let set = set(values)
    return (set.isEmpty ? values : set).sorted { $0.key < $1.key }.map { key, value in
      key.isEmpty ? value.plainText : "\(key)=\(value.plainText)"
    }.joined(separator: ",")
  }
}
