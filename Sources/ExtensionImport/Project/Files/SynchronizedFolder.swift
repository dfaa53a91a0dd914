import SwiftPackages

/// A folder of which a project takes all files, with exceptions.
///
/// Every file below the folder belongs to the targets that the folder is given to. An exception of
/// such a target takes a file out; an exception of another target puts a file into that one.
struct SynchronizedFolder: Sendable {
  private static let fileLimit = 50_000

  /// The folder.
  let folder: AbsolutePath
  private let exceptions: [ProjectObject]
  private let wholeFolders: [AbsolutePath]

  /// Takes a synchronized folder of a project; nil for one that has no place.
  init?(_ object: ProjectObject, of project: XcodeProject) {
    guard let folder = project.places[object.id]?.onDisk else { return nil }
    self.folder = folder
    exceptions = project.objects.objects(object.texts("exceptions"))
      .filter { $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
    wholeFolders = object.texts("explicitFolders").map(folder.appending)
  }

  /// Returns the files that belong to a target.
  ///
  /// - Parameters:
  ///   - target: The target's id.
  ///   - isMember: Whether the folder is given to the target.
  ///   - filter: The platform's word in filters.
  /// - Returns: The files, in order of their paths.
  func files(of target: String, isMember: Bool, filter: String) -> [AbsolutePath] {
    let own = exceptions.filter { $0.text("target") == target }
    let named = own.flatMap { $0.texts("membershipExceptions") }
    return files(below: folder).filter { file in
      named.contains { names($0, file) } != isMember && isActive(file, own, filter)
    }
  }

  /// Whether an exception names a file: by its path, or in all languages at once.
  private func names(_ exception: String, _ file: AbsolutePath) -> Bool {
    let localized = "/Localized: "
    guard exception.hasPrefix(localized) else { return file.isWithin(place(exception)) }
    let general = place(String(exception.dropFirst(localized.count)))
    return file.folder.ending == "lproj" && file.folder.folder == general.folder
      && file.stem == general.stem
  }

  private func place(_ path: String) -> AbsolutePath {
    folder.appending(String(path.drop { $0 == "/" }))
  }

  /// Whether the filters by path leave a file to a platform.
  private func isActive(_ file: AbsolutePath, _ sets: [ProjectObject], _ filter: String) -> Bool {
    sets.allSatisfy { set in
      set.table("platformFiltersByRelativePath").allSatisfy { path, filters in
        !file.isWithin(place(path)) || filters.texts.contains(filter)
      }
    }
  }

  /// The files below a folder; folders that are one thing are taken whole.
  private func files(below start: AbsolutePath) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var waiting = [start]
    while let place = waiting.popLast(), found.count < Self.fileLimit {
      let isOne =
        !place.isFolder || FileKind.bundleEndings.contains(place.ending)
        || wholeFolders.contains(place)
      if isOne {
        found.append(place)
      } else if place == start || !place.isLink {
        // Stand-ins that an earlier call wrote into the folder are no part of the target.
        waiting += place.entries.filter { $0.name != StandInFolder.name }.reversed()
      }
    }
    return found
  }
}
