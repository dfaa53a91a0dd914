// Types as sources write them.
extension String {
  /// Whether a type may be without a value.
  var isOptionalType: Bool { withoutOptional != self }

  /// The type itself of one that may be without a value.
  var withoutOptional: String {
    if hasSuffix("?") { return String(dropLast()) }
    return hasPrefix("Optional<") && hasSuffix(">") ? String(dropFirst(9).dropLast()) : self
  }
}
