import SwiftPackages

/// The files below a folder that can belong to an extension.
struct FolderWalk {
  private static let fileLimit = 100_000

  /// The files, and the folders that count as one file, such as catalogues, in order of their
  /// paths.
  private(set) var files: [AbsolutePath] = []
  /// The folders that were not entered and that hold Swift files, or may.
  private(set) var passedOver: [AbsolutePath] = []

  /// Walks through a folder; links are not followed.
  init(_ folder: AbsolutePath) {
    var waiting = [folder]
    while let place = waiting.popLast(), files.count < Self.fileLimit {
      for entry in place.entries where !entry.isLink || !entry.isFolder {
        if !entry.isFolder || FileKind.bundleEndings.contains(entry.ending) {
          files.append(entry)
        } else if entry.name == StandInFolder.name {
          // An earlier call wrote it.
          continue
        } else if Self.isPassedOver(entry) {
          passedOver.append(entry)
        } else {
          waiting.append(entry)
        }
      }
    }
    files.sort()
    passedOver.sort()
  }

  /// Whether a folder holds tests, third-party sources, or a build's output.
  private static func isPassedOver(_ folder: AbsolutePath) -> Bool {
    PackagePlaces.foreignFolderNames.contains(folder.name) || folder.name.hasSuffix("Tests")
      || folder.name == "Test"
  }
}
