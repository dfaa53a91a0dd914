/// A widget that an app suggests by a relevant shortcut or a relevant intent.
public protocol RelevantItem: JSONRecord, Hashable, Sendable {
  /// The kind of the widget to suggest; nil where the item is for no widget.
  var widgetKind: String? { get }
  /// The intent; nil where the item has none.
  var intent: RecordedIntent? { get }
  /// The contexts, such as times and places, in which the item is relevant.
  var contexts: [RecordedContext] { get }
}

extension RelevantItem {
  /// The type name of the intent; nil where the item names none.
  public var intentName: String? { intent.flatMap { $0.name.isEmpty ? nil : $0.name } }
  /// The values of the intent's parameters.
  public var parameters: [String: JSONValue] { intent?.parameters ?? [:] }
}

/// A relevant shortcut of SiriKit.
public struct RelevantShortcut: RelevantItem {
  /// The use of a shortcut.
  public enum Role: String, Hashable, Sendable, JSONConvertible {
    /// It does something.
    case action
    /// It shows something.
    case information
  }

  /// The kind of the widget to suggest; nil where it is for no widget.
  public var widgetKind: String?
  /// The intent; nil where it has none.
  public var intent: RecordedIntent?
  /// The use; nil where a recording does not say it.
  public var role: Role?
  /// The relevance providers.
  public var providers: [RecordedContext]

  /// Creates a relevant shortcut.
  public init(
    widgetKind: String? = nil, role: Role? = nil, intent: RecordedIntent? = nil,
    providers: [RecordedContext] = []
  ) {
    self.widgetKind = widgetKind
    self.role = role
    self.intent = intent
    self.providers = providers
  }

  /// The relevance providers.
  public var contexts: [RecordedContext] { providers }
}

extension RelevantShortcut: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try intent.code(&fields)
    try fields.defaulted("providers", &providers, [])
    try fields.optional("role", &role)
    try fields.optional("widgetKind", &widgetKind)
  }
}

/// A relevant intent of App Intents.
public struct RelevantIntent: RelevantItem {
  /// The kind of the widget to suggest; nil where it is for no widget.
  public var widgetKind: String?
  /// The intent; nil where it has none.
  public var intent: RecordedIntent?
  /// The context; nil where a recording does not say it.
  public var context: RecordedContext?

  /// Creates a relevant intent.
  public init(
    widgetKind: String? = nil, intent: RecordedIntent? = nil, context: RecordedContext? = nil
  ) {
    self.widgetKind = widgetKind
    self.intent = intent
    self.context = context
  }

  /// The context, if there is one.
  public var contexts: [RecordedContext] { context.map { [$0] } ?? [] }
}

extension RelevantIntent: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("context", &context)
    try intent.code(&fields)
    try fields.optional("widgetKind", &widgetKind)
  }
}

/// A replacement of the whole list of relevant shortcuts, or of relevant intents.
public struct RelevantItemsUpdate<Item: RelevantItem>: Hashable, Sendable {
  /// The simulated instant of the update.
  public var at: SimulatedInstant
  /// The whole new list.
  public var items: [Item]

  /// Creates an update.
  public init(at: SimulatedInstant, items: [Item]) {
    self.at = at
    self.items = items
  }
}

extension RelevantItemsUpdate: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, items: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("items", &items)
  }
}
