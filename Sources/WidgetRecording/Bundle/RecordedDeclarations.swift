/// The declarations of a bundle beside its code: Info.plist, entitlements, intent definitions.
public struct RecordedDeclarations: Hashable, Sendable {
  /// The keys of the Info.plist that are set, in order; nil where the manifest names none.
  ///
  /// A key that is false or empty counts as not set.
  public var infoPlist: [String]?
  /// The entitlements that are set, in order; nil where the manifest names none.
  public var entitlements: [String]?
  /// The app groups of the entitlements; nil where the manifest names none.
  public var appGroups: [String]?
  /// The custom intents of the intent definitions.
  public var intents: [RecordedIntentDeclaration]

  /// Creates declarations of which nothing is known.
  public init(
    infoPlist: [String]? = nil, entitlements: [String]? = nil,
    intents: [RecordedIntentDeclaration] = []
  ) {
    self.infoPlist = infoPlist
    self.entitlements = entitlements
    self.intents = intents
  }
}

extension RecordedDeclarations: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("appGroups", &appGroups)
    try fields.optional("entitlements", &entitlements)
    try fields.optional("infoPlist", &infoPlist)
    try fields.defaulted("intents", &intents, [])
  }
}

/// A custom intent as its definition declares it.
public struct RecordedIntentDeclaration: Hashable, Sendable {
  /// The name of its class.
  public var name: String
  /// Whether Siri may suggest it, and with it a widget.
  public var isEligibleForSuggestions: Bool
  /// The combinations of parameters that it supports, each in alphabetical order.
  public var combinations: [[String]]

  /// Creates an intent.
  public init(name: String, isEligibleForSuggestions: Bool, combinations: [[String]]) {
    self.name = name
    self.isEligibleForSuggestions = isEligibleForSuggestions
    self.combinations = combinations
  }
}

extension RecordedIntentDeclaration: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(name: "", isEligibleForSuggestions: false, combinations: [])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("combinations", &combinations)
    try fields.required("isEligibleForSuggestions", &isEligibleForSuggestions)
    try fields.required("name", &name)
  }
}
