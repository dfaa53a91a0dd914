/// The effect of a declaration as its own source shows it, whatever uses it.
enum Substance: Hashable {
  /// Nothing: it returns itself, a constant or a refusal, or has no statements.
  case inert
  /// It computes, records or calls something.
  case active
  /// It keeps its arguments, for any code that reads them.
  case stores
  /// A constant made with a value of its own, for any code that reads it.
  case constant
  /// A stored property.
  case storage
  /// A case of an enumeration.
  case enumerationCase
  /// A requirement of a protocol.
  case requirement
  /// It calls an overload of its name.
  case forwards
  /// A type or a type alias.
  case type
}
