public import WidgetRecording

/// A kind in a family and a configuration: it asks for timelines and stands in stacks.
public struct Member: Hashable, Sendable, Comparable {
  /// The widget's kind.
  public var kind: String
  /// The family.
  public var family: FamilyName
  /// The configuration.
  public var configuration: ConfigurationName

  /// Creates a member.
  public init(kind: String, family: FamilyName, configuration: ConfigurationName) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// Creates the member that a call belongs to.
  public init(_ call: RecordedCall) {
    self.init(kind: call.kind, family: call.family, configuration: call.configuration)
  }

  /// The name by which a stack calls it.
  public var name: MemberName {
    MemberName(kind: kind, configuration: configuration)
  }

  /// Orders by kind, family, configuration.
  public static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.family, left.configuration)
      < (right.kind, right.family, right.configuration)
  }
}
