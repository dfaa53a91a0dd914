import Foundation

/// A project of Xcode that was read.
struct XcodeProject: Sendable {
  /// The bundle whose name ends with `.xcodeproj`.
  let bundle: AbsolutePath
  /// The folder that the project's paths start from.
  let folder: AbsolutePath
  /// The objects of the project file.
  let objects: ProjectObjects
  /// The paths of its files and groups.
  let places: ProjectPlaces

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bundle: The bundle whose name ends with `.xcodeproj`.
  ///   - top: The folder from which errors name files.
  /// - Throws: `ImportError` where the project file is unusable.
  init(_ bundle: AbsolutePath, namedFrom top: AbsolutePath) throws(ImportError) {
    let file = bundle.appending("project.pbxproj")
    let name = file.relative(to: top)
    guard let data = file.data else { throw ImportError(file: name, problem: .unreadable) }
    let value: ProjectValue
    do {
      value = try ProjectValue(reading: data)
    } catch {
      throw ImportError(file: name, problem: .malformed(error))
    }
    guard let objects = ProjectObjects(value) else {
      throw ImportError(file: name, problem: .noProject)
    }
    self.bundle = bundle
    self.objects = objects
    folder = bundle.folder.appending(objects.project.text("projectDirPath") ?? "")
    places = ProjectPlaces(objects, from: folder)
  }

  /// The project's name.
  var name: String { bundle.stem }

  /// The targets that Xcode builds itself, in the project's order.
  var targets: [ProjectTarget] {
    objects.objects(objects.project.texts("targets"))
      .filter { $0.kind == "PBXNativeTarget" }
      .map { ProjectTarget($0, of: self) }
  }
}
