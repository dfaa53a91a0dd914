/// Finds Xcode's projects around a folder.
enum ProjectSearch {
  /// Folders that hold what others wrote, or what a build made.
  static let ignoredNames: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "checkouts",
    "vendor",
  ]

  private static let folderLimit = 20_000
  private static let levelLimit = 8

  /// Returns the projects in a folder and below it, in order of their paths.
  static func below(_ folder: Location) -> [Location] {
    var found: [Location] = []
    var waiting = [folder]
    var count = 0
    while let place = waiting.popLast(), count < folderLimit {
      count += 1
      for entry in place.entries where entry.isFolder && !entry.isLink {
        if entry.ending == "xcodeproj" {
          found.append(entry)
        } else if !ignoredNames.contains(entry.name),
          !FileKind.bundleEndings.contains(entry.ending)
        {
          waiting.append(entry)
        }
      }
    }
    return found.sorted()
  }

  /// Returns the projects in the folders above, and beside those, up to the repository's top.
  ///
  /// Some generators put sources and project into two folders that lie side by side.
  static func above(_ folder: Location) -> [Location] {
    var found: Set<Location> = []
    var place = folder
    for _ in 0..<levelLimit where place.path != "/" && !isTop(place) {
      place = place.folder
      let children = place.entries.filter(\.isFolder)
      let beside = children.filter { !ignoredNames.contains($0.name) && !$0.isLink }
      for entry in children + beside.flatMap(\.entries) where entry.ending == "xcodeproj" {
        found.insert(entry)
      }
    }
    return found.sorted()
  }

  private static func isTop(_ folder: Location) -> Bool {
    folder.appending(".git").exists
  }
}
