// The names of the author's types in a recording. Nothing here is Apple's.

/// Returns a type's name with the types around it, without the module and generic arguments.
///
/// A scope without a name, such as the file around a private type, is left out.
func typeName(of type: Any.Type) -> String {
  let name = String(reflecting: type).withoutNamelessScopes.prefix { $0 != "<" }
  return name.split(separator: ".").dropFirst().joined(separator: ".")
}

/// Returns the names of the author's types that a type is made of, each once, in its own order.
func authorsTypeNames(in type: Any.Type) -> [String] {
  let separators: Set<Character> = ["<", ">", ",", " ", "(", ")"]
  var names: [String] = []
  for part in String(reflecting: type).withoutNamelessScopes.split(
    whereSeparator: separators.contains)
  {
    let parts = part.split(separator: ".")
    guard parts.count > 1, !modulesOfViews.contains(String(parts[0])) else { continue }
    let name = parts.dropFirst().joined(separator: ".")
    if !names.contains(name) { names.append(name) }
  }
  return names
}

/// The modules of whose types a view may be made beside the author's.
private let modulesOfViews: Set<String> = [
  "AppIntents", "Charts", "CoreGraphics", "Foundation", "FoundationEssentials", "MapKit", "Swift",
  "SwiftUI", "UIKit", "WidgetKit",
]

extension String {
  /// A type's name without the scopes in brackets, such as the file around a private type.
  fileprivate var withoutNamelessScopes: String {
    var result = ""
    // A tuple's bracket does not follow upon a full stop. In a scope's there may be others.
    var depth = 0
    for character in self {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if character == "(", result.last == "." {
        result.removeLast()
        depth = 1
      } else {
        result.append(character)
      }
    }
    return result
  }
}
