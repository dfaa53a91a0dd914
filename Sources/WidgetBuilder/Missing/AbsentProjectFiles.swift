import Foundation

/// The Swift files of a project that are not on disk.
///
/// These are files that Xcode projects list, as tools generate them, and files that `.gitignore`
/// names, such as those with keys of services.
struct AbsentProjectFiles {
  private let names: Set<String>
  /// The files that `.gitignore` names and that are not on disk, sorted.
  let ignored: [String]

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
    // Names are compared without case: of one file it may differ between file systems.
    let here = Set(present.map { $0.lowercased() })
    ignored = Self.ignoredSources(around: root).filter { !here.contains($0.lowercased()) }.sorted()
  }

  /// The Swift files whose names stand in `.gitignore`, in the folder, those directly in it and
  /// those above it up to the repository's.
  private static func ignoredSources(around root: URL) -> Set<String> {
    let manager = FileManager.default
    var folders = [root]
    folders += (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    var above = root
    while above.path != "/",
      !manager.fileExists(atPath: above.appendingPathComponent(".git").path)
    {
      above.deleteLastPathComponent()
      folders.append(above)
    }
    // Outside of a repository nothing tells the author's own folders from others.
    if above.path == "/" {
      folders.removeAll { root.path.hasPrefix($0.path + "/") || $0.path == "/" }
    }
    return folders.reduce(into: []) { names, folder in
      let file = folder.appendingPathComponent(".gitignore")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for line in text.split(whereSeparator: \.isNewline) where line.hasSuffix(".swift") {
        let name = line.split(separator: "/").last ?? line
        if !name.contains(where: { "*?[#! ".contains($0) }) { names.insert(String(name)) }
      }
    }
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
