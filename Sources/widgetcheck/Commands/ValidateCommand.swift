import CommandLineArguments

/// Checks manifests alone.
struct ValidateCommand: Command {
  static let name = "validate"
  static let summary = "check manifests alone"

  let manifests = ManifestArguments()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let lines = try manifests.selection(console).manifests.map { "\($0.path): usable" }
    try console.result(lines)
    return .success
  }
}
