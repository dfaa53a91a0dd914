/// The stable name of a call: `bundle/kind/family/configuration/mode`.
public struct CallID: RawRepresentable, Hashable, Sendable, JSONConvertible {
  /// The name as it stands in a recording.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a call.
  public init(
    bundle: String, kind: String, family: FamilyName, configuration: ConfigurationName,
    mode: ProviderMode
  ) {
    rawValue = "\(bundle)/\(kind)/\(family.rawValue)/\(configuration)/\(mode.rawValue)"
  }

  /// Returns the name as reports give it in an entry of the matrix; nil stands for the base.
  public func qualified(matrixEntry: String?) -> CallID {
    CallID(rawValue: RecordedHeader.qualified(rawValue, matrixEntry: matrixEntry))
  }
}
