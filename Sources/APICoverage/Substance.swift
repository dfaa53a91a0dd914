/// What a declaration's own source says it does, before it is known who uses it.
enum Substance: Hashable {
  /// Nothing: it returns itself, a constant or a refusal, or has no statements.
  case inert
  /// Something: it computes, records or calls.
  case active
  /// It keeps what it is given, for whoever reads that.
  case stores
  /// A constant made with a value of its own, for whoever reads that.
  case constant
  /// A stored property.
  case storage
  /// A case of an enumeration.
  case enumerationCase
  /// What a protocol asks for.
  case requirement
  /// It calls another of its name.
  case forwards
  /// A type, or another name of one.
  case type
}
