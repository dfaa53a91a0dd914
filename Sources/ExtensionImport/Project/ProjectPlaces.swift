/// The paths of a project's files and groups.
///
/// A group's path starts from the group around it, unless its source tree says otherwise. What lies
/// among products or in an SDK has no place, since it is none of the author's.
struct ProjectPlaces: Sendable {
  private let places: [String: AbsolutePath]

  /// Follows the groups of a project from the outermost one.
  ///
  /// - Parameters:
  ///   - objects: The project's objects.
  ///   - folder: The folder that the project's paths start from.
  init(_ objects: ProjectObjects, from folder: AbsolutePath) {
    var places: [String: AbsolutePath] = [:]
    var waiting: [(id: String, around: AbsolutePath?)] = []
    if let main = objects.project.text("mainGroup") { waiting.append((main, folder)) }
    var seen: Set<String> = []
    while let (id, around) = waiting.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let stated = Self.place(of: object, around: around, project: folder)
      let place = stated.map { Self.moved($0, to: folder) }
      places[id] = place
      waiting += object.texts("children").map { ($0, place) }
    }
    self.places = places
  }

  private static func place(
    of object: ProjectObject, around: AbsolutePath?, project: AbsolutePath
  ) -> AbsolutePath? {
    let path = object.text("path")
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return path.map { path in around.map { $0.appending(path) } } ?? around
    case "SOURCE_ROOT": return path.map(project.appending) ?? project
    case "<absolute>": return path.map { AbsolutePath($0) }
    default: return nil
    }
  }

  /// Returns the place in a project's folder of what its author's machine had elsewhere.
  ///
  /// Where the path leads out of the project to nothing, the longest end of it that is in the
  /// project's folder, with one folder at least, is taken: Xcode writes such paths for files that
  /// were dragged in.
  private static func moved(_ place: AbsolutePath, to project: AbsolutePath) -> AbsolutePath {
    guard !place.isWithin(project), place.onDisk == nil else { return place }
    let parts = place.parts
    let ends = parts.indices.dropLast().lazy.map { parts[$0...].joined(separator: "/") }
    return ends.map { project.appending($0) }.first { $0.exists } ?? place
  }

  /// The place of a file, a group or a synchronized folder.
  subscript(id: String) -> AbsolutePath? { places[id] }
}
