public import CivilTime
public import JSON

/// The answers that an extension's requests get instead of the network's.
public struct NetworkScript: Hashable, Sendable {
  /// The name of the file with the script, beside the bodies that it names.
  public static let fileName = "script.json"

  /// The responses; the first that is for a request answers it.
  public var responses: [ScriptedResponse]
  /// The state of the network.
  public var condition: NetworkCondition

  /// Creates a script.
  public init(_ responses: [ScriptedResponse] = [], condition: NetworkCondition = .fixtures) {
    self.responses = responses
    self.condition = condition
  }
}

extension NetworkScript: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("condition", &condition)
    try fields.list("responses", &responses)
  }
}

extension NetworkCondition: JSONConvertible {}

/// A script in play, which counts the requests that each response has answered.
public struct NetworkPlay: Sendable {
  /// The outcome of a request.
  public enum Outcome: Hashable, Sendable {
    /// An answer.
    case response(ScriptedResponse)
    /// The error that every request meets where there is no network.
    case offline
    /// No response of the script.
    case none
  }

  private let script: NetworkScript
  private let clock: LocalClock
  /// The number of requests that each response has answered.
  private var used: [Int]

  /// Begins to play a script in a place.
  public init(_ script: NetworkScript, _ clock: LocalClock) {
    self.script = script
    self.clock = clock
    used = Array(repeating: 0, count: script.responses.count)
  }

  /// Returns the outcome of a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - address: The address.
  ///   - body: The request's body as text.
  ///   - instant: The simulated instant.
  /// - Returns: The outcome; a response that answers few requests has answered one more.
  public mutating func outcome(
    _ method: String, _ address: RequestedAddress, body: String, at instant: SimulatedInstant
  ) -> Outcome {
    switch script.condition {
    case .offline: return .offline
    case .error:
      var response = ScriptedResponse(to: .pattern(.all))
      response.status = NetworkCondition.errorStatus
      return .response(response)
    case .fixtures, .slow: break
    }
    guard let index = next(method, address, body: body, at: instant) else { return .none }
    used[index] += 1
    var response = script.responses[index]
    if script.condition == .slow { response.delay += NetworkCondition.slowness }
    return .response(response)
  }

  /// Whether an archive has a request, and its answer without a body.
  public func lacksBody(_ method: String, _ address: RequestedAddress) -> Bool {
    script.responses.contains {
      $0.lacksBody && $0.isFor(method, address, body: "", at: 0, clock)
    }
  }

  /// The first response that still answers; of recorded ones first one with the same body, then
  /// one whose body differs in the fewest members.
  private func next(
    _ method: String, _ address: RequestedAddress, body: String, at instant: SimulatedInstant
  ) -> Int? {
    let fitting = script.responses.indices.filter { index in
      let response = script.responses[index]
      return !response.lacksBody && response.isFor(method, address, body: body, at: instant, clock)
        && response.times.map { used[index] < $0 } ?? true
    }
    guard let first = fitting.first, case .recorded = script.responses[first].addresses else {
      return fitting.first
    }
    return fitting.first { script.responses[$0].isOfBody(body) }
      ?? nearest(to: body, among: fitting) ?? first
  }

  /// The first of the recorded responses whose body differs in the fewest members; nil where no
  /// body can be compared by members.
  private func nearest(to body: String, among fitting: [Int]) -> Int? {
    var nearest: (index: Int, count: Int)?
    for index in fitting {
      let response = script.responses[index]
      guard case .recorded = response.addresses, let recorded = response.requestBody else {
        continue
      }
      let difference = RequestBodyDifference(of: body, from: recorded)
      guard difference.isByMembers else { continue }
      if difference.members.count < nearest?.count ?? .max {
        nearest = (index, difference.members.count)
      }
    }
    return nearest?.index
  }
}
