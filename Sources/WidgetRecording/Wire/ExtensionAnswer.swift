/// An answer of an extension's process: one line of JSON on the channel.
///
/// The first line says that the process is ready. Then every request has exactly one answer;
/// drawings come in parts, each in a line of its own, so that the first are stored while others are
/// made. Completions that come after it are counted in the `late` of a following answer.
public struct ExtensionAnswer: Hashable, Sendable {
  /// Completions that came after their request was answered.
  public struct Late: Hashable, Sendable {
    /// The number of the request.
    public var number: Int
    /// The number of completions.
    public var completions: Int

    /// Creates a note.
    public init(number: Int, completions: Int) {
      self.number = number
      self.completions = completions
    }
  }

  /// The content of the answer.
  public enum Payload: Hashable, Sendable {
    /// The process can take requests, or has nothing more to do.
    case ready
    /// The bundle's widgets, in its order.
    case widgets([RecordedWidget])
    /// A provider's answer in a mode.
    case call(ProviderMode, ProviderAnswer)
    /// Drawings of the entries that were answered last, or a part of them.
    case drawings(DrawingAnswer)
    /// The outcome of an action.
    case acted(ActionAnswer)
    /// Nothing: every thread waits, and nothing will come before the request's limit; the measures
    /// of a call up to then.
    case stalled(ProviderAnswer?)
    /// Nothing, because the request makes no sense; a fault of the host's.
    case refusal(String)
  }

  /// The number of the line that a process sends unasked once it can take requests.
  public static let ready = 0

  /// The number of the request.
  public var number: Int
  /// The text that came with the request.
  public var nonce: RequestNonce
  /// The answer itself.
  public var payload: Payload
  /// Real time of the call in which its process was ready to run and had no processor; nil where
  /// the kernel does not say.
  public var schedulingDelay: Duration?
  /// Donations, updates and reloads that happened during the call, in order.
  public var events: [RecordingEvent]
  /// Completions of earlier requests that came since the last answer.
  public var late: [Late]

  /// Creates an answer.
  public init(number: Int, nonce: RequestNonce = .none, _ payload: Payload) {
    self.number = number
    self.nonce = nonce
    self.payload = payload
    events = []
    late = []
  }

  /// Creates the answer to a request.
  public init(to request: ExtensionRequest, _ payload: Payload) {
    self.init(number: request.number, nonce: request.nonce, payload)
  }

  /// Whether it answers a request, by the request's number and its unguessable text.
  public func answers(_ request: ExtensionRequest) -> Bool {
    number == request.number && nonce == request.nonce
  }
}

extension ExtensionAnswer.Late: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(number: 0, completions: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("completions", &completions)
    try fields.required("number", &number)
  }
}

extension ExtensionAnswer: JSONRecord {
  /// A provider's answer with the mode in which it was asked.
  private struct Call: JSONRecord {
    var mode = ProviderMode.timeline
    var answer = ProviderAnswer(.entry(nil))

    static var blank: Self { Self() }
    static var namesKeysInOrder: Bool { false }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("mode", &mode)
      try answer.code(&fields, mode: mode)
    }
  }

  /// The measures of a call that has no answer.
  private struct Measures: JSONRecord {
    var answer = ProviderAnswer(.abandoned, completions: 0)

    static var blank: Self { Self() }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try answer.codeMeasures(&fields)
    }
  }

  /// A value that reading fills in.
  public static var blank: Self { Self(number: 0, .ready) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var acted: ActionAnswer?
    var call: Call?
    var drawings: DrawingAnswer?
    var refusal: String?
    var widgets: [RecordedWidget]?
    var isStalled = false
    var measures: Measures?
    switch payload {
    case .ready: break
    case .stalled(let known):
      isStalled = true
      measures = known.map { Measures(answer: $0) }
    case .widgets(let known): widgets = known
    case .call(let mode, let answer): call = Call(mode: mode, answer: answer)
    case .drawings(let answer): drawings = answer
    case .acted(let answer): acted = answer
    case .refusal(let reason): refusal = reason
    }
    try fields.optional("acted", &acted)
    try fields.optional("call", &call)
    try fields.optional("drawings", &drawings)
    try fields.list("events", &events)
    try fields.list("late", &late)
    try fields.optional("measures", &measures)
    try fields.sparse("nonce", &nonce, .none)
    try fields.required("number", &number)
    try fields.optional("refusal", &refusal)
    var seconds = schedulingDelay?.seconds
    try fields.optional("schedulingDelay", &seconds)
    try fields.sparse("stalled", &isStalled, false)
    try fields.optional("widgets", &widgets)
    guard fields.isReading else { return }
    schedulingDelay = seconds.map(Duration.init(reading:))
    payload =
      call.map { .call($0.mode, $0.answer) } ?? widgets.map { .widgets($0) }
      ?? drawings.map { .drawings($0) } ?? acted.map { .acted($0) }
      ?? refusal.map { .refusal($0) } ?? (isStalled ? .stalled(measures?.answer) : .ready)
  }
}
