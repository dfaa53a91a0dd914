/// The settings in an `.xcconfig` file and those that it includes.
///
/// A later assignment replaces an earlier one of the same name and conditions, in the file or in
/// what it includes, and inherits from it: `$(inherited)` is what was written before, or else the
/// level below. An assignment without conditions replaces those with conditions that come before
/// it.
struct BuildConfigurationFile: Sendable {
  private static let depthLimit = 16

  /// The assignments in their order, each a level of its own where one of its setting came before.
  private(set) var levels: [BuildSettings.Level] = []
  /// Files that are named, must be there, and are not.
  private(set) var absent: [AbsolutePath] = []

  /// Reads a file; an absent one has no settings.
  init(_ file: AbsolutePath) {
    read(file, isOptional: false, depth: 0)
  }

  private mutating func read(_ file: AbsolutePath, isOptional: Bool, depth: Int) {
    guard depth <= Self.depthLimit, let text = file.onDisk?.text else {
      if !isOptional { absent.append(file) }
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { continue }
        read(file.folder.appending(String(parts[1])), isOptional: isOptional, depth: depth + 1)
      } else if let (key, value) = Self.setting(line) {
        levels.add(key, value)
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var end = line.startIndex
    while end < line.endIndex, !line[end...].hasPrefix("//") { end = line.index(after: end) }
    return String(line[..<end])
  }

  /// The two sides of the equals sign after the name and its conditions.
  private static func setting(_ line: String) -> (String, String)? {
    var depth = 0
    for index in line.indices {
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      guard line[index] == "=", depth == 0 else { continue }
      let value = String(line[line.index(after: index)...]).trimmed
      return (
        String(line[..<index]).trimmed,
        value.hasSuffix(";") ? String(value.dropLast()).trimmed : value
      )
    }
    return nil
  }
}
