// The names of the author's types in a recording. Nothing here is Apple's.

/// Returns a type's name with the types around it, without the module and generic arguments.
///
/// A scope without a name, such as the file around a private type, is left out.
func typeName(of type: Any.Type) -> String {
  // Such a scope stands in brackets, in which there may be full stops.
  var depth = 0
  var parts = [""]
  for character in String(reflecting: type).prefix(while: { $0 != "<" }) {
    if character == "(" { depth += 1 }
    if character == ".", depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    if character == ")" { depth -= 1 }
  }
  return parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
}
