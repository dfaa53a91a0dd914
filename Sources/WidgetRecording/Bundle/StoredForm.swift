/// The key of an object that stands for a stored value of a type that JSON does not have.
public enum StoredForm: String, Hashable, Sendable, CaseIterable {
  /// An instant: in a manifest a date with its offset, afterwards seconds since 1970.
  case date = "$date"
  /// The bytes of the JSON, as an encoder of it writes them.
  case json = "$json"
  /// Bytes, in base64.
  case data = "$data"
}
