/// Checks manifests alone.
struct ValidateCommand: Command {
  static let name = "validate"
  static let usage = "[MANIFEST-OR-FOLDER ...]"
  static let summary = "check manifests alone"
  static let options = Option.talk

  private let arguments: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments.arguments
  }

  func run(_ console: Console) -> ExitStatus {
    guard let selection = ManifestSelection(arguments, console) else { return .unusableInput }
    for located in selection.manifests { print("\(located.path): usable") }
    return .success
  }
}
