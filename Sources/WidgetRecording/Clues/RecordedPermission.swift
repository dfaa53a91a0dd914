/// A permission of the scenario, from an instant on.
public struct RecordedPermission: Hashable, Sendable {
  /// The simulated instant from which it holds.
  public var at: SimulatedInstant
  /// The thing that is accessed, such as `location` or `health`.
  public var name: String
  /// The person's answer.
  public var status: PermissionStatus

  /// Creates a permission.
  public init(at: SimulatedInstant, name: String, status: PermissionStatus) {
    self.at = at
    self.name = name
    self.status = status
  }
}

extension RecordedPermission: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, name: "", status: .notDetermined) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("name", &name)
    try fields.required("status", &status)
  }
}

/// The permissions of a scenario as they change over its span.
public struct PermissionHistory: Hashable, Sendable {
  private let answers: [String: [RecordedPermission]]

  /// Orders the answers of a recording by time.
  public init(_ permissions: [RecordedPermission]) {
    answers = Dictionary(grouping: permissions, by: \.name).mapValues { answers in
      answers.stablySorted { $0.at < $1.at }
    }
  }

  /// Returns the answer that holds at an instant; not determined where nothing is said.
  public func status(of name: String, at instant: SimulatedInstant) -> PermissionStatus {
    answers[name]?.last { $0.at <= instant }?.status ?? .notDetermined
  }

  /// Returns the instants at which an answer changes.
  public func changes(of name: String) -> [SimulatedInstant] {
    answers[name]?.map(\.at) ?? []
  }

  /// Whether the scenario sets a permission.
  public func mentions(_ name: String) -> Bool {
    answers[name] != nil
  }
}
