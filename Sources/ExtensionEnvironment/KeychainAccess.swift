public import JSON

/// The keychain access groups of a process, whose items are all that it sees.
///
/// Apple documents their order ("Sharing access to keychain items among a collection of apps"):
/// those of the entitlements, the app's own identifier, and its app groups. New items go to the
/// first.
public struct KeychainAccess: Hashable, Sendable {
  /// The groups of the entitlements, as they are written there.
  public var entitled: [String]
  /// The app groups of the entitlements.
  public var appGroups: [String]
  /// Whether these are all groups; an app, whose entitlements nobody reads, may have others, too.
  public var isWhole: Bool

  /// Creates the groups of a process.
  public init(entitled: [String] = [], appGroups: [String] = [], isWhole: Bool = true) {
    self.entitled = entitled
    self.appGroups = appGroups
    self.isWhole = isWhole
  }
}

extension KeychainAccess: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.sparse("appGroups", &appGroups, [])
    try fields.sparse("entitled", &entitled, [])
    try fields.required("isWhole", &isWhole)
  }
}
