/// A request that an extension sent, and its answer.
public struct RecordedExchange: Hashable, Sendable {
  /// The place that an answer came from.
  public enum Source: String, Hashable, Sendable, JSONConvertible {
    /// A response of the manifest.
    case fixture
    /// An archive of recorded responses.
    case archive
    /// The state of the network that the run simulates.
    case condition
    /// The real network.
    case network
    /// None: the request was refused.
    case none
  }

  /// The simulated instant at which it was sent.
  public var at: SimulatedInstant
  /// The method.
  public var method: String
  /// The address, without likely secrets.
  public var url: String
  /// The place that the answer came from.
  public var source: Source
  /// The status of the answer; nil where none came.
  public var status: Int?
  /// The code of the error that came in its place.
  public var failure: Int?
  /// The simulated seconds until the answer.
  public var delay: Double

  /// Creates an exchange that got no answer.
  public init(at: SimulatedInstant, method: String, url: String, source: Source) {
    self.at = at
    self.method = method
    self.url = url
    self.source = source
    delay = 0
  }
}

extension RecordedExchange: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, method: "", url: "", source: .none) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.sparse("delay", &delay, 0)
    try fields.optional("failure", &failure)
    try fields.required("method", &method)
    try fields.required("source", &source)
    try fields.optional("status", &status)
    try fields.required("url", &url)
  }
}
