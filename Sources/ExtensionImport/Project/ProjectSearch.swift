import SwiftPackages

/// Finds Xcode's projects around a folder.
enum ProjectSearch {
  private static let folderLimit = 20_000
  private static let levelLimit = 8

  /// Whether a project is there and not only its folder, as where a generator makes it.
  private static func isProject(_ entry: AbsolutePath) -> Bool {
    entry.ending == "xcodeproj" && entry.appending("project.pbxproj").exists
  }

  /// Whether a file describes a project that a generator has not made yet.
  private static func isDescription(_ entry: AbsolutePath) -> Bool {
    ProjectDescription.fileNames.contains(entry.name)
      && !entry.folder.entries.contains(where: isProject) && ProjectDescription(entry) != nil
  }

  /// Returns the projects in a folder and below it, in order of their paths.
  static func below(_ folder: AbsolutePath) -> [AbsolutePath] {
    let found = entries(below: folder) { isDescription($0) || isProject($0) }
    // A description that another one includes is a part of that one's project.
    let included = found.filter { ProjectDescription.yamlNames.contains($0.name) }
      .flatMap { file in XcodeGenSpec.includes(of: file).map(file.folder.appending) }
    return found.filter { !included.contains($0) }
  }

  /// Looks through a folder and those below it, but for third-party sources, and for folders that
  /// count as one file; links are not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isWanted: Whether an entry is looked for; such an entry is not entered.
  /// - Returns: The entries, in order of their paths.
  static func entries(
    below folder: AbsolutePath, where isWanted: (AbsolutePath) -> Bool
  ) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var waiting = [folder]
    var count = 0
    while let place = waiting.popLast(), count < folderLimit {
      count += 1
      for entry in place.entries where !entry.isLink {
        if isWanted(entry) {
          found.append(entry)
        } else if entry.isFolder, !PackagePlaces.foreignFolderNames.contains(entry.name),
          !FileKind.bundleEndings.contains(entry.ending)
        {
          waiting.append(entry)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the projects in the folders above, and in a repository those beside them, too.
  ///
  /// Some generators put sources and project into two folders that lie side by side. Outside of a
  /// repository nothing tells the author's own folders from others.
  static func above(_ folder: AbsolutePath) -> [AbsolutePath] {
    var above: [AbsolutePath] = []
    var place = folder
    while place.path != "/", above.count < levelLimit, !isTop(place) {
      place = place.folder
      above.append(place)
    }
    let isRepository = isTop(place)
    let found = above.flatMap { place -> [AbsolutePath] in
      let children = place.entries.filter { $0.isFolder && !$0.isLink }
      let beside = children.filter { !PackagePlaces.foreignFolderNames.contains($0.name) }
      return children + (isRepository ? beside.flatMap(\.entries) : [])
    }
    let described = above.flatMap(\.entries).filter(isDescription)
    return Set(found.filter(isProject) + described).sorted()
  }

  private static func isTop(_ folder: AbsolutePath) -> Bool {
    folder.appending(".git").exists
  }
}
