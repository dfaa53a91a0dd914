// How a type of the author is named in a recording. Nothing here is Apple's.

/// Returns a type's name with the types around it, without the module and generic arguments.
///
/// A place that has no name, such as the file around a private type, is left out.
func typeName(of type: Any.Type) -> String {
  let whole = String(reflecting: type)
  let plain = whole.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  let name = plain.prefix { $0 != "<" }
  return name.split(separator: ".").dropFirst().joined(separator: ".")
}
