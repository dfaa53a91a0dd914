public import WidgetRecording

/// An author's claims about one kind of widget.
public struct WidgetDeclaration: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The families it supports; nil where nothing is claimed.
  public var families: [FamilyName]?
  /// The scale of its relevance scores.
  public var relevanceScale: RelevanceScale?
  /// The configurations it is called with, instead of its defaults.
  public var configurations: [ConfigurationDeclaration]

  /// Creates a claim.
  public init(
    kind: String, families: [FamilyName]? = nil, relevanceScale: RelevanceScale? = nil,
    configurations: [ConfigurationDeclaration] = []
  ) {
    self.kind = kind
    self.families = families
    self.relevanceScale = relevanceScale
    self.configurations = configurations
  }
}

/// A configuration that a person could have chosen for a widget.
public struct ConfigurationDeclaration: Hashable, Sendable {
  /// Its name, which stands in the ids of calls.
  public var name: ConfigurationName
  /// The values of its parameters, by name.
  public var parameters: [String: JSONValue]

  /// Creates a configuration.
  public init(name: ConfigurationName, parameters: [String: JSONValue] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
