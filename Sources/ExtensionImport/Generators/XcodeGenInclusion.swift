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
    let others = ProjectSearch.entries(below: repository) { names.contains($0.name) && $0 != file }
    for other in others {
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
}
