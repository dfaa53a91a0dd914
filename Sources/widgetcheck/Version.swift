/// The program's version.
enum Version {
  /// The version, as `--version` prints it and reports carry it.
  static let current = "0.1.0"
}
