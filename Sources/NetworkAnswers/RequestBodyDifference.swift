import JSON

/// The difference between the bodies of two requests: the members that only one has, or that have
/// another value in one.
struct RequestBodyDifference: Hashable, Sendable {
  /// The paths of the members, such as `variables.day`, sorted; empty where the bodies are of no
  /// form with members that both have.
  let members: [String]
  /// Whether the bodies were compared by their members.
  let isByMembers: Bool

  /// Compares two bodies: objects of JSON by their members at any depth, forms by their fields.
  ///
  /// - Parameters:
  ///   - body: The body that was sent.
  ///   - recorded: The body that was recorded.
  init(of body: String, from recorded: String) {
    let (sent, known): ([String: String], [String: String])
    if let value = Self.values(of: body), let other = Self.values(of: recorded) {
      (sent, known) = (value, other)
    } else if let fields = Self.fields(of: body), let others = Self.fields(of: recorded) {
      (sent, known) = (fields, others)
    } else {
      (members, isByMembers) = ([], false)
      return
    }
    let names = Set(sent.keys).union(known.keys)
    members = names.filter { sent[$0] != known[$0] }.sorted()
    isByMembers = true
  }

  /// The values of an object's or array's members by their paths; nil for another body.
  private static func values(of body: String) -> [String: String]? {
    guard let value = try? JSONReader.read(JSONValue.self, from: body.utf8),
      value.members != nil || value.elements != nil
    else { return nil }
    var found: [String: String] = [:]
    collect(value, "", into: &found)
    return found
  }

  /// The values of a form's fields by their names; nil for another body.
  private static func fields(of body: String) -> [String: String]? {
    guard body.contains("="), !body.contains(where: { $0.isWhitespace || $0 == "{" }) else {
      return nil
    }
    var found: [String: String] = [:]
    for item in QueryItem.all(in: body[...]) { found[item.name, default: ""] += "=\(item.value)" }
    return found
  }

  private static func collect(
    _ value: JSONValue, _ path: String, into found: inout [String: String]
  ) {
    func collect(_ part: JSONValue, at name: String) {
      Self.collect(part, path.isEmpty ? name : "\(path).\(name)", into: &found)
    }
    switch value {
    case .object(let members) where !members.isEmpty:
      for (name, member) in members { collect(member, at: name) }
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() { collect(element, at: "\(index)") }
    default:
      // A body without any member has none that could differ.
      guard !path.isEmpty else { return }
      found[path] = String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
    }
  }
}

extension ScriptedResponse {
  /// Returns the members in which a request's body differs from the one that was recorded.
  ///
  /// - Parameter body: The request's body as text.
  /// - Returns: Their paths, sorted; none where the bodies cannot be compared by members.
  public func differingMembers(of body: String) -> [String] {
    requestBody.map { RequestBodyDifference(of: body, from: $0).members } ?? []
  }
}
