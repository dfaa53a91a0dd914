import Foundation

/// The Swift files that Xcode projects list and that are not on disk, as those which tools generate.
struct AbsentProjectFiles {
  private let names: Set<String>

  /// The number of files looked at before giving up.
  private static let lookedAtFiles = 50_000

  /// Looks through the projects below a folder.
  init(below root: URL) {
    let below = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var listed: Set<String> = []
    var present: Set<String> = []
    var lookedAt = 0
    while let file = below?.nextObject() as? URL, lookedAt < Self.lookedAtFiles {
      lookedAt += 1
      if file.pathExtension == "swift" { present.insert(file.lastPathComponent) }
      guard file.lastPathComponent == "project.pbxproj",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      listed.formUnion(Self.sources(in: text))
    }
    names = listed.subtracting(present)
  }

  /// The names of the Swift files to which a project refers.
  private static func sources(in project: String) -> Set<String> {
    var names: Set<String> = []
    for line in project.split(separator: "\n") where line.contains(".swift") {
      guard let value = line.split(separator: "path = ", maxSplits: 1).dropFirst().first else {
        continue
      }
      let path = value.split(separator: ";")[0].filter { $0 != "\"" }
      if path.hasSuffix(".swift"), let name = path.split(separator: "/").last {
        names.insert(String(name))
      }
    }
    return names
  }

  /// The absent file that has a declaration's name, with or without another word after it.
  func file(named name: String) -> String? {
    names.filter { $0.hasPrefix(name + ".") || $0.hasPrefix(name + "+") }.min()
  }
}
