public import Foundation

/// The Swift source that Xcode would make of some `.intentdefinition` files.
///
/// Xcode's classes leave their accessors to Objective-C, which does not exist here; these store
/// their properties and tell the parameters to our `Intents` module instead. The names, the types
/// and what a handler can implement are the same, so the author's sources compile unchanged.
public struct IntentClassSource: Hashable, Sendable {
  /// The definitions, in the order in which they were given.
  public let definitions: [IntentDefinition]
  /// The parts of the source: each declaration by itself, since a project may keep some of them
  /// among its own sources.
  public let parts: [GeneratedSource.Part]
  /// The source, with a line end after each line.
  public var text: String { GeneratedSource(name: "", parts: parts).text }

  /// Makes the source of some files.
  ///
  /// - Parameters:
  ///   - files: The name and the bytes of each file.
  ///   - entry: The name of the source in which the extension begins: of declarations of one name
  ///     that differ, the one nearest to it is taken.
  /// - Throws: `IntentDefinitionError` where one of them cannot be used.
  public init(
    files: [(name: String, data: Data)], entry: String? = nil
  ) throws(IntentDefinitionError) {
    var definitions: [IntentDefinition] = []
    let names = Self.oneLanguage(of: files.map(\.name))
    for file in files where names.contains(file.name) {
      definitions.append(try IntentDefinition(file.data, file: file.name))
    }
    let shared = SharedIntentNames(files: definitions.map(\.file), entry: entry)
    try self.init(shared.resolved(definitions))
  }

  /// The files of which each definition has one, in the language that the app was written in.
  ///
  /// A definition in several languages is one file for each, in folders such as `en.lproj`.
  private static func oneLanguage(of names: [String]) -> Set<String> {
    let variants = Dictionary(grouping: names) { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return name }
      return (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
    }
    return Set(
      variants.values.compactMap { variants in
        ["Base.lproj/", "en.lproj/"].lazy.compactMap { folder in
          variants.first { $0.contains(folder) }
        }.first ?? variants.min()
      })
  }

  /// Makes the source of some definitions.
  ///
  /// - Parameter definitions: The definitions; a type of one may be used by another.
  /// - Throws: `IntentDefinitionError` where a type is not declared, or is twice.
  public init(_ definitions: [IntentDefinition]) throws(IntentDefinitionError) {
    let types = try IntentTypeTable(definitions)
    var parts = [
      GeneratedSource.Part(
        text: """
          // Made from \(definitions.map { $0.file.escapedForComment }.joined(separator: ", ")).
          // swift-format-ignore-file

          public import Intents
          """)
    ]
    for definition in definitions {
      for enumeration in definition.enumerations {
        parts += IntentEnumerationWriter(enumeration: enumeration).parts
      }
      for (index, type) in definition.types.enumerated() {
        let scope = IntentSourceScope(
          file: definition.file, place: "INTypes/\(index)", types: types)
        parts += try IntentTypeWriter(type: type, scope: scope).parts()
      }
      for (index, intent) in definition.intents.enumerated() {
        let scope = IntentSourceScope(
          file: definition.file, place: "INIntents/\(index)", types: types)
        parts.append(try IntentClassWriter(intent: intent, scope: scope).part())
        parts += try IntentHandlingWriter(intent: intent, scope: scope).parts()
        parts += try IntentResponseWriter(intent: intent, scope: scope).parts()
      }
    }
    self.definitions = definitions
    self.parts = parts
  }
}

extension String {
  /// The text on one line, so that it cannot leave a comment.
  fileprivate var escapedForComment: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
