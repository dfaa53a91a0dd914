import Foundation

/// Writes `EveryCheck.swift`: one array with an instance of each check named by its file.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else { exit(64) }
let names = arguments.dropFirst().map {
  URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
}.sorted()
let source = """
  extension CheckCatalog {
    static let every: [any Check] = [
  \(names.map { "    \($0)()," }.joined(separator: "\n"))
    ]
  }

  """
try source.write(toFile: output, atomically: true, encoding: .utf8)
