/// A source that no author wrote, such as the classes of an intent definition.
public struct GeneratedSource: Hashable, Sendable {
  /// A part of a source: a declaration, or what belongs to several.
  public struct Part: Hashable, Sendable {
    /// The name of the type that it declares; nil for a part that is always there.
    var name: String?
    /// The Swift code.
    var text: String
    /// The code in its place where the author's sources declare the type; nil for none.
    var replacement: String?
    /// Whether the author's own declaration of the name gives way to this one.
    var isPreferred = false
  }

  /// The name of the file, without folders.
  public var name: String
  /// The parts, in order.
  var parts: [Part]

  /// Creates a source.
  public init(name: String, text: String) {
    self.init(name: name, parts: [Part(text: text)])
  }

  /// Creates a source of parts.
  public init(name: String, parts: [Part]) {
    self.name = name
    self.parts = parts
  }

  /// The Swift code.
  public var text: String { Self.text(of: parts.map(\.text)) }

  /// The names of the classes that it declares.
  var classNames: Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("public class ") else { return nil }
        return String(line.dropFirst(13).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      })
  }

  /// The names whose declarations in the author's sources give way to its own.
  var preferredNames: Set<String> {
    Set(parts.compactMap { $0.isPreferred ? $0.name : nil })
  }

  /// The source for a module that has some of the declarations already, as where a project keeps
  /// the classes that Xcode once made of an intent definition.
  ///
  /// - Parameter declarations: The declarations in the module's sources.
  /// - Returns: The source without these; where one of them is internal, all is.
  func besides(_ declarations: some Sequence<SourceSurvey.Declaration>) -> GeneratedSource {
    let names = Set(parts.filter { !$0.isPreferred }.compactMap(\.name))
    let declared = declarations.filter { $0.place != nil && names.contains($0.name) }
    guard !declared.isEmpty else { return self }
    let known = Set(declared.map(\.name))
    let isPublic = declared.allSatisfy(\.isPublic)
    var source = self
    source.parts = parts.compactMap { part in
      let isDeclared = part.name.map(known.contains) == true
      guard let text = isDeclared ? part.replacement : part.text else { return nil }
      return Part(text: isPublic ? text : Self.internalized(text))
    }
    return source
  }

  private static func text(of parts: [String]) -> String {
    let text = parts.joined(separator: "\n\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// The code with the access that declarations have of themselves.
  private static func internalized(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let code = line.dropFirst(indent.count)
      for start in ["public ", "override public "] where code.hasPrefix(start) {
        return indent + String(start.dropLast(7)) + code.dropFirst(start.count)
      }
      return String(line)
    }.joined(separator: "\n")
  }
}
