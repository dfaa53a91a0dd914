/// Declarations of one name in several definitions, of which an extension gets one.
///
/// The widgets of several platforms in one project often have a `ConfigurationIntent` each, and a
/// target that shares another one's definition for its types has both files. Equal declarations are
/// one; of others that of the definition nearest to the extension's `@main` is taken.
struct SharedIntentNames {
  /// The nearness of each definition to the file with the extension's beginning: the depth of its
  /// folder around that file; 0 where it lies elsewhere.
  private let nearness: [String: Int]

  /// Compares where files lie.
  ///
  /// - Parameters:
  ///   - files: The definitions' paths.
  ///   - entry: The path of the source in which the extension begins; nil where that is not known.
  init(files: [String], entry: String?) {
    nearness = Dictionary(
      files.map { file in
        let folder = Self.folder(of: file)
        let isAround = entry?.hasPrefix(folder) == true
        return (file, isAround ? 1 + folder.count { $0 == "/" } : 0)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The folder of a definition, or that of all its languages, with a slash at its end.
  private static func folder(of file: String) -> String {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    return parts.map { $0 + "/" }.joined()
  }

  /// Leaves one declaration of each name.
  ///
  /// - Parameter definitions: The definitions.
  /// - Returns: The definitions, without the declarations that others replace.
  /// - Throws: `IntentDefinitionError` where declarations differ and neither is nearer.
  func resolved(_ definitions: [IntentDefinition]) throws(IntentDefinitionError)
    -> [IntentDefinition]
  {
    var owners: [String: Int] = [:]
    for (index, definition) in definitions.enumerated() {
      for (name, declaration) in definition.declarations {
        guard let owner = owners[name] else {
          owners[name] = index
          continue
        }
        let other = definitions[owner]
        if other.declarations[name] == declaration { continue }
        let (old, new) = (nearness[other.file] ?? 0, nearness[definition.file] ?? 0)
        guard old != new else {
          throw IntentDefinitionError(
            file: definition.file, place: "", problem: .declaredTwice(name, other: other.file))
        }
        if new > old { owners[name] = index }
      }
    }
    return definitions.indices.map { index in
      definitions[index].keeping { owners[$0] == index }
    }
  }
}

extension IntentDefinition {
  /// A declaration that becomes a Swift type.
  fileprivate enum Declaration: Hashable {
    case intent(Intent), type(CustomType), enumeration(Enumeration)
  }

  /// The declarations by the names of their types.
  fileprivate var declarations: [String: Declaration] {
    let all =
      intents.map { ($0.className, Declaration.intent($0)) }
      + types.map { ($0.name, .type($0)) } + enumerations.map { ($0.name, .enumeration($0)) }
    return Dictionary(all) { first, _ in first }
  }

  /// The definition with the declarations of some names alone.
  fileprivate func keeping(_ isKept: (String) -> Bool) -> IntentDefinition {
    var kept = self
    kept.intents = intents.filter { isKept($0.className) }
    kept.types = types.filter { isKept($0.name) }
    kept.enumerations = enumerations.filter { isKept($0.name) }
    return kept
  }
}
