import Foundation

/// The references to packages in a description of a project for XcodeGen.
///
/// They stand under `packages`, each below its name with a key on a line or in braces, and in the
/// files that a description includes. The rest of it need not be understood.
enum XcodeGenReferences {
  /// The names of the files that XcodeGen looks for.
  static let names: Set<String> = ["project.yml", "project.yaml"]

  private static let depthLimit = 8

  /// Returns the references of a description.
  ///
  /// - Parameters:
  ///   - file: The description.
  ///   - read: Returns a file's text; nil for one that cannot be read.
  /// - Returns: The references, in order of their locations.
  static func all(in file: URL, reading read: (URL) -> String?) -> [PackageReference] {
    var found: Set<PackageReference> = []
    var seen: Set<URL> = []
    var waiting = [(file.standardizedFileURL, 0)]
    while let (file, depth) = waiting.popLast() {
      guard depth < depthLimit, seen.insert(file).inserted, let text = read(file) else { continue }
      let lines = text.split(whereSeparator: \.isNewline).map(withoutComment)
      for fields in packages(in: section("packages", of: lines)) {
        if let reference = reference(fields) { found.insert(reference) }
      }
      for path in includes(in: section("include", of: lines)) {
        let included = file.deletingLastPathComponent().appendingPathComponent(path)
        waiting.append((included.standardizedFileURL, depth + 1))
      }
    }
    return found.sorted { ($0.location, $0.title) < ($1.location, $1.title) }
  }

  private static func withoutComment(_ line: Substring) -> String {
    line.starts(with: /\s*#/)
      ? "" : String(line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line)
  }

  /// The lines below a key of the outermost mapping, and what stands beside it.
  private static func section(_ name: String, of lines: [String]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(name + ":") }) else { return [] }
    let beside = String(lines[start].dropFirst(name.count + 1))
    let below = lines[(start + 1)...].prefix { line in
      line.isEmpty || line.first == " " || line.first == "-" || line.first == "}"
    }
    return [beside] + below
  }

  private static func includes(in lines: [String]) -> [String] {
    let words = lines.joined(separator: "\n")
      .split { "\n,[]{}".contains($0) }.map { unquoted(String($0)) }
    return words.compactMap { word in
      let path = word.hasPrefix("path:") ? unquoted(String(word.dropFirst(5))) : word
      return path.hasSuffix(".yml") || path.hasSuffix(".yaml") ? path : nil
    }
  }

  /// The keys of each package with their values.
  private static func packages(in lines: [String]) -> [[String: String]] {
    var found: [[String: String]] = []
    var indent: Int?
    for line in lines.dropFirst() {
      let own = line.prefix { $0 == " " }.count
      guard own < line.count else { continue }
      if indent == nil { indent = own }
      if own <= indent ?? 0 {
        found.append([:])
        for match in line.matches(of: /([A-Za-z]+)\s*:\s*("[^"]*"|'[^']*'|[^,{}]+)[,}]/) {
          found[found.count - 1][String(match.1)] = unquoted(String(match.2))
        }
      } else if let match = line.firstMatch(of: /^\s*([A-Za-z]+)\s*:\s*(\S.*)$/), !found.isEmpty {
        found[found.count - 1][String(match.1)] = unquoted(String(match.2))
      }
    }
    return found
  }

  /// The reference that a package's keys describe; nil for one that lies beside the project.
  private static func reference(_ fields: [String: String]) -> PackageReference? {
    let forms = [
      ("from", "upToNextMajorVersion", "minimumVersion"),
      ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
      ("minorVersion", "upToNextMinorVersion", "minimumVersion"),
      ("exactVersion", "exactVersion", "version"), ("version", "exactVersion", "version"),
      ("branch", "branch", "branch"), ("revision", "revision", "revision"),
    ]
    var requirement: [String: String] = [:]
    if let least = fields["minVersion"], let most = fields["maxVersion"] {
      requirement = ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
    }
    for (key, kind, name) in forms where requirement.isEmpty {
      if let value = fields[key] { requirement = ["kind": kind, name: value] }
    }
    let github = fields["github"].map { "https://github.com/\($0)" }
    return PackageReference(location: fields["url"] ?? github, requirement: requirement)
  }

  private static func unquoted(_ text: String) -> String {
    let plain = text.trimmingCharacters(in: .whitespaces).drop { $0 == "-" }
      .trimmingCharacters(in: .whitespaces)
    guard plain.count > 1, let mark = plain.first, "\"'".contains(mark), plain.last == mark else {
      return plain
    }
    return String(plain.dropFirst().dropLast())
  }
}
