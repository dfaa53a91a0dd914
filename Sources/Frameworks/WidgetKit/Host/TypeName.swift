// What a recording calls a type of the author's. Nothing here is Apple's.

/// The name of a type within its module, such as `Cards.Provider`, without what it is generic over.
func typeName(of type: Any.Type) -> String {
  let full = String(reflecting: type).prefix { $0 != "<" }
  // A private type's name has an address in it, in brackets, in which there may be full stops.
  var depth = 0
  var parts = [""]
  for character in full {
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
