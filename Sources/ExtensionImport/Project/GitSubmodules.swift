/// The git submodules of a repository whose folders are empty, as a clone without them leaves them.
struct GitSubmodules {
  /// The repository's folder.
  let repository: AbsolutePath
  /// The folders of the submodules that are not there, in order.
  let empty: [AbsolutePath]

  /// Finds the repository around a folder; nil for one without absent submodules.
  init?(around folder: AbsolutePath) {
    var repository = folder
    while !repository.appending(".git").exists {
      guard repository.folder != repository else { return nil }
      repository = repository.folder
    }
    self.repository = repository
    empty = Self.paths(in: repository.appending(".gitmodules").text ?? "")
      .map { repository.appending($0) }
      .filter { $0.isWithin(repository) && $0.entries.isEmpty }.sorted()
    if empty.isEmpty { return nil }
  }

  /// The sentence with the command that gets them.
  ///
  /// - Parameter top: The folder that paths are relative to.
  /// - Returns: The sentence.
  func sentence(_ top: AbsolutePath) -> String {
    let folders = ImportNotes.list(empty.map { $0.relative(to: top) })
    let subject = empty.count == 1 ? "a git submodule is" : "git submodules are"
    return "\(subject) not here: \(folders); "
      + "'git submodule update --init --recursive' in \(repository.name) gets them"
  }

  /// The values of `path` in a file of submodules.
  private static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      return parts.count == 2 && parts[0] == "path" && !parts[1].isEmpty ? parts[1] : nil
    }
  }
}
