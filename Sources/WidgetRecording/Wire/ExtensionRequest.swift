/// A request of the host to an extension's process: one line of JSON on the channel.
public struct ExtensionRequest: Hashable, Sendable {
  /// The real time for which the clock stands still when a call begins.
  ///
  /// A call that waits longer, in a loop that looks at the clock, must see it move.
  public static let clockPatience = Duration.seconds(2)

  /// A thing to ask for.
  public enum Operation: Hashable, Sendable {
    /// The widgets of the bundle.
    case describe
    /// A call of a provider.
    case call(CallRequest)
    /// Drawings of the entries that were answered last.
    case draw(DrawingRequest)
    /// An action of the app or the extension in the scenario.
    case act(ActionRequest)
    /// The last request: answer with the late completions, then exit with status 0.
    case finish
  }

  /// A number that the answer repeats; it rises with each request.
  public var number: Int
  /// A text that the answer repeats, too; none where the host trusts the extension.
  public var nonce: RequestNonce
  /// The thing to ask for.
  public var operation: Operation
  /// The simulated instant at which the clock stands.
  public var at: SimulatedInstant

  /// The simulated seconds that the answer may take; nil where there is no limit.
  public var limit: Double?

  /// Creates a request.
  public init(
    number: Int, nonce: RequestNonce = .none, operation: Operation, at: SimulatedInstant
  ) {
    self.number = number
    self.nonce = nonce
    self.operation = operation
    self.at = at
  }
}

/// A call of a provider to make.
public struct CallRequest: Hashable, Sendable {
  /// The question.
  public var mode: ProviderMode
  /// The widget's kind.
  public var kind: String
  /// The widget's position in the bundle, which tells apart two of one kind.
  public var index: Int
  /// The family asked for.
  public var family: FamilyName
  /// The configuration's parameters by name; empty for the widget's defaults.
  public var parameters: [String: JSONValue]
  /// Whether the context says that this is the widget gallery.
  public var isPreview: Bool
  /// The position of a `#Preview` among those of the bundle; nil in any other mode.
  public var preview: Int?
  /// The width of the display in points.
  public var width: Double
  /// The height of the display in points.
  public var height: Double
  /// The space between the widget's edges and its views in points.
  public var margin = 0.0
  /// Whether the answer's entries are what the person sees, and may tap, until the next such answer.
  public var isShown = false

  /// Creates a call to make; what is optional is set afterwards.
  public init(_ mode: ProviderMode, kind: String, index: Int = 0, family: FamilyName) {
    self.mode = mode
    self.kind = kind
    self.index = index
    self.family = family
    parameters = [:]
    isPreview = false
    width = 0
    height = 0
  }
}

extension CallRequest: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(.timeline, kind: "", family: .systemSmall) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("family", &family)
    try fields.required("height", &height)
    try fields.required("index", &index)
    try fields.required("isPreview", &isPreview)
    try fields.sparse("isShown", &isShown, false)
    try fields.required("kind", &kind)
    try fields.sparse("margin", &margin, 0)
    try fields.required("mode", &mode)
    try fields.required("parameters", &parameters)
    try fields.optional("preview", &preview)
    try fields.required("width", &width)
  }
}

extension ExtensionRequest: JSONRecord {
  private enum Word: String, JSONConvertible {
    case describe, call, draw, act, finish
  }

  private var word: Word {
    switch operation {
    case .describe: .describe
    case .call: .call
    case .draw: .draw
    case .act: .act
    case .finish: .finish
    }
  }

  /// A value that reading fills in.
  public static var blank: Self { Self(number: 0, operation: .finish, at: .distantPast) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var action: ActionRequest?
    if case .act(let request) = operation { action = request }
    try fields.optional("act", &action)
    try fields.required("at", &at)
    var call: CallRequest?
    if case .call(let request) = operation { call = request }
    try fields.optional("call", &call)
    var drawing: DrawingRequest?
    if case .draw(let request) = operation { drawing = request }
    try fields.optional("draw", &drawing)
    try fields.optional("limit", &limit)
    try fields.sparse("nonce", &nonce, .none)
    try fields.required("number", &number)
    var word = word
    try fields.required("subject", &word)
    switch word {
    case .describe: operation = .describe
    case .finish: operation = .finish
    case .draw:
      guard let drawing else { throw JSONError(.missingKey("draw")) }
      operation = .draw(drawing)
    case .act:
      guard let action else { throw JSONError(.missingKey("act")) }
      operation = .act(action)
    case .call:
      guard let call else { throw JSONError(.missingKey("call")) }
      operation = .call(call)
    }
  }
}
