import Foundation

/// A build tool that writes the Swift file of a table.
///
/// A file with the same text already is left alone, so that a change of the generator rebuilds only
/// the modules whose declarations it changes.
@main
enum DeclarationTableProgram {
  /// Reads the first file named on the command line and writes the second.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let table = arguments.first, let output = arguments.last else {
      stop("usage: DeclarationTableGenerator <table> <output>", status: 64)
    }
    do {
      let text = try String(contentsOfFile: table, encoding: .utf8)
      let declarations = try TableFile(text, name: table).declarations()
      if (try? String(contentsOfFile: output, encoding: .utf8)) == declarations { return }
      try declarations.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      stop("\(error)", status: 65)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    exit(status)
  }
}
