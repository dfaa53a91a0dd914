/// One clue that `relevance()` gave for a configuration.
public struct RelevanceAttribute: Hashable, Sendable {
  /// The parameters of the configuration; nil for a static widget.
  public var configuration: JSONValue?
  /// The condition under which the widget is relevant.
  public var context: RecordedContext?
  /// The group of widgets that stand in for one another.
  public var group: RelevanceGroup?

  /// Creates a clue.
  public init(
    configuration: JSONValue? = nil, context: RecordedContext? = nil, group: RelevanceGroup? = nil
  ) {
    self.configuration = configuration
    self.context = context
    self.group = group
  }
}

/// A group of relevance widgets of which one is shown at a time.
public enum RelevanceGroup: Hashable, Sendable {
  /// The group of a name.
  case named(String)
  /// The group of a kind.
  case automatic
  /// No group.
  case ungrouped
}

extension RelevanceGroup: CustomStringConvertible, JSONConvertible {
  /// The name; that of a case has a full stop in front.
  public var description: String {
    switch self {
    case .named(let name): name
    case .automatic: ".automatic"
    case .ungrouped: ".ungrouped"
    }
  }

  /// Reads a name.
  ///
  /// - Throws: `JSONError` for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    switch try String(from: &reader) {
    case ".automatic": self = .automatic
    case ".ungrouped": self = .ungrouped
    case let name: self = .named(name)
    }
  }

  /// Writes the name.
  public func write(to writer: inout JSONWriter) {
    writer.write(description)
  }
}

extension RelevanceAttribute: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("configuration", &configuration)
    try fields.optional("context", &context)
    try fields.optional("group", &group)
  }
}
