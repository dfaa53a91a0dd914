public import CivilTime
public import Foundation
public import JSON

/// A request and the answer that it got.
public struct HTTPExchange: Hashable, Sendable {
  /// A header's name and value.
  public struct Header: Hashable, Sendable {
    /// The name as it was sent.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a header.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// Takes a line apart; nil for one without a colon.
    public init?(line: some StringProtocol) {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      name = String(line[..<colon]).trimmingCharacters(in: .whitespaces)
      value = String(line[line.index(after: colon)...]).trimmingCharacters(in: .whitespaces)
    }
  }

  /// The method, in capitals.
  public var method: String
  /// The address.
  public var url: String
  /// The headers of the request.
  public var requestHeaders: [Header] = []
  /// The body of the request.
  public var requestBody = Data()
  /// The status; 0 where no answer came.
  public var status: Int
  /// The headers of the answer.
  public var headers: [Header] = []
  /// The body of the answer, as it was before it was compressed.
  public var body = Data()
  /// The instant at which the request was sent; nil where it is not known.
  public var date: SimulatedInstant?
  /// Seconds from the request to the answer.
  public var duration = 0.0

  /// Creates an exchange without bodies.
  public init(_ method: String, _ url: String, status: Int) {
    self.method = method
    self.url = url
    self.status = status
  }

  /// The exchange without likely secrets in headers, queries, and bodies of forms and of JSON.
  public var redacted: HTTPExchange {
    var copy = self
    copy.url = RequestedAddress(url)?.redacted ?? url
    copy.requestHeaders = Self.redacted(requestHeaders)
    copy.headers = Self.redacted(headers)
    copy.requestBody = Self.redacted(requestBody, requestHeaders, where: Redaction.isSecret)
    copy.body = Self.redacted(body, headers, where: Redaction.isSecretMember)
    return copy
  }

  private static func redacted(_ headers: [Header]) -> [Header] {
    headers.map { header in
      let isSecret = Redaction.isSecret(header.name)
      return Header(header.name, isSecret ? Redaction.word : Redaction.redacted(header.value))
    }
  }
}

extension HTTPExchange.Header: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self("", "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("name", &name)
    try fields.required("value", &value)
  }
}

extension HTTPExchange: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self("GET", "", status: 0) }

  /// Reads or writes the members; bodies are written as text of base 64.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var requestText = requestBody.base64EncodedString()
    var text = body.base64EncodedString()
    try fields.sparse("body", &text, "")
    try fields.optional("date", &date)
    try fields.sparse("duration", &duration, 0)
    try fields.list("headers", &headers)
    try fields.required("method", &method)
    try fields.sparse("requestBody", &requestText, "")
    try fields.list("requestHeaders", &requestHeaders)
    try fields.required("status", &status)
    try fields.required("url", &url)
    guard fields.isReading else { return }
    body = Data(base64Encoded: text) ?? Data()
    requestBody = Data(base64Encoded: requestText) ?? Data()
  }
}
