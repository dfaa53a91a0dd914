import SourceParsing

/// XcodeGen's description of a project, with the files that it includes and the templates of its
/// targets filled in.
struct XcodeGenSpec {
  /// The description.
  let spec: [String: ProjectValue]

  private static let depthLimit = 16

  /// Reads a description; nil for a file that is none.
  ///
  /// - Parameters:
  ///   - file: The description.
  ///   - inclusion: The description that includes it, of which it takes over the settings, and the
  ///     libraries that others add; paths start from that one's folder then.
  init?(_ file: AbsolutePath, includedBy inclusion: XcodeGenInclusion? = nil) {
    let folder = inclusion?.folder ?? file.folder
    guard let own = Self.read(file, for: folder, depth: 0) else { return nil }
    let whole = inclusion.flatMap { Self.read($0.file, at: folder, for: folder, depth: 0) }
    var spec = whole ?? own
    let templates = spec["targetTemplates"]?.table ?? [:]
    let targets = spec["targets"]?.table ?? [:]
    var filled: [String: ProjectValue] = [:]
    for (name, target) in targets {
      guard let own = target.table else { continue }
      filled[name] = .table(Self.filled(own, named: name, from: templates, depth: 0))
    }
    if whole != nil {
      // The programs are those of their own descriptions.
      let names = own["targets"]?.table ?? [:]
      filled = filled.filter { names[$0.key] != nil || Self.isLibrary($0.value) }
    }
    spec["targets"] = .table(filled)
    self.spec = spec
  }

  private static func isLibrary(_ target: ProjectValue) -> Bool {
    let type = target.table?["type"]?.text ?? ""
    return type.hasPrefix("framework") || type.hasPrefix("library")
  }

  /// The paths of the files that a description includes, as they are written.
  static func includes(of file: AbsolutePath) -> [String] {
    guard let text = file.text, text.hasBytes("include") else { return [] }
    return includes(of: YAMLText.value(of: text).table ?? [:])
  }

  private static func includes(of spec: [String: ProjectValue]) -> [String] {
    (spec["include"]?.elements ?? []).compactMap { $0.text ?? $0.table?["path"]?.text }
  }

  /// Reads a file with those that it includes, which lie under it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - start: The folder from which its paths start; nil for its own.
  ///   - folder: The folder from which the paths of the result start.
  ///   - depth: The number of files that include this one.
  /// - Returns: The description; nil for a file that is none.
  private static func read(
    _ file: AbsolutePath, at start: AbsolutePath? = nil, for folder: AbsolutePath, depth: Int
  ) -> [String: ProjectValue]? {
    guard depth < depthLimit, let own = file.text.map(YAMLText.value)?.table else { return nil }
    var whole: [String: ProjectValue] = [:]
    let start = start ?? file.folder
    for path in includes(of: own) {
      guard let below = read(start.appending(path), for: folder, depth: depth + 1) else { continue }
      whole = merged(whole, below)
    }
    let place = start.relative(to: folder)
    return merged(whole, place == "." ? own : moved(own, to: place))
  }

  /// Lays one table over another: tables are joined, lists follow each other, `key:REPLACE`
  /// replaces.
  private static func merged(
    _ base: [String: ProjectValue], _ top: [String: ProjectValue]
  ) -> [String: ProjectValue] {
    var result = base
    for (key, value) in top {
      if key.hasSuffix(":REPLACE") {
        result[String(key.dropLast(8))] = value
      } else if let below = result[key]?.table, let above = value.table {
        result[key] = .table(merged(below, above))
      } else if case .list(let below)? = result[key], case .list(let above) = value {
        result[key] = .list(below + above)
      } else {
        result[key] = value
      }
    }
    return result
  }

  /// A target with what its templates say, and the names that these leave open.
  private static func filled(
    _ target: [String: ProjectValue], named name: String, from templates: [String: ProjectValue],
    depth: Int
  ) -> [String: ProjectValue] {
    guard depth < depthLimit else { return target }
    var whole: [String: ProjectValue] = [:]
    for template in target["templates"]?.texts ?? [] {
      guard let below = templates[template]?.table else { continue }
      whole = merged(whole, filled(below, named: name, from: templates, depth: depth + 1))
    }
    whole = merged(whole, target)
    guard depth == 0 else { return whole }
    var attributes = (whole["templateAttributes"]?.table ?? [:]).compactMapValues(\.text)
    attributes["target_name"] = name
    return whole.mapValues { replaced($0, by: attributes) }
  }

  private static func replaced(
    _ value: ProjectValue, by attributes: [String: String]
  ) -> ProjectValue {
    switch value {
    case .text(let text):
      guard text.contains("${") else { return value }
      return .text(
        attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .list(let list): return .list(list.map { replaced($0, by: attributes) })
    case .table(let table):
      // A name that is left open may be a key, too.
      let pairs = table.map { key, value in
        let name = attributes.reduce(key) { $0.replacing("${\($1.key)}", with: $1.value) }
        return (name, replaced(value, by: attributes))
      }
      return .table(Dictionary(pairs) { first, _ in first })
    case .data: return value
    }
  }

  /// The keys whose values are paths, from the folder of the file that has them.
  private static let paths: Set<String> = ["sources", "path", "configFiles", "folder"]

  /// A description whose paths start from another folder.
  private static func moved(
    _ spec: [String: ProjectValue], to place: String
  ) -> [String: ProjectValue] {
    spec.reduce(into: [:]) { result, pair in
      let (key, value) = pair
      if paths.contains(key) {
        result[key] = movedPaths(value, to: place)
      } else if let table = value.table, key != "settings", key != "properties" {
        result[key] = .table(moved(table, to: place))
      } else {
        result[key] = value
      }
    }
  }

  private static func movedPaths(_ value: ProjectValue, to place: String) -> ProjectValue {
    switch value {
    case .text(let text): return .text(text.hasPrefix("/") ? text : place + "/" + text)
    case .list(let list): return .list(list.map { movedPaths($0, to: place) })
    case .table(let table):
      // A source has its path under a key, a configuration's file is the value of the key itself.
      guard table["path"] != nil else {
        return .table(table.mapValues { movedPaths($0, to: place) })
      }
      return .table(moved(table, to: place))
    case .data: return value
    }
  }
}
