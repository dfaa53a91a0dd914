/// One use of something that a provider shares with its app, other widgets or the system.
public struct RecordedAccess: Hashable, Sendable {
  /// The way in which it was used.
  public enum Kind: String, Hashable, Sendable, CaseIterable, JSONConvertible {
    /// The folder of an app group was asked for; the value is nil where the folder has no files.
    case container
    /// A file of an app group's folder was looked for and is not there, or the folder was listed;
    /// the value is nil where the folder has no files.
    case missingFile
    /// The defaults of an app group, or of another suite, were opened.
    case suite
    /// A value of defaults was read.
    case read
    /// Objects of a store were fetched; the value says how many the store has, nil for none.
    case fetch
    /// A permission of the person's was asked for; the value is nil where it was not granted.
    case permission
    /// Something of the device was asked for, such as its place or the weather, by the manifest's
    /// key of it; the value is nil where the environment gives none.
    case device
    /// A file was looked for in a bundle that has none of the name.
    case resource
    /// A value of defaults was written or removed.
    case write
    /// A file of a container was written without a look at what it held.
    case file
    /// A file was made where none was.
    case newFile
    /// A file was written that was opened with its content before, to be read or added to.
    case changedFile
    /// An item of the keychain was added or changed.
    case secret
    /// Objects were inserted into a store; the value says how many of the entity it then has.
    case insert
    /// Saved objects of a store were given other values, which the value changes with.
    case update
    /// Saved objects of a store were deleted; the value says how many of the entity it then has.
    case delete
    /// A recorded answer was given to a request whose body no recorded request has; the value has
    /// a line for each member in which the nearest differs.
    case otherBody
    /// A request was refused whose answer an archive has without its body.
    case missingBody
    /// A notification was scheduled.
    case notification
    /// A reload was asked for.
    case reload
    /// A member of a stand-in was asked that answers nothing, by the name of the stand-in's source;
    /// the key is `view` where no provider asked, but the views alone, and `closure` where it was
    /// given a closure that it does not call.
    case standIn
  }

  /// The way in which it was used.
  public var kind: Kind
  /// The group, container, suite, store, permission, notification or kind; empty for all kinds.
  public var name: String
  /// The key of a value, the path of a file, or the name of an entity; nil where there is none.
  public var key: String?
  /// A text that changes with the value that was read or written; nil where there was none.
  public var value: ContentDigest?

  /// The key of a stand-in that the views alone asked.
  public static let standInOfViews = "view"
  /// The key of a stand-in that does not call a closure that it was given.
  public static let standInLettingGoOfClosure = "closure"

  /// Creates a note of a use.
  public init(
    _ kind: Kind, of name: String, key: String? = nil, value: ContentDigest? = nil
  ) {
    self.kind = kind
    self.name = name
    self.key = key
    self.value = value
  }
}

extension RecordedAccess.Kind {
  /// Whether it is a use of something that may change what the extension shows, and no change.
  public var isInput: Bool {
    switch self {
    case .container, .missingFile, .suite, .read, .fetch, .permission, .device, .standIn,
      .resource:
      true
    default: false
    }
  }
}

extension RecordedAccess: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(.container, of: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("key", &key)
    try fields.required("kind", &kind)
    try fields.required("name", &name)
    try fields.optional("value", &value)
  }
}
