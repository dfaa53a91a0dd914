import SwiftPackages

/// The description for XcodeGen that includes another, and the folder from which its paths start.
///
/// A project with several programs often has one description for each of its targets, and a script
/// that copies the description of a program, which includes them, into the repository's folder.
struct XcodeGenInclusion {
  /// The description that includes the other one.
  let file: AbsolutePath
  /// The folder from which its paths start: its own, or one above that has all of them.
  let folder: AbsolutePath

  /// Finds the first description in a file's repository that includes it; nil for none.
  init?(of file: AbsolutePath) {
    let names = ProjectDescription.yamlNames
    guard names.contains(file.name), let repository = file.folder.repository else { return nil }
    for other in Self.descriptions(below: repository) where other != file {
      let paths = XcodeGenSpec.includes(of: other)
      guard !paths.isEmpty else { continue }
      var place = other.folder
      while true {
        if paths.contains(where: { place.appending($0) == file }) {
          (self.file, folder) = (other, place)
          return
        }
        if place == repository { break }
        place = place.folder
      }
    }
    return nil
  }

  private static let folderLimit = 20_000

  /// The descriptions in a folder and below it, in order of their paths.
  private static func descriptions(below folder: AbsolutePath) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var waiting = [folder]
    var count = 0
    while let place = waiting.popLast(), count < folderLimit {
      count += 1
      for entry in place.entries where !entry.isLink {
        if ProjectDescription.yamlNames.contains(entry.name) {
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
}
