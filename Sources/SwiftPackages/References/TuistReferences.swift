import Foundation

/// The references to packages in the text of a description for Tuist.
///
/// `Tuist/Package.swift` is a package's manifest whose dependencies are those of all projects of a
/// workspace; before there was `Tuist/Dependencies.swift`, whose packages are remote ones.
enum TuistReferences {
  static func all(in text: String) -> [PackageReference] {
    let lines = text.split(separator: "\n").filter { line in
      !line.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let code = lines.joined(separator: "\n")
    var found: [PackageReference] = []
    for match in code.matches(
      of: /\.(?:package|remote)\(\s*(?:name:\s*"[^"]*",\s*)?url:\s*"([^"]+)"\s*,/)
    {
      let requirement = argument(in: code[match.range.upperBound...])
      let reference = PackageReference(
        location: String(match.1), requirement: fields(of: requirement))
      if let reference, !found.contains(reference) { found.append(reference) }
    }
    return found.sorted { $0.location < $1.location }
  }

  /// The code up to the bracket that closes the one before it.
  private static func argument(in code: Substring) -> Substring {
    var depth = 1
    return code.prefix { letter in
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return depth > 0
    }
  }

  /// A requirement as a project file has it; empty where it is not written out.
  private static func fields(of requirement: Substring) -> [String: String] {
    if let match = requirement.firstMatch(of: /"([^"]+)"\s*\.\.[.<]\s*"([^"]+)"/) {
      return [
        "kind": "versionRange", "minimumVersion": String(match.1),
        "maximumVersion": String(match.2),
      ]
    }
    let kinds = [
      ("upToNextMinor", "upToNextMinorVersion", "minimumVersion"),
      ("exact", "exactVersion", "version"), ("branch", "branch", "branch"),
      ("revision", "revision", "revision"), ("from", "upToNextMajorVersion", "minimumVersion"),
    ]
    guard let value = requirement.firstMatch(of: /"([^"]+)"/)?.1 else { return [:] }
    let words = requirement.split { !$0.isLetter }
    for (word, kind, key) in kinds where words.contains(word[...]) {
      return ["kind": kind, key: String(value)]
    }
    return [:]
  }
}
