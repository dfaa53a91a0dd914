import CommandLineArguments
import WidgetManifest

/// Checks manifests alone.
struct ValidateCommand: Command {
  static let name = "validate"
  static let summary = "check manifests alone"
  static let discussion: String? = """
    What each key is for stands in the JSON Schema, which '$schema' shows to editors.

    """
    + ManifestSchema.keys.map { "\($0.object): \($0.names.joined(separator: ", "))" }
    .joined(separator: "\n\n")

  let manifests = ManifestArguments()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let found = try manifests.selection(console).manifests
    for problem in found.compactMap(\.manifest.shortcomingOfFiles) { console.warning(problem) }
    try console.result(found.map { "\($0.path): usable" })
    return .success
  }
}
