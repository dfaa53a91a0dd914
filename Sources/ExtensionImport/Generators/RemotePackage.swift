/// A package in a repository, as XcodeGen describes it, in the form of a project file.
struct RemotePackage {
  /// The fields of the reference.
  let fields: [String: ProjectValue]

  /// Reads a description; nil for a package that lies beside the project.
  init?(_ value: ProjectValue) {
    guard let table = value.table else { return nil }
    let github = table["github"]?.text.map { "https://github.com/\($0)" }
    guard let location = table["url"]?.text ?? github else { return nil }
    let forms = [
      ("from", "upToNextMajorVersion", "minimumVersion"),
      ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
      ("minorVersion", "upToNextMinorVersion", "minimumVersion"),
      ("exactVersion", "exactVersion", "version"), ("version", "exactVersion", "version"),
      ("branch", "branch", "branch"), ("revision", "revision", "revision"),
    ]
    var requirement: [String: ProjectValue] = [:]
    for (key, kind, name) in forms where requirement.isEmpty {
      if let text = table[key] { requirement = ["kind": .text(kind), name: text] }
    }
    if let least = table["minVersion"], let most = table["maxVersion"] {
      requirement = [
        "kind": .text("versionRange"), "minimumVersion": least, "maximumVersion": most,
      ]
    }
    fields = ["repositoryURL": .text(location), "requirement": .table(requirement)]
  }
}
