public import WidgetRecording

/// A kind, family and configuration: what asks for timelines and what stands in a stack.
public struct Member: Hashable, Sendable, Comparable {
  /// The widget's kind.
  public var kind: String
  /// The family.
  public var family: FamilyName
  /// The configuration; `-` where there is none.
  public var configuration: String

  /// Creates a member.
  public init(kind: String, family: FamilyName, configuration: String) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }

  /// The name by which a stack calls it: `kind`, or `kind/configuration`.
  public var name: String {
    configuration == "-" ? kind : "\(kind)/\(configuration)"
  }

  /// Orders by kind, family, configuration.
  public static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.family, left.configuration)
      < (right.kind, right.family, right.configuration)
  }
}
