public import CivilTime
import Foundation
public import JSON

/// An answer to some requests, instead of the network's.
public struct ScriptedResponse: Hashable, Sendable {
  /// The addresses that a response is for.
  public enum Addresses: Hashable, Sendable {
    /// The addresses that match a pattern.
    case pattern(AddressPattern)
    /// One recorded address, with every value of its query.
    case recorded(RequestedAddress)

    /// Whether they are all of another's, and perhaps more.
    func covers(_ other: Self) -> Bool {
      switch (self, other) {
      case (.pattern(let pattern), .pattern(let narrower)): pattern.covers(narrower)
      case (.pattern(let pattern), .recorded(let address)): pattern.matches(address)
      default: self == other
      }
    }
  }

  /// The addresses.
  public var addresses: Addresses
  /// The method, in capitals; nil for any.
  public var method: String?
  /// A text that the request's body holds; nil for any body.
  public var contains: String?
  /// The whole body that a recorded request had; one that is the same comes first.
  public var requestBody: String?
  /// The first instant at which it is given.
  public var start: SimulatedInstant?
  /// The instant from which on it is not given.
  public var end: SimulatedInstant?
  /// Seconds since midnight from which on it is given every day.
  public var startOfDay: Int?
  /// Seconds since midnight from which on it is not given any more; before the start, on the next
  /// day.
  public var endOfDay: Int?
  /// The number of requests that it answers; nil for all.
  public var times: Int?
  /// The status.
  public var status = 200
  /// The headers, each `Name: value`.
  public var headers: [String] = []
  /// The name of the file that holds the body; nil for none.
  public var body: String?
  /// Whether its body was not recorded, so that it answers nothing.
  public var lacksBody = false
  /// The simulated seconds until it comes.
  public var delay = 0.0
  /// The code of the error that comes in its place.
  public var failure: Int?

  /// Creates a response without a body.
  public init(to addresses: Addresses) {
    self.addresses = addresses
  }

  /// Whether every request that another response is for has this one before.
  public func leavesNothing(to other: ScriptedResponse) -> Bool {
    let isForAllTime = start == nil && end == nil && startOfDay == nil && endOfDay == nil
    return isForAllTime && times == nil && contains == nil && requestBody == nil
      && (method == nil || method == other.method) && addresses.covers(other.addresses)
  }

  /// Whether it is for a request at an instant.
  func isFor(
    _ method: String, _ address: RequestedAddress, body: String, at instant: SimulatedInstant,
    _ clock: LocalClock
  ) -> Bool {
    guard self.method.map({ $0 == method }) ?? true, contains.map(body.contains) ?? true,
      start.map({ $0 <= instant }) ?? true, end.map({ instant < $0 }) ?? true,
      isIn(clock.reading(at: instant).secondOfDay)
    else { return false }
    return switch addresses {
    case .pattern(let pattern): pattern.matches(address)
    case .recorded(let recorded): address.isSame(as: recorded)
    }
  }

  /// Whether it was recorded for another body than a request's, by the values that JSON holds.
  ///
  /// - Parameter body: The request's body as text.
  /// - Returns: Whether it is of another; false where it was recorded for a request without a body.
  public func isOfOtherBody(than body: String) -> Bool {
    requestBody != nil && !isOfBody(body)
  }

  /// Whether it was recorded for a request's body, from which secrets may have been left out.
  func isOfBody(_ body: String) -> Bool {
    guard let requestBody else { return false }
    let recorded = Self.values(of: requestBody)
    guard recorded != Self.values(of: body) else { return true }
    guard requestBody.contains(Redaction.word) else { return false }
    let json = Redaction.redacted(json: Data(body.utf8), where: Redaction.isSecret)
    return recorded == Self.values(of: String(decoding: json, as: UTF8.self))
      || requestBody == Redaction.redacted(query: body)
  }

  /// A text that is the same for two bodies of the same values: JSON in one order and without
  /// needless spaces, anything else as it is.
  static func values(of body: String) -> String {
    guard let value = try? JSONReader.read(JSONValue.self, from: body.utf8) else { return body }
    return String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
  }

  private func isIn(_ second: Int) -> Bool {
    switch (startOfDay, endOfDay) {
    case (nil, nil): true
    case (let start?, nil): second >= start
    case (nil, let end?): second < end
    case (let start?, let end?):
      start <= end ? (start..<end).contains(second) : second >= start || second < end
    }
  }
}

extension ScriptedResponse: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(to: .pattern(.all)) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var pattern: String?
    var recorded: String?
    switch addresses {
    case .pattern(let known): pattern = known.text
    case .recorded(let known): recorded = known.text
    }
    try fields.optional("body", &body)
    try fields.optional("contains", &contains)
    try fields.sparse("delay", &delay, 0)
    try fields.optional("end", &end)
    try fields.optional("endOfDay", &endOfDay)
    try fields.optional("failure", &failure)
    try fields.list("headers", &headers)
    try fields.sparse("lacksBody", &lacksBody, false)
    try fields.optional("method", &method)
    try fields.optional("pattern", &pattern)
    try fields.optional("recorded", &recorded)
    try fields.optional("requestBody", &requestBody)
    try fields.optional("start", &start)
    try fields.optional("startOfDay", &startOfDay)
    try fields.sparse("status", &status, 200)
    try fields.optional("times", &times)
    guard fields.isReading else { return }
    if let pattern = pattern.flatMap(AddressPattern.init) {
      addresses = .pattern(pattern)
    } else if let recorded = recorded.flatMap(RequestedAddress.init) {
      addresses = .recorded(recorded)
    } else {
      throw JSONError(.missingKey("pattern"))
    }
  }
}
