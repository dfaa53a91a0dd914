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

  /// The host name or address.
  public var host: String
  /// The port, where one was named.
  public var port: Int?
  /// The step.
  public var operation: Operation
  /// Whether the harness refused it.
  public var refused: Bool
  /// The time of the attempt; nil before the answer, where a provider may have waited for it.
  public var moment: Moment?

  /// Creates a connection.
  public init(
    host: String, port: Int?, operation: Operation, refused: Bool, moment: Moment? = nil
  ) {
    self.host = host
    self.port = port
    self.operation = operation
    self.refused = refused
    self.moment = moment
  }
}

extension RecordedConnection: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(host: "", port: nil, operation: .connect, refused: false) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("host", &host)
    try fields.optional("moment", &moment)
    try fields.required("operation", &operation)
    try fields.optional("port", &port)
    try fields.required("refused", &refused)
  }
}
