/// The types that the builder adds to an extension's sources.
package enum GeneratedType {
  /// Returns an enumeration of the module that a type is in; nil where the builder made none.
  ///
  /// - Parameters:
  ///   - name: The enumeration's name.
  ///   - type: A type of the author's.
  package static func enumeration(_ name: String, besides type: Any.Type) -> Any.Type? {
    guard let module = String(reflecting: type).split(separator: ".").first else { return nil }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)O")
  }
}
