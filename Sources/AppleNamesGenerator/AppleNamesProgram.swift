import Foundation

/// Writes a Swift file with the names of Apple's types and of their members, as `init` knows them.
///
/// Arguments: the file to write, and the tables of Apple's declarations, a module each. A file with
/// the same names already is left alone, so that `init` is not built anew for another table's
/// change.
@main
enum AppleNamesProgram {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { exit(64) }
    var names = AppleNames()
    for path in arguments.dropFirst() {
      let table = URL(fileURLWithPath: path)
      names.add(
        try String(contentsOf: table, encoding: .utf8),
        of: table.deletingPathExtension().lastPathComponent)
    }
    let source = names.source
    if (try? String(contentsOfFile: output, encoding: .utf8)) == source { return }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }
}
