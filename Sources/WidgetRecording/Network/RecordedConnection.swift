/// A connection that a provider attempted.
public struct RecordedConnection: Hashable, Sendable {
  /// The step of a connection.
  public enum Operation: String, Hashable, Sendable, JSONConvertible {
    /// Looking up a host's name.
    case lookup
    /// Connecting to an address, or sending to it.
    case connect
  }

  /// The time of a connection that no answer waited for.
  public enum Moment: String, Hashable, Sendable, JSONConvertible {
    /// While the widget's view was drawn.
    case drawing
    /// After the answer, by work that the provider had left running.
    case afterAnswer
  }

  /// The failure of a connection.
  public enum Failure: Hashable, Sendable {
    /// The harness did not let it through.
    case refused
    /// The answer had the status of an error, from 400.
    case status(Int)
    /// `URLSession` told an error, by its code, which is below 0.
    case error(Int)

    /// Tells an error's code from the status of an answer; nil for a status that is no error's.
    ///
    /// - Parameter number: The status of an answer, or the code of an error.
    public init?(_ number: Int) {
      guard number < 0 || number >= 400 else { return nil }
      self = number < 0 ? .error(number) : .status(number)
    }

    /// The refusal of a request without encryption, by App Transport Security.
    public static let insecure = Self.error(-1022)

    /// The status of the answer, or the code of the error; nil for a refusal.
    public var number: Int? {
      switch self {
      case .refused: nil
      case .status(let status): status
      case .error(let code): code
      }
    }
  }

  /// The host name or address.
  public var host: String
  /// The port, where one was named.
  public var port: Int?
  /// The step.
  public var operation: Operation
  /// The failure that the provider was told of; nil where it got an answer, and where it is not
  /// known.
  public var failure: Failure?
  /// The time of the attempt; nil before the answer, where a provider may have waited for it.
  public var moment: Moment?
  /// Creates a connection.
  public init(
    host: String, port: Int?, operation: Operation, failure: Failure? = nil, moment: Moment? = nil
  ) {
    self.host = host
    self.port = port
    self.operation = operation
    self.failure = failure
    self.moment = moment
  }

  /// Whether the harness refused it.
  public var refused: Bool { failure == .refused }
}

extension RecordedConnection: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(host: "", port: nil, operation: .connect) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (number, refused) = (failure?.number, refused)
    try fields.optional("failure", &number)
    try fields.check(
      "failure", number.map { !refused && Failure($0) != nil } ?? true,
      "the status of an error, from 400, or the code of an error, below 0, of no refused connection"
    )
    try fields.required("host", &host)
    try fields.optional("moment", &moment)
    try fields.required("operation", &operation)
    try fields.optional("port", &port)
    try fields.required("refused", &refused)
    failure = refused ? .refused : number.flatMap { Failure($0) }
  }
}

extension [RecordedConnection] {
  /// The connections by host, because requests that are under way at once come in any order.
  public var inOrder: Self {
    sorted { ($0.host, $0.port ?? 0) < ($1.host, $1.port ?? 0) }
  }
}
